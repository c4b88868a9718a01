import style from './stage.css?inline';

export { foughtAt } from './fought.ts';
export { stacksOf } from './on-map.ts';
export { Stage } from './Stage.tsx';
/** All parts that show a battle, in one module: fetched with the first battle. */
export { GivenOrder, StandingOrder } from './StandingOrder.tsx';
export { Stays, Verdict, VerdictHead } from './Verdict.tsx';
export { StageSpeech } from './words.ts';

document.head.append(Object.assign(document.createElement('style'), { textContent: style }));
