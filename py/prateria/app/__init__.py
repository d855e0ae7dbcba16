"""The edge to the browser: the only room that imports js, pyodide or pyscript."""
