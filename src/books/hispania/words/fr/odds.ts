import { share } from '../../../../words/fr/share.ts';
import { type Rich, t } from '../../../../words/rich.ts';
import type { ODDS as English } from '../en/odds.ts';
import { r } from '../marks.ts';
import { et } from './grammar.ts';
import { kind } from './units.ts';

/** Les mots des chances d’une bataille. Les nombres viennent arrondis par la figure : des centièmes ou des millièmes. */

/** `2,4`, `0,3` ; `0` où il n’y a rien du tout, jamais `0,0` où il y a quelque chose. */
const decimal = (number: number): string => {
  if (number === 0) return '0';
  return number < 0.05 ? 'moins de\u00a00,1' : (Math.round(number * 10) / 10).toFixed(1).replace('.', ',');
};
const sur100 = (number: number | string): string => `${number}\u00a0sur\u00a0100`;

const LEFT_OUT = {
  submission: 'une soumission',
  tokens: 'les événements',
  sign: 'le Signe de Dieu',
};

export const ODDS: typeof English = {
  title: 'Chances',
  decimal,
  share,
  in100: (parts, of, chance) => sur100(share(parts, of, chance)),

  // Après le nom d’une nation, sans verbe ni accord.
  ends: {
    attackerWins: { who: 'attacker', is: 'victoire' },
    defenderRetreats: { who: 'defender', is: 'retraite' },
    submits: { who: 'defender', is: 'soumission' },
    mutual: { is: 'plus aucune unité' },
    undecided: { is: 'indécis' },
    attackerRetreats: { who: 'attacker', is: 'retraite' },
    defenderWins: { who: 'defender', is: 'victoire' },
  },
  column: (parts, chance) => (parts === 0 && chance > 0 ? '<1' : share(parts, 100, chance)),

  otherwise: 'aucun des deux',

  taken: 'Province prise',
  points: 'PV de combat',
  mean: 'Nombre moyen de rounds',

  losses: 'Pertes moyennes',
  unit: 'Unité',
  kind: (id) => kind(id),
  leaders: 'Chefs tués',
  all: 'Total',
  none: 'aucune',

  rounds: 'Fin après le round',
  round: (first, more) => (more ? `${first}+` : `${first}`),

  policy: {
    title: 'Décisions des deux camps',
    aims: 'Cibles',
    aimsOf: (name) => `Cibles\u00a0: ${name}`,
    aim: {
      default: 'comme proposé',
      best: 'les meilleures à chaque round',
      first: (id) => `${kind(id)} d’abord`,
    },
    retreat: 'Retraite',
    retreatOf: (name) => `Retraite\u00a0: ${name}`,
    retreats: {
      never: 'jamais',
      below: 's’il reste moins d’unités que',
      winning: 'si la chance de victoire passe sous',
    },
    belowOf: (name) => `${name}, retraite s’il reste moins d’unités que`,
    less: 'Une de moins',
    more: 'Une de plus',
    winningOf: (name) => `${name}, chance de victoire`,
    in100: (n) => sur100(n),
    usual: 'Rétablir',
  },
  not: {
    says: (parts: readonly Rich[]) => t`Sans compter\u00a0: ${et(parts)}.`,
    submission: (name) => t`soumission (${name}) ${r('9.6-submission')}`,
    tokens: t`événements encore en main ${r('10.3')}`,
    sign: t`Signe de Dieu ${r('10.2')}`,
  },
  exact: 'Valeurs exactes pour ces décisions.',
  computing: 'calcul en cours…',
  failed: 'Les chances n’ont pas pu être calculées.',
  tooLarge: 'Trop d’unités pour ce calcul.',
  way: {
    taken: (number, not) =>
      not.length === 0
        ? `Prise\u00a0: ${number}`
        : `Prise\u00a0: ${number}, sans compter ${et(not.map((one) => [LEFT_OUT[one]])).join('')}`,
    says: 'Prise\u00a0: chances de prendre la province si ces unités attaquent avec les vôtres qui y sont déjà et nulle autre, avec les cibles proposées et sans retraite.',
  },

  twin: {
    ends: (all) =>
      `Sur 100\u00a0batailles pareilles\u00a0: ${all
        .map(({ who, is, number }) => `${is}${who ? ` (${who})` : ''} dans ${number}`)
        .join('\u00a0; ')}.`,
    rounds: (all) =>
      `Dernier round de 100\u00a0batailles pareilles\u00a0: ${all
        .map(([round, more, number]) => `round\u00a0${round}${more ? '\u00a0ou plus' : ''} dans ${number}`)
        .join('\u00a0; ')}.`,
  },
};
