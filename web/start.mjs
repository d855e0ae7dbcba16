// The page's own code: the lobby, and the table with all that Python may ask of it. The build makes one file of it.
import './lobby.mjs';
import './page.mjs';
