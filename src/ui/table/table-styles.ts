/**
 * The styles of any table, for a page that contains one. They are imported in one place, so that they form one file for
 * all books.
 */
import './table.css';
import './home.css';
import './games/games.css';
import './history/history.css';
import './history/log.css';
