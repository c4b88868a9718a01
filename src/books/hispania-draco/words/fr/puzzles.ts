import { list, type Rich, t } from '../../../../words/rich.ts';
import type { GeneralId, SpaceId } from '../../engine/data/ids.ts';
import { type Asked, type Chance, type Counted, NEVER, STAYS } from '../../puzzles/puzzle.ts';
import type * as EN from '../en/puzzles.ts';
import { s } from '../marks.ts';
import { dans, deLieu, deniers, et, Le, le } from './grammar.ts';

/** Les mots d’une énigme, les mêmes sur sa page et pendant la réponse. */

/** Le titre d’une énigme, selon sa sorte. */
export const PUZZLE_TITLES: typeof EN.PUZZLE_TITLES = {
  certain: 'La victoire certaine',
  stand: 'Où se placer\u00a0?',
  coins: 'Combien de deniers suffisent\u00a0?',
  chance: 'Quelles chances\u00a0?',
  price: 'Combien coûte le trajet\u00a0?',
  rolled: 'Que fait le jet\u00a0?',
  goes: 'Où va l’armée\u00a0?',
  toward: 'Quelles chances\u00a0?',
  risen: 'Quelle ville est en danger\u00a0?',
  beaten: 'Le préteur est-il à l’abri\u00a0?',
  defeat: 'La partie est-elle perdue\u00a0?',
};

type Asks = { readonly [is in Asked['is']]: (asked: Extract<Asked, { readonly is: is }>) => Rich };

const depuis = (general: GeneralId, n: number): string => `De sa case, ${le(general)} dépense ${deniers(n)}`;

const ASK: Asks = {
  certain: ({ general, coins }) =>
    t`${depuis(general, coins)} pour un seul siège ou une seule attaque. Contre quelle ville gagne-t-il quel que soit le jet\u00a0?`,
  stand: ({ general, at, coins }) =>
    t`${Le(general)} peut être dans l’une de ces villes, et assiège de là ${s(at)} avec ${deniers(coins)}. Depuis laquelle tout résultat suffit-il\u00a0?`,
  coins: ({ general, at }) =>
    t`De sa case, ${le(general)} assiège ${s(at)}. Combien de deniers faut-il au moins pour que ce soit certain\u00a0?`,
  chance: ({ general, at, coins }) =>
    t`${depuis(general, coins)} pour combattre ${dans(at)}. Quelles sont ses chances de gagner\u00a0?`,
  price: ({ general, to }) => t`Combien de deniers faut-il au moins pour que ${le(general)} arrive ${dans(to)}\u00a0?`,
  rolled: ({ at }) => t`Le jet de révolte désigne ${s(at)}. Qu’y place-t-on\u00a0?`,
  goes: ({ from, die }) =>
    t`L’armée ${deLieu(from)} se déplace. S’il faut lancer le dé hispanique, il donne ${die}. Où va-t-elle\u00a0?`,
  toward: ({ from, to }) =>
    t`L’armée ${deLieu(from)} se déplace. Quelles sont les chances qu’elle s’en prenne à ${s(to)}\u00a0?`,
  risen: () => [
    'Une phase hispanique commence. Laquelle de ces villes risque le plus d’être en révolte à la fin\u00a0?',
  ],
  beaten: ({ general }) =>
    t`Les armées vont se déplacer. Quelles sont les chances que ${le(general)} soit battu dans cette phase\u00a0?`,
  defeat: () => [
    'La réserve n’a plus de révolte. Quelles sont les chances que la partie soit perdue dans cette phase hispanique\u00a0?',
  ],
};

/** La question d’une énigme. */
export const askOf: typeof EN.askOf = (asked) => (ASK[asked.is] as (asked: Asked) => Rich)(asked);

/** Ce que le plateau ne montre pas, et dont dépend une phase hispanique. */
export const besideSaid: typeof EN.besideSaid = (armies) => [`Armées en réserve\u00a0: ${armies}.`];

const ROLLED: { readonly [option: string]: string } = {
  army: 'une armée',
  revolt: 'une révolte',
  full: 'rien\u00a0: la ville est pleine',
  held: 'rien\u00a0: la ville est protégée',
};

/** Une fraction comme elle se lit : `5/12` est `5 sur 12`. */
const enMots = (option: string): string => option.replace('/', ' sur\u00a0');

/** L’une des réponses. */
export const optionOf: typeof EN.optionOf = ({ is }, answer) => {
  switch (is) {
    case 'coins':
      return [answer === NEVER ? 'aucun nombre de deniers' : deniers(Number(answer))];
    case 'price':
      return [deniers(Number(answer))];
    case 'chance':
    case 'toward':
    case 'beaten':
    case 'defeat':
      return [enMots(answer)];
    case 'rolled':
      return [ROLLED[answer] ?? answer];
    default:
      return answer === STAYS ? ['elle reste'] : [s(answer as SpaceId)];
  }
};

const chancesDe = ({ ways, of }: Chance): string =>
  ways === of ? 'victoire certaine' : ways === 0 ? 'aucune chance' : `${ways} sur\u00a0${of}`;

/** Ce qui est dit d’une réponse, outre qu’elle est juste ou non. */
export const verdictSaid: typeof EN.verdictSaid = ({ is }, { chance }) =>
  chance && [
    `${is === 'risen' ? `Risque\u00a0: ${chance.ways} sur\u00a0${chance.of}` : `Chances\u00a0: ${chancesDe(chance)}`}.`,
  ];

/** Une valeur de combat : `(dé + 4) ×2`, `12`. */
function valeur({ shield, adds, doubles }: Counted): string {
  const times = 2 ** doubles;
  if (shield !== null) return `${(shield + adds) * times}`;
  const sum = adds > 0 ? `dé + ${adds}` : 'dé';
  return doubles > 0 ? `(${sum}) ×${times}` : sum;
}

/** L’explication de la bonne réponse. */
export const becauseSaid: typeof EN.becauseSaid = (because) => {
  switch (because.is) {
    case 'values':
      return [
        `${valeur(because.roman)} contre ${valeur(because.hispanic)}. Chances\u00a0: ${chancesDe(because.chance)}.`,
      ];
    case 'rolled':
      return because.army === null
        ? ['La province n’a pas d’armée.']
        : t`La province a déjà une armée, ${dans(because.army)}.`;
    case 'ways': {
      const [only, ...others] = because.ways;
      if (only === undefined) return ['Aucune ville ne lui est ouverte.'];
      if (others.length === 0) return t`Seule ${s(only)} lui est ouverte, sans jet.`;
      return t`Elle a le choix entre ${et(because.ways.map((at) => [s(at)]))}.`;
    }
    case 'way':
      return t`Étapes\u00a0: ${list(because.way.map((at) => [s(at)]))}. ${deniers(because.price)} en tout.`;
    case 'chance':
      return [`Chances exactes, tous jets comptés\u00a0: ${because.chance.ways} sur\u00a0${because.chance.of}.`];
  }
};
