import style from './odds.css?inline';

/** All that shows odds in a battle or beside a province, in one piece: fetched when there is the first of them. */
export { BattleLine, BattleOdds } from './BattleOdds.tsx';
export { PlaceOdds, PlaceOddsNote } from './PlaceOdds.tsx';
export { OddsSpeech } from './words.ts';

document.head.append(Object.assign(document.createElement('style'), { textContent: style }));
