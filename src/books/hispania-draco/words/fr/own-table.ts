import type { OWN as EN } from '../en/own-table.ts';

/** Les mots des parties de la table qui n’appartiennent qu’à ce livre. */
export const OWN: typeof EN = {
  heading: (round) => `Hispania de Draco Ideas, manche\u00a0${round}`,
  turn: (round, general, phase) => `Manche\u00a0${round}, ${general}\u00a0: ${phase}`,
  basic: 'Jeu de base',
};
