export { FACTS } from '../../words/fr/facts.ts';
export { playerOf } from './player.ts';
