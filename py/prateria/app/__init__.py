"""The app: a game on this device, in the browser. Only `edge` imports js and pyodide."""
