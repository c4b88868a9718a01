import { half } from '../../../../words/half.ts';
import { list, t } from '../../../../words/rich.ts';
import type { TokenId } from '../../engine/data/ids.ts';
import { clause } from '../clause.ts';
import type { DECIDING as EN } from '../en/table-deciding.ts';
import { a, accord, compte, de, deLieu, deQui, et, Le, le, nu, nuLieu, verbe } from './grammar.ts';
import { NAMES } from './names.ts';
import { playedOn } from './tokens.ts';
import { gold, inside, insideAll, places, points, size, token, units } from './units.ts';

/** Les mots des volets où se prend une seule décision, à la table. Les PV et l’Or sont des demis. */

const LEADERS = Object.values(NAMES.leaders);

const many = (number: number, one: string, others: string): string => `${number}\u00a0${number < 2 ? one : others}`;

/** Le moment de chaque événement, et son effet (10.3). */
const TOKENS: Readonly<Record<TokenId | 'sign', string>> = {
  army: 'Au début de la séquence de votre nation\u00a0: 1\u00a0unité gratuite dans une province que vous contrôlez.',
  castle:
    'Au début de la séquence de votre nation\u00a0: 1\u00a0Château-fort gratuit dans une province qui n’en a pas.',
  treasure: 'Au début de la séquence de votre nation\u00a0: 6\u00a0Or.',
  'long-life': 'Quand un Chef doit partir\u00a0: il reste 1\u00a0tour de plus.',
  'minor-invasion': 'Au début de la séquence de votre nation\u00a0: une pile se déplace et combat deux fois.',
  ardour: 'Après le combat de votre nation\u00a0: une pile se déplace et combat de nouveau.',
  retreat: 'Avant le 1er\u00a0round\u00a0: vos unités, toutes ou certaines, peuvent retraiter.',
  treachery: 'Au début d’une bataille\u00a0: la première touche détruit le Château-fort ennemi.',
  indiscipline: 'Au début d’une bataille\u00a0: la première touche détruit un Chevalier ennemi.',
  ambush: 'Au début d’une bataille en plaine, pour le Défenseur\u00a0: elle se livre comme en montagne.',
  ruse: 'Au début d’une bataille en montagne, pour l’Attaquant\u00a0: elle se livre comme en plaine.',
  tactics: 'Avant les dés d’un round\u00a0: +2 à tous vos dés.',
  bravery: 'Avant les dés d’un round\u00a0: une de vos unités attaque deux fois, avant toutes les autres.',
  die: 'Après les dés d’un round\u00a0: tous sont relancés.',
  null: 'Après l’événement d’un autre joueur\u00a0: il n’a pas d’effet.',
  reshuffle: 'Dès qu’elle est tirée\u00a0: tous les pions joués retournent dans le sac.',
  sign: 'Une fois par partie, après les dés d’un round\u00a0: tous sont relancés.',
};

export const DECIDING: typeof EN = {
  ending: {
    stacks: (number) =>
      number === 0
        ? 'Aucune autre pile ne peut se déplacer.'
        : `${compte(number, 'pile')} ${number < 2 ? 'peut' : 'peuvent'} encore se déplacer.`,
    buys: 'Vous pouvez encore acheter une unité.',
    costs: 'Si vous terminez ici\u00a0:',
    many: (number) => `Pertes si vous terminez ici\u00a0: ${number}`,
    crowded: (all) => t`Limite dépassée ${insideAll(all)}. Vous devez ensuite retirer des unités.`,
    sure: 'Terminer quand même la phase\u00a0?',
    yes: 'Terminer la phase',
    no: 'Continuer la phase',
  },

  plan: {
    title: 'Réponse proposée',
    one: 'Accepter la proposition',
    all: (number) => `Tout accepter\u00a0: ${many(number, 'réponse', 'réponses')}`,
    more: (number) => `et ${number} de plus`,
    or: 'Ou répondez à une question après l’autre, ici ou sur le plateau\u00a0:',
    lands: (all) => t`${all.length < 2 ? 'Province prise' : 'Provinces prises'}\u00a0: ${list(all.map(nuLieu), ', ')}.`,
  },

  besides: 'Capitale et Châteaux-forts',
  standing: (there, limit) => `${there} sur ${compte(limit, 'unité')}`,
  standingSays: (there, limit) => `${compte(there, 'unité')} sur place, limite\u00a0${limit}`,
  ways: (number) => [`De ${many(number, 'façon', 'façons')}.`],
  or: (others) =>
    t`Ou\u00a0: ${list(
      others.map((other) => clause(other, LEADERS)),
      '\u00a0; ',
    )}.`,

  battle: {
    of: (at, round) => t`Bataille ${deLieu(at)}, ${round === 0 ? 'avant le 1er\u00a0round' : `round\u00a0${round}`}`,
    against: 'contre',
    side: (owner, all) => t`${nu(owner)}\u00a0: ${all}`,
    terrain: { plain: 'en plaine', mountain: 'en montagne' },
    changed: 'par un événement',
    stage: 'Afficher la bataille',
    fought: (attacker, defender, winner) => {
      if (winner === attacker) {
        return t`À ce tour, ${le(attacker)} ${verbe(attacker, 'bat', 'battent')} ici ${le(defender)}.`;
      }
      return winner === defender
        ? t`À ce tour, ${le(defender)} ${verbe(defender, 'résiste', 'résistent')} ici ${a(attacker)}.`
        : t`À ce tour, ${et([le(attacker), le(defender)])} se combattent ici.`;
    },
    over: 'La bataille est finie',
    stays: 'Chaque bataille reste affichée jusqu’à ce que je continue',
    hired: (by) => t`au service ${de(by)}`,
  },

  happened: {
    title: 'À l’instant',
    more: (number) => many(number, 'ligne précédente', 'lignes précédentes'),
    lost: (all) => t`Vous avez perdu ${places(all)}.`,
    submitted: (nation, to) => t`${Le(nation)} s’est ${accord(nation, 'soumis')} ${a(to)}.`,
    ended: (nation, into) =>
      t`${Le(nation)} ${into ? t`s’est ${accord(nation, 'transformé')} en ${nu(into)}` : 'a quitté la partie'}.`,
  },

  auction: {
    sheet: (nation) => `Fiche\u00a0: ${nation}`,
    look: 'Fiche',
    turns: (from, to) => {
      if (from === to) return `Tour\u00a0${from}`;
      return `Tours\u00a0${from} ${to === from + 1 ? 'et' : 'à'}\u00a0${to}`;
    },
    average: 'moyenne de',
    fixed: 'score initial fixé à',
    least: 'mise minimale de',
    round: 'Joueurs',
    is: {
      asked: 'décide maintenant',
      holds: 'mise la plus haute',
      in: 'peut encore miser',
      out: 'ne mise pas',
      written: 'mise écrite',
      writes: 'mise à écrire',
    },
    bid: (of) => `Miser ${points(of)}`,
    write: (of) => `Écrire une mise de ${points(of)}`,
    writeAll: 'Écrire ces mises',
    raise: (by) => `+${half(by)}`,
    raiseBy: (by) => `Ajouter ${points(by)}`,
    yours: 'Votre mise',
    none: 'aucune mise',
    passes: 'Passer',
    own: 'Vos mises écrites',
    nothing: 'Écrire 0, c’est ne pas miser.',
    with: (others) => t`avec ${et(others.map(le))}`,
    cost: (of) => `Coûte ${points(of)} à la fin`,
    choose: (nation) => t`Jouer ${le(nation)}`,
  },

  mission: {
    target: 'Province visée',
    price: (of) => `${gold(of)} par unité`,
    upTo: (of) => `jusqu’à ${gold(of)}`,
    costs: (of, left) => `Coût\u00a0: ${gold(of)} au plus. Il vous reste au moins ${gold(left)}.`,
    offered: (to, named) => t`Proposer\u00a0: ${units(named)} ${inside(to)}`,
    band: (of, most) => `Troupe\u00a0: ${units(of)}. Au plus ${compte(most, 'unité')} à l’attaque.`,
    gives: (hirer, most) => t`${Le(hirer)} paie jusqu’à ${gold(most)}.`,
    gets: (most) => `Vous marquez jusqu’à ${points(most)}, sans recevoir d’Or.`,
    paid: 'Le paiement vient ensuite, pour les unités désignées qui sont détruites ou qui retraitent.',
    wants: (named) => [`Unités désignées\u00a0: ${units(named)}.`],
    others: (of) => (size(of) > 0 ? `Ni désignées ni payées\u00a0: ${units(of)}.` : ''),
  },

  tokens: {
    mine: 'Mes pions événements',
    none: 'Vous n’avez aucun pion événement.',
    does: TOKENS,
    many: (number) => `×${number}`,
    where: (ways) =>
      ways === 1 ? 'peut être joué maintenant' : `peut être joué maintenant, de ${many(ways, 'façon', 'façons')}`,
    later: 'Pas maintenant.',
    pass: 'Passer',
    play: (fixed, side) => {
      const { token: id = '' } = fixed;
      return t`${token(id)}${playedOn(fixed)}${side ? t` pour ${le(side)}` : []}`;
    },
    covered: 'Plusieurs joueurs partagent cet écran. Assurez-vous que personne d’autre ne le voit.',
    show: (name) => `Voir les pions\u00a0: ${name}`,
    hide: 'Masquer les pions',
    of: (seat) => t`Pions ${deQui(seat)}`,
  },

  buy: {
    basket: 'Achats',
    each: (price, left) => `${gold(price)} l’unité, ${many(left, 'pion restant', 'pions restants')}`,
    costs: 'Coût',
    left: 'Reste',
    saved: 'dont en réserve',
    lost: 'dont perdu',
    noPlace: (of) => [
      of === 1
        ? 'Une de ces unités ne peut pas être placée et sera perdue.'
        : `${of} de ces unités ne peuvent pas être placées et seront perdues.`,
    ],
    noCastlePlace: (of) => [
      of === 1
        ? 'Un de ces Châteaux-forts ne peut pas être placé et sera perdu.'
        : `${of} de ces Châteaux-forts ne peuvent pas être placés et seront perdus.`,
    ],
    buy: (of) => `Acheter ${units(of)}`,
    buyEnd: (of) => `Acheter ${units(of)} et terminer`,
    waits: (of) => `Achats à placer\u00a0: ${units(of)}.`,
    disband: 'Retirer une unité pour l’acheter de nouveau',
    renounce: 'Renoncer à de l’Or',
  },

  rises: (of) => `${of < 0 ? '−' : '+'}${half(Math.abs(of))}`,
};
