import frame from '../../../../../ui/story/story.css?inline';
import style from './story.css?inline';

/** The page of the story with all its components, in one module: fetched when it is first opened. */
export { Story } from './Story.tsx';
export { StorySpeech } from './words.ts';

document.head.append(Object.assign(document.createElement('style'), { textContent: frame + style }));
