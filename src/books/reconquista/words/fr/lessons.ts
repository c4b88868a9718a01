export { LESSON_WORDS } from '../en/lessons.ts';
