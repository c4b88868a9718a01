import style from './odds.css?inline';

/** All components that show odds in a battle or beside a province, in one module: fetched with the first use. */
export { BattleLine, BattleOdds } from './BattleOdds.tsx';
export { PlaceOdds, PlaceOddsNote } from './PlaceOdds.tsx';
export { OddsSpeech } from './words.ts';

document.head.append(Object.assign(document.createElement('style'), { textContent: style }));
