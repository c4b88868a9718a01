export { FACTS } from '../../words/en/facts.ts';
export { playerOf } from './player.ts';
