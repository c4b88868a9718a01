import { half } from '../../../../words/half.ts';
import { t } from '../../../../words/rich.ts';
import type { Owner } from '../../engine/data/ids.ts';
import type { AROUND as English } from '../en/around.ts';
import { compte } from './grammar.ts';
import { HAND } from './hand.ts';
import { NAMES } from './names.ts';
import { standing } from './twin.ts';
import { places } from './units.ts';

/** Loin de combien de provinces, et si le mouvement y finit. */
const away = (steps: number, ends: boolean): string =>
  `à ${compte(steps, 'province')}${ends ? ', fin du mouvement' : ''}`;

/** Ce que seul Hispania dit autour d’une position qui se joue. */
export const AROUND: typeof English = {
  seeOdds: 'Voir les chances',
  noOdds: 'Les chances n’ont pas pu être chargées.',

  amount: (name, value) => {
    if (Object.hasOwn(NAMES.nations, name)) return [NAMES.nations[name as Owner], half(value)];
    const what = { gold: 'Or', bid: 'PV' }[name];
    return what ? [what, half(value)] : ['Unités', `${value}`];
  },
  offMap: 'Troupe d’El Cid',
  joined: 'Se joignent à la pile',
  round: (round) => `Round\u00a0${round}`,
  aimsAt: () => 'contre',
  die: ({ value, hit }) => `${value}\u00a0: ${hit ? 'touche' : value === 1 ? 'rate toujours' : 'rate'}`,

  parts: {
    nation: 'la nation',
    editor: 'l’éditeur de position',
    corrections: 'le formulaire des corrections',
    correctionsPart: 'cette partie des corrections',
    odds: 'la page des chances',
  },

  board: {
    keys: 'Les flèches vont de province en province, les lettres à un nom\u00a0; Entrée choisit, Maj+I décrit, Échap quitte. La liste à côté du plateau dit la même chose.',
    ground: (terrain, room, capital) =>
      `${terrain === 'plain' ? 'plaine' : 'montagne'}, ${capital ? 'capitale, ' : ''}limite\u00a0${room}`,
    marks: {
      may: 'des unités peuvent se déplacer d’ici',
      moved: 'aucune unité ne peut se déplacer d’ici',
      reach: (steps, ends) => `accessible, ${away(steps, ends)}`,
      fight: (steps, ends) => `bataille possible, ${away(steps, ends)}`,
    },
    note: {
      income: (gold) => `revenu\u00a0${gold}`,
      empty: 'Aucune unité.',
      stands: standing,
      beside: (all) =>
        `Unités adjacentes\u00a0: ${all.map(({ owner, units, from }) => `${owner} ${units} (${NAMES.places[from]})`).join(', ')}.`,
    },
    picked: (name, who, reached) =>
      `${name}, choix\u00a0: ${who}\u00a0; ${reached < 2 ? `${reached}\u00a0lieu accessible` : `${reached}\u00a0lieux accessibles`}`,
  },
  hand: HAND,
  figure: (shown) => (shown.length > 4 ? ['Carte d’une partie de l’Hispanie'] : t`Carte\u00a0: ${places(shown)}`),
};
