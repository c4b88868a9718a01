import { COMPUTERS } from '../../../../words/fr/computers.ts';
import { type Rich, t } from '../../../../words/rich.ts';
import type { Fraction, Then, Why } from '../../bots/thought.ts';
import type { BOTS as EN } from '../en/bots.ts';
import { r, s } from '../marks.ts';
import { target } from './combat.ts';
import { compte, dans, deLieu, deniers, Le, le, vers } from './grammar.ts';

/** Les mots des ordinateurs : qui ils sont, ce qu’ils conseillent, et pourquoi. */

type Of<K extends Why['kind']> = Extract<Why, { readonly kind: K }>;

/** `5 chances sur 6`. */
const chances = ({ ways, of }: Fraction): string => `${compte(ways, 'chance')} sur\u00a0${of}`;
const isSure = ({ ways, of }: Fraction): boolean => ways === of;
const sur100 = (share: number): string => `${compte(Math.round(100 * share), 'chance')} sur\u00a0100`;
/** Ce que vaut la position à laquelle une réponse mène. */
const vaut = (worth: number): string => `Selon le conseiller, Rome a ensuite ${sur100(worth)} de gagner.`;
/** La même chose, et ce que la réponse apporte. */
function promet({ worth, gain }: { readonly worth: number; readonly gain: number }): string {
  const points = Math.round(100 * gain);
  return points > 0 ? `${vaut(worth)} C’est ${points} de plus que si la phase finissait là.` : vaut(worth);
}

const THEN: { readonly [D in Then['does']]: (then: Extract<Then, { readonly does: D }>) => Rich } = {
  siege: ({ at }) => t` pour assiéger ${target(at)} (${r('4.3')})`,
  attack: ({ at }) => t` pour attaquer l’armée ${deLieu(at)} (${r('4.4')})`,
  place: ({ at }) => t` pour placer une garnison ${dans(at)} (${r('4.2')})`,
  goes: ({ at }) => t`, en route ${vers(at)}`,
  stays: () => [', sa meilleure case pour la phase hispanique'],
};

function ensuite(of: Then): Rich {
  const say = THEN[of.does] as (of: Then) => Rich;
  return say(of);
}

const WHY: { readonly [K in Why['kind']]: (why: Of<K>) => Rich } = {
  only: () => ['Il n’y a qu’une réponse.'],
  fights: ({ by, general, at, coins, won, lost, ...promise }) => {
    const gagne = isSure(won) ? 'victoire certaine' : `${chances(won)} de gagner`;
    if (by === 'siege')
      return t`${Le(general)} assiège ${target(at)} pour ${deniers(coins)} (${r('4.3')})\u00a0: ${gagne}. ${promet(promise)}`;
    const risque = lost.ways > 0 ? `${chances(lost)} d’être battu.` : 'Aucun risque d’être battu.';
    return t`${Le(general)} attaque l’armée ${deLieu(at)} pour ${deniers(coins)} (${r('4.4')})\u00a0: ${gagne}. ${risque} ${promet(promise)}`;
  },
  goes: ({ general, to, then: next, ...promise }) =>
    t`${Le(general)} va ${dans(to)}${ensuite(next)}. ${promet(promise)}`,
  garrisons: ({ at, capital, ...promise }) =>
    capital
      ? t`Une garnison dans la capitale ${s(at)} est l’une des six de la victoire (${r('3.1')}). ${promet(promise)}`
      : t`Une garnison ferme ${s(at)} aux révoltes (${r('5.1')}) et soutient son général (${r('4.3')}). ${promet(promise)}`,
  withdraws: ({ at, ...promise }) =>
    t`La garnison ${deLieu(at)} est plus utile ailleurs (${r('4.2')}). ${promet(promise)}`,
  murders: ({ won, ...promise }) =>
    t`L’assassinat a ${chances(won)} de réussir (${r('8.6-murder')}). ${promet(promise)}`,
  buys: ({ what, ...promise }) =>
    what === 'road'
      ? t`La voie raccourcit les chemins à venir (${r('8.1')}). ${promet(promise)}`
      : t`Le proconsul double des valeurs jusqu’à la fin de la partie (${r('8.3')}). ${promet(promise)}`,
  rests: ({ worth }) => [`Aucune autre action ne vaut ses deniers. ${vaut(worth)}`],
  weighed: ({ of, worth }) => [`Sur ${compte(of, 'réponse')}, celle-ci mène à la meilleure position. ${vaut(worth)}`],
  shortens: ({ from, to }) =>
    t`La voie entre ${s(from)} et ${s(to)} est celle qui raccourcit le plus les chemins vers l’intérieur (${r('2.6')}).`,
  harms: ({ of, worth }) => [
    `Sur ${compte(of, 'réponse')}, celle-ci est la pire pour Rome, tous les résultats des dés réunis\u00a0: ${sur100(worth)} de gagner.`,
  ],
};

/** La raison d’une réponse. */
function why(of: Why): Rich {
  const say = WHY[of.kind] as (of: Why) => Rich;
  return say(of);
}

export const BOTS: typeof EN = {
  ...COMPUTERS,
  levels: {
    tribune: {
      name: 'Tribun',
      says: 'connaît les chances exactes de chaque combat, et prévoit deux actions.',
    },
    legate: {
      name: 'Légat',
      says: 'prévoit plus loin et, vers la fin de la phase, jusqu’au dernier denier.',
    },
  },
  lent: {
    phase: () => ['Le conseiller joue cette phase pour vous.'],
    turn: () => ['Le conseiller joue cette manche pour vous.'],
    game: () => ['Le conseiller continue la partie pour vous.'],
  },
  silent: () => ['Le conseiller ne répond pas.'],
  why,
  adviser: {
    title: 'Le conseiller',
    says: 'Il pèse les actions selon leurs chances exactes, sans connaître les dés. Une partie où vous lui demandez de l’aide ne compte plus.',
    ask: 'Demander conseil',
    turn: 'Jouer cette manche',
    game: 'Continuer',
    thinks: 'Le conseiller réfléchit…',
    stop: 'Arrêter',
    doIt: 'Suivre ce conseil',
    again: 'Redemander',
    defeat: (of) =>
      t`Si la phase finissait là, la phase hispanique ferait perdre la partie\u00a0: ${chances(of)} (${r('3.2')}).`,
    beaten: (general, of) => [`Si la phase finissait là, ${le(general)} serait battu\u00a0: ${chances(of)}.`],
    lost: (place, of) => t`Si la phase finissait là, ${place} perdrait une garnison\u00a0: ${chances(of)}.`,
    revolt: (place, of) => t`Ville la plus menacée par la prochaine révolte\u00a0: ${place}, ${chances(of)}.`,
  },
};
