import { COMPUTERS } from '../../../../words/fr/computers.ts';
import { share } from '../../../../words/fr/share.ts';
import { type Rich, t } from '../../../../words/rich.ts';
import type { Why } from '../../bots/thought.ts';
import { type NationId, ruleOfNation } from '../../engine/data/ids.ts';
import type { BOTS as EN } from '../en/bots.ts';
import { r } from '../marks.ts';
import { a, compte, de, Le, large, le } from './grammar.ts';
import { inside, kind, points } from './units.ts';

/** Les mots des ordinateurs : qui ils sont, et pourquoi ils jouent ce qu’ils jouent. */

/** Des demi-points calculés : `environ 3½ PV`, `presque rien`. */
const about = (halves: number): string => {
  const whole = Math.round(Math.abs(halves));
  return whole === 0 ? 'presque rien' : `environ ${points(whole)}`;
};
/** `63 sur 100`. */
const in100 = (chance: number): string => `${share(Math.round(chance * 100), 100, chance)}\u00a0sur\u00a0100`;
const more = (halves: number): string => (Math.round(halves) > 0 ? `${about(halves)} de plus` : 'au moins autant');

type Of<K extends Why['kind']> = Extract<Why, { readonly kind: K }>;

const moved = (nation: NationId, units: number): Rich =>
  units > 0 ? t`${compte(units, 'unité')} ${de(nation)}` : t`Le Chef ${de(nation)}`;

function march({ aim, nation, to, units, enemy, chance, gain }: Of<'march'>): Rich {
  const who = t`${moved(nation, units)} ${units < 2 ? 'va' : 'vont'} ${inside(to)}`;
  const worth =
    Math.round(gain) > 0
      ? [`Gain attendu\u00a0: ${about(gain)} sur les tours à venir.`]
      : ['Seul, ce mouvement rapporte peu.'];
  switch (aim) {
    case 'take': {
      const from = enemy ? t` ${a(enemy)}` : [];
      const odds = chance === undefined ? [] : t` Chances de gagner la bataille\u00a0: ${in100(chance)} (${r('6')}).`;
      return t`${who} pour prendre la province${from}.${odds} ${worth}`;
    }
    case 'settle':
      return t`${who}, pour y marquer des PV (${r('8')}). ${worth}`;
    case 'guard':
      return t`${who}, pour défendre la province contre les ennemis qui peuvent l’atteindre. ${worth}`;
    case 'near':
      return t`${who}, plus près des objectifs de la nation. ${worth}`;
    case 'leave':
      return t`${who}, pour y quitter le jeu (${r(ruleOfNation(nation))}). ${worth}`;
  }
}

function battle({ stays, place: at, chance, points: scored, stay, go: leave }: Of<'battle'>): Rich {
  const odds = t`Chances de gagner ${inside(at)}\u00a0: ${in100(chance)}, et ${about(scored)} pour les unités détruites (${r('6')}).`;
  if (leave === undefined) return t`${odds} Aucune retraite n’est permise.`;
  return stays
    ? t`${odds} Poursuivre le combat vaut ${more(stay - leave)} que retraiter.`
    : t`${odds} Retraiter (${r('6.6')}) vaut ${more(leave - stay)} que poursuivre le combat.`;
}

/** Ce qu’a montré l’essai de plans entiers. */
const ahead = (plans: number, gain: number): string =>
  `${compte(plans, 'plan')} à l’essai\u00a0: ${
    Math.round(gain) > 0
      ? `celui-ci rapporte ${about(gain)} de plus que le choix d’un Capitaine.`
      : 'aucun ne vaut mieux.'
  }`;

/** Une phrase pour chaque raison. Les PV sont des demi-points, les chances vont de 0 à 1. */
const WHY: { readonly [K in Why['kind']]: (why: Of<K>) => Rich } = {
  only: () => ['Une seule réponse était permise.'],
  usual: () => ['La réponse proposée suffit\u00a0: aucune autre ne promet plus.'],
  march,
  rests: ({ nation }) => t`Tout autre mouvement ${de(nation)} risquerait plus qu’il ne rapporterait (${r('5')}).`,
  battle,
  aims: ({ place: at, first }) =>
    t`${large(inside(at))}, les dés ont pour première cible\u00a0: ${kind(first, 1)}. C’est la perte qui coûte le plus à l’ennemi (${r('6.1')}).`,
  weighed: ({ of, gain }) =>
    t`Sur ${compte(of, 'réponse')}, celle-ci promet le plus${Math.round(gain) > 0 ? `\u00a0: ${about(gain)} de plus que la proposition` : ''}.`,
  bows: ({ nation, to, place: at, chance }) =>
    t`Chances de gagner ${inside(at)}\u00a0: ${in100(chance)}. Avec peu d’autres unités, ${le(nation)} se soumet ${a(to)} pour survivre (${r('9.6')}).`,
  bids: ({ nation, worth }) =>
    t`${Le(nation)} ${Math.round(Math.abs(worth)) === 0 ? 'ne ' : ''}vaut ${about(worth)} pour ce joueur, et sa mise doit laisser un gain (${r('14')}).`,
  foreseen: ({ plans, gain, of }) => t`${ahead(plans, gain)} ${why(of)}`,
};

/** Pourquoi un ordinateur a joué ce qu’il a joué. */
function why(of: Why): Rich {
  const say = WHY[of.kind] as (of: Why) => Rich;
  return say(of);
}

export const BOTS: typeof EN = {
  ...COMPUTERS,
  levels: {
    novice: { name: 'Novice', says: 'connaît les règles et prend les provinces proches, sans rien prévoir.' },
    captain: {
      name: 'Capitaine',
      says: 'prévoit la séquence de chaque nation\u00a0: ses PV, ses chances au combat, les menaces de ses ennemis.',
    },
    strategist: {
      name: 'Stratège',
      says: 'pense aussi aux nations qui jouent ensuite, et à celles qu’il jouera plus tard. Il prend son temps.',
    },
  },
  lent: { ...COMPUTERS.lent, phase: ({ the }) => t`Un Capitaine joue cette phase pour ${the}.` },
  why,
};
