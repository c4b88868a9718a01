export { LEARN_PAGE } from '../en/learn-page.ts';
