/** The styles of any table, for a page that holds one: in one place, so that they make a file that all books share. */
import './table.css';
import './games/games.css';
import './history/history.css';
import './history/log.css';
