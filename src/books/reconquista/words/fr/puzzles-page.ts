export { PUZZLES_PAGE } from '../en/puzzles-page.ts';
