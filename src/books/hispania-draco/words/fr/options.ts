import type { OPTION_FAULTS as EN } from '../en/options.ts';

/** Pourquoi des options ne vont pas ensemble (2.2, 8.6, 8.7, 9). */
export const OPTION_FAULTS: typeof EN = {
  level: 'Chaque valeur du niveau doit être l’un des 3\u00a0nombres imprimés.',
  'scenario-level': 'Le scénario ne permet pas ce niveau.',
  'forbidden-variant': 'Le scénario exclut l’une de ces variantes.',
  'hispano-coins': 'Avec Hispano, le niveau doit avoir 6\u00a0deniers par tour.',
  'murder-without-terror': 'L’assassinat du chef demande la variante Terror.',
};
