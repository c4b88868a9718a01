import { COMPUTERS } from '../../../../words/fr/computers.ts';
import { half } from '../../../../words/half.ts';
import { type Rich, t } from '../../../../words/rich.ts';
import type { Why } from '../../bots/thought.ts';
import type { BOTS as EN } from '../en/bots.ts';
import { l, r } from '../marks.ts';
import { compte, dans, enRegion, isMany, vers } from './grammar.ts';

/** Les mots des ordinateurs : qui ils sont, ce qu’ils conseillent, et pourquoi. */

type Of<K extends Why['kind']> = Extract<Why, { readonly kind: K }>;

const sur100 = (chance: number): string => `${Math.round(100 * chance)}\u00a0sur\u00a0100`;
/** `environ 1½ point de victoire`, arrondi au demi-point. */
function environ(points: number): string {
  const halves = Math.round(2 * Math.abs(points));
  const many = halves >= 4 ? 'points de victoire' : 'point de victoire';
  return halves === 0 ? 'presque nul' : `d’environ ${half(halves)}\u00a0${many}`;
}
/** Un gain, ou ce que la réponse coûte d’abord. */
const gagne = (gain: number): string =>
  gain < -0.25 ? `À elle seule, cette réponse a un coût ${environ(gain)}.` : `Le gain attendu est ${environ(gain)}.`;
const unites = (units: number, one: string, many: string): string =>
  `${compte(units, 'unité')} ${isMany(units) ? many : one}`;

const WHY: { readonly [K in Why['kind']]: (why: Of<K>) => Rich } = {
  only: () => ['Il n’y a qu’une réponse.'],
  attacks: ({ to, units, by, chance, gain }) =>
    by === 'battle'
      ? t`${unites(units, 'attaque', 'attaquent')} ${l(to)}\u00a0: le Lieu est à vous après la bataille (${r('12')}) et les sièges, ${sur100(chance)}. ${gagne(gain)}`
      : t`${unites(units, 'assiège', 'assiègent')} ${l(to)}\u00a0: le Lieu est à vous après le siège (${r('14')}), ${sur100(chance)}. ${gagne(gain)}`,
  marches: ({ to, units, gain }) =>
    t`${unites(units, 'va', 'vont')} ${vers(to)}, où il n’y a pas d’ennemi. ${gagne(gain)}`,
  region: ({ region, gain }) =>
    t`Les déplacements ${enRegion(region)} sont les plus prometteurs (${r('11')}). ${gagne(gain)}`,
  buys: ({ place, gain }) => t`Aucun achat ne rapporte plus qu’un achat ${dans(place)} (${r('10')}). ${gagne(gain)}`,
  rests: () => ['Dans cette phase, aucune autre réponse ne gagne plus qu’elle n’expose.'],
  weighed: ({ of }) => [`Des ${compte(of, 'réponse')}, celle-ci mène à la meilleure position.`],
  foreseen: ({ games, gain, of }) =>
    t`Dans ${compte(games, 'partie')} jouées d’avance jusqu’à la fin du tour, l’avantage sur la réponse évidente est ${environ(gain)}. ${why(of)}`,
};

/** La raison d’une réponse. */
function why(of: Why): Rich {
  const say = WHY[of.kind] as (of: Why) => Rich;
  return say(of);
}

export const BOTS: typeof EN = {
  ...COMPUTERS,
  levels: {
    alferez: {
      name: 'Alférez',
      says: 'juge ce qui résulte de chaque réponse, aux probabilités exactes, sans rien jouer d’avance.',
    },
    condestable: {
      name: 'Condestable',
      says: 'joue d’avance ses meilleures réponses, jusqu’après la réaction musulmane et les sièges.',
    },
  },
  lent: {
    phase: () => ['Le conseiller joue cette phase pour vous.'],
    turn: () => ['Le conseiller joue ce tour pour vous.'],
    game: () => ['Le conseiller continue la partie pour vous.'],
  },
  silent: () => ['Le conseiller ne répond pas.'],
  why,
  adviser: {
    title: 'Le conseiller',
    says: 'Il joue ses réponses d’avance, réaction musulmane comprise, sans connaître les dés. Une partie où vous lui demandez de l’aide ne compte plus.',
    ask: 'Me conseiller',
    turn: 'Jouer ce tour',
    game: 'Continuer',
    thinks: 'Le conseiller réfléchit…',
    stop: 'Arrêter',
    doIt: 'Suivre ce conseil',
    again: 'Redemander',
    risk: (armies) =>
      t`Si les déplacements s’arrêtaient là, une Armée apparaîtrait à la prochaine réaction (${r('13')})\u00a0: ${sur100(armies)}.`,
    first: (place, chance) => t`Premier Lieu attaqué le plus probable\u00a0: ${place}, ${sur100(chance)}.`,
    safe: 'Elle ne trouverait rien à attaquer.',
  },
};
