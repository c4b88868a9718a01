import { half } from '../../../../words/half.ts';
import { t } from '../../../../words/rich.ts';
import type { LeaderId } from '../../engine/data/ids.ts';
import type { STAGE as EN } from '../en/stage.ts';
import { hitsOf } from '../hits.ts';
import { aim } from './battle.ts';
import { a, accordSorte, compte, de, deLieu, deQui, LeQui, leQui, lieu, mots, verbe, verbeDe } from './grammar.ts';
import { NAMES } from './names.ts';
import { grand, inside, kind, orMore, points, towards, units, wounds } from './units.ts';

/** Les mots de la scène où se montre une bataille : ses camps, ses dés, son issue. Les PV sont des demi-points. */

const named = (leaders: readonly LeaderId[]): string => mots(leaders.map((one) => NAMES.leaders[one]));
const numbers = (needs: readonly number[]): string => {
  const [first, last] = [needs[0], needs.at(-1)];
  return needs.length > 3 ? `${last} à\u00a0${first}` : needs.join(', ');
};
/** Un Chevalier et un Château-fort sont du masculin, et n’ont pas d’autre accord. */
const hurt = (hits: number): string => wounds(hits);

export const STAGE: typeof EN = {
  label: (at) => t`La bataille ${deLieu(at)}`,
  side: { attacker: 'attaque', defender: 'défend' },
  hired: (by) => t`au service ${de(by)}`,
  needs: (needs) => (needs.length === 0 ? '' : `${numbers(needs)}\u00a0ou plus`),
  needsShort: (needs) => (needs.length === 0 ? '' : `${numbers(needs)}+`),
  numbers,
  piece: (what, leader, fate, hits) => {
    const name = leader ? NAMES.leaders[leader] : kind(what, 1);
    const fell = accordSorte(what, 1, leader ? 'tué' : 'détruit');
    return `${name}${{ stands: hits > 0 ? `, ${hurt(hits)}` : '', fell: `, ${fell}`, left: `, ${accordSorte(what, 1, 'parti')}` }[fate]}`;
  },
  pieces: 'Unités',
  dice: 'Les dés, round par round',

  ledger: {
    title: 'Les bonus de cette bataille',
    what: 'Cause',
    plus: 'Bonus',
    after: 'Il faut',
    table: (dice, targets) => `${grand(units(dice))} contre ${mots(targets.map((one) => kind(one, 1)))}`,
    terrain: { plain: 'Plaine', mountain: 'Montagne' },
    changed: (of) => `${of}, par un événement`,
    leader: (leaders) =>
      leaders.length === 0 ? 'Aucun Chef' : `${leaders.length === 1 ? 'Chef' : 'Chefs'}\u00a0: ${named(leaders)}`,
    zeal: (counts) => (counts ? 'Zèle religieux, 1er\u00a0combat' : 'Zèle religieux, au 1er\u00a0combat seulement'),
    river: (rivers) =>
      rivers.length === 0
        ? 'Aucun fleuve franchi'
        : `${mots(rivers.map((one) => NAMES.rivers[one]))}, au 1er\u00a0round`,
    tactics: 'Tactique, à ce round',
    bonus: (plus) => plus.map((one) => (one > 0 ? `+${one}` : one < 0 ? `−${-one}` : '0')).join(', '),
  },

  round: (number) => (number === 0 ? 'Avant le 1er\u00a0round' : `Round\u00a0${number}`),
  over: {
    river: 'par le fleuve',
    dry: 'le fleuve ne compte plus',
    again: 'relancé',
    coming: 'si le combat continue',
    comes: 'à venir',
  },
  aim: (die, dice, at, needs) => `${aim(die, at, dice)}, ${orMore(needs)}\u00a0: `,
  dieToRoll: 'pas encore lancé',
  needsOne: (needs) => `${needs}+`,

  loss: {
    none: 'Aucune unité n’est touchée.',
    fell: (owner, of, leaders) => t`${LeQui(owner)} ${verbe(owner, 'perd', 'perdent')} ${units(of, leaders)}.`,
    wounded: (what, lives) =>
      what === 'castle'
        ? `Le Château-fort garde ${compte(lives, 'point')} de vie sur\u00a03.`
        : `Un Chevalier est ${hurt(hitsOf({ unit: what, lives }))}.`,
    left: (owner, of, leaders, to) =>
      t`${LeQui(owner)} ${verbe(owner, 'retraite', 'retraitent')} ${towards(to)}\u00a0: ${units(of, leaders)}.`,
  },

  stands: (owner, { is, units: of, leaders }) => {
    switch (is) {
      case 'none':
        return t`Il ne reste ici aucune unité ${deQui(owner)}.`;
      case 'left':
        return t`${grand(units(of, leaders))} ${deQui(owner)} ${verbeDe(of, leaders, 'a', 'ont')} retraité.`;
      case 'holds':
        return [`${grand(units(of, leaders))} ${verbeDe(of, leaders, 'garde', 'gardent')} le terrain.`];
      case 'stands':
        return [`Il reste ${units(of, leaders)}.`];
    }
  },
  ruin: 'Il reste une Ruine.',

  verdict: {
    title: 'Fin de la bataille',
    yours: (at, held) => t`Vous ${held ? 'gardez' : 'prenez'} ${lieu(at)}`,
    theirs: (winner, at, held) =>
      t`${LeQui(winner)} ${held ? verbe(winner, 'garde', 'gardent') : verbe(winner, 'prend', 'prennent')} ${lieu(at)}`,
    submits: (nation, to) => t`${LeQui(nation)} se soumet ${a(to)}`,
    nobody: (at) => t`Il ne reste aucune unité ${inside(at)}`,
    rounds: (number) => (number === 0 ? 'avant le 1er\u00a0round' : `après ${compte(number, 'round')}`),
    line: (side, owner, what, number, leader) => {
      if (what === 'castle' && number === 1) return t`le Château-fort ${deQui(owner)} devient une Ruine`;
      if (leader) return t`${NAMES.leaders[leader]}, Chef ${deQui(owner)}, est tué`;
      const fate = accordSorte(what, number, side === 'defender' ? 'détruit' : 'perdu');
      return t`${units({ [what]: number })} ${deQui(owner)}, ${fate}`;
    },
    left: (owner, of, leaders, to) =>
      t`${LeQui(owner)} ${verbe(owner, 'retraite', 'retraitent')} ${towards(to)}\u00a0: ${units(of, leaders)}`,
    points: (of) => (of > 0 ? `+${half(of)}` : half(of)),
    sum: (by) => (by ? t`PV de cette bataille pour ${leQui(by)}` : ['PV de cette bataille']),
    said: (verdict, rounds, sum) => t`${verdict}, ${rounds}. ${points(sum)}.`,
    nothing: 'Aucune unité n’est perdue.',
    before: 'Avant le premier jet',
    next: 'Continuer',
    mine: 'Jusqu’à ma prochaine question',
  },
  stays: 'Chaque bataille reste affichée jusqu’à ce que je continue',
  small: 'Masquer la bataille',
  large: 'Afficher la bataille',

  order: {
    title: 'Donner un ordre pour cette bataille',
    fight: 'Combattre jusqu’à nouvel ordre',
    below: (number) => `Combattre tant qu’il reste au moins ${compte(number, 'unité')}`,
    units: 'unités',
    number: 'Nombre d’unités',
    leave: 'Retraiter dès que possible',
    give: 'Donner cet ordre',
    given: {
      fight: 'Ordre donné\u00a0: combattre.',
      below: (number) => `Ordre donné\u00a0: combattre tant qu’il reste au moins ${compte(number, 'unité')}.`,
      leave: 'Ordre donné\u00a0: retraiter dès que possible.',
    },
    cancel: 'Retirer l’ordre',
    says: 'Il prend fin avec cette bataille.',
  },
};
