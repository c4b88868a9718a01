import { t } from '../../../../words/rich.ts';
import type { OWN as EN } from '../en/own-table.ts';
import { s } from '../marks.ts';
import { declared, target } from './combat.ts';
import { compte, dans, deLieu, deniers, isMany, Le, le, revoltes } from './grammar.ts';
import { NAMES } from './names.ts';
import { disque } from './pieces.ts';
import { yearOf } from './years.ts';

/** `4 sur 6`. */
const ways = (n: number, of: number): string => `${n}\u00a0sur\u00a0${of}`;
const fois = (doubles: number): string => (doubles > 0 ? `\u00a0×\u00a0${2 ** doubles}` : '');

/** Les mots des parties de la table qui n’appartiennent qu’à ce livre. */
export const OWN: typeof EN = {
  heading: (round) => `Hispania de Draco Ideas, manche\u00a0${round}`,
  turn: (round, general, phase) => `Manche\u00a0${round}, ${general}\u00a0: ${phase.toLowerCase()}`,
  basic: 'Jeu de base',
  round: (n, of, year) => `Manche\u00a0${n} sur ${of}${year > 0 ? `, ${yearOf(year)}` : ''}`,
  turns: 'Les tours de la manche',
  ofTurn: {
    'praetor-ulterior': 'Préteur\u00a0I',
    'praetor-citerior': 'Préteur\u00a0II',
    consul: 'Consul\u00a0III',
  },
  endOfRound: 'Fin de manche',

  head: {
    at: (at) => dans(at),
    off: ['hors du plateau'],
    purse: (left, of) => `${left} sur ${deniers(of)}`,
    hand: (n) => (n === 0 ? 'aucune garnison en réserve' : `${compte(n, 'garnison')} en réserve`),
    few: (n) => (n === 0 ? 'aucune en réserve' : `${n} en réserve`),
    legio: NAMES.legio,
    capitals: (n, of) => `${compte(n, 'capitale')} sur ${of}`,
    left: (n) => `${revoltes(n)} en réserve`,
    hispano: (n) => `Joueur hispano\u00a0: ${deniers(n)}`,
    generals: 'Les généraux',
  },

  last: 'Ce qui s’est passé',
  earlier: (n) => `${compte(n, 'ligne précédente', 'lignes précédentes')} plus bas`,

  orders: {
    combats: 'Sièges et attaques',
    garrisons: 'Garnisons',
    moves: 'Mouvements',
    fleets: 'Flottes',
    works: 'Voies',
    others: 'Autres actions',
    at: (at) => t`${s(at)}`,
    all: 'Toutes les actions',
    chances: (best, n) => `${best} avec ${deniers(n)}`,
    segments: (n) => compte(n, 'segment'),
    cost: (n) => (n === 0 ? 'gratuit' : deniers(n)),
  },

  way: {
    who: (general) => [`${Le(general)} se déplace`],
    fleet: ['Une flotte se déplace'],
    road: (general) => [`${Le(general)} place une voie`],
    toSetUp: ['Une voie de la mise en place'],
    ask: (to, cost) => t`Vers ${s(to)}${cost > 0 ? `, pour ${deniers(cost)}` : ', gratuitement'}.`,
    step: (from, to) => t`${s(from)} – ${s(to)}`,
    byRoad: 'par une voie',
    through: (at) => t`Il traverse ${s(at)}.`,
    left: (n) => (isMany(n) ? `Il restera ${deniers(n)}` : n === 0 ? 'Il ne restera rien' : `Il restera ${deniers(n)}`),
    back: 'Retour',
    go: (does, cost) => `${does}${cost > 0 ? `, ${deniers(cost)}` : ''}`,
  },

  does: {
    move: 'Se déplacer',
    walk: 'Se déplacer',
    sail: 'Naviguer',
    build: 'Placer la voie',
    lay: 'Placer la voie',
    call: 'Placer le proconsul',
    choose: 'Choisir',
    siege: 'Assiéger',
    attack: 'Attaquer',
    strike: 'Attaquer',
    raise: 'Augmenter la valeur',
    murder: 'Tenter l’assassinat',
  },

  slip: {
    siege: (general) => [`${Le(general)} assiège`],
    attack: (general) => [`${Le(general)} attaque`],
    murder: (general) => [`${Le(general)} paie des assassins`],
    byArmy: (from) => t`L’armée ${deLieu(from)} combat`,
    besieged: (at, n) => t`${target(at)}, ${revoltes(n)}. Combien de deniers\u00a0?`,
    attacked: (at, special) => t`L’armée${special ? ' spéciale' : ''} ${deLieu(at)}. Combien de deniers\u00a0?`,
    chief: (at) => t`Le chef ${dans(at)}. Combien de deniers\u00a0?`,
    defended: (at) => t`${s(at)}. Combien de deniers\u00a0?`,
    before: 'Avant le jet de dé',
    declared,
    coinsOf: 'Deniers',
    ledger: 'Les deux valeurs',
    rome: 'Rome',
    army: 'Armée',
    die: 'le dé',
    faces: { roman: 'I–VI', hispanic: '1–6' },
    coins: 'deniers dépensés',
    raised: 'deniers d’Hispano',
    shield: 'bouclier',
    here: (at) => t`${s(at)}, sa case`,
    own: (at) => t`${s(at)}, sa case`,
    linked: (at) => t`${s(at)}, connectée`,
    by: (at, via) => t`${s(at)}, par ${s(via)}`,
    province: (of, from) => t`${NAMES.provinces[of]}, par ${s(from)}`,
    noProvince: 'province\u00a0: préteurs seulement',
    farProvince: 'province\u00a0: non connectée',
    bonus: 'Imperivm',
    beside: (general, at) => t`${NAMES.generals[general]}, à côté ${deLieu(at)}`,
    armyBeside: (from, at) => t`${s(from)}, à côté ${deLieu(at)}`,
    special: 'armée spéciale',
    sum: (n, doubles) => {
      const all = n > 0 ? `dé + ${n}` : 'dé';
      return doubles > 0 ? `${n > 0 ? `(${all})` : all}${fois(doubles)}` : all;
    },
    stands: (roman, hispanic) => `Avec ces dés\u00a0: Rome ${roman}, armée ${hispanic}.`,
    toBeat: 'à battre',
    uncounted: 'Ne comptent pas\u00a0:',
    left: {
      general: (general, at) => t`${le(general)} ${dans(at)}, sans connexion`,
      own: (at) => t`les garnisons ${deLieu(at)}, non connectées`,
      river: (at) => t`les garnisons ${deLieu(at)}\u00a0: le Durius est fermé`,
      other: (at, of) => t`${disque(of)} ${dans(at)}`,
      army: (at, from) => t`l’armée ${deLieu(at)}, sans connexion avec ${s(from)}`,
      revolts: ['le nombre des révoltes'],
      power: ['les révoltes et les autres armées\u00a0: à ce tour, une armée n’a que son dé'],
    },
    ways,
    percent: (n, of) => `${Math.round((100 * n) / of)}\u00a0%`,
    wins: 'Résultats qui gagnent',
    field: 'Tous les résultats des deux dés',
    won: 'gagné',
    tie: 'rien',
    lost: 'perdu',
    legend: (won, tie, lost) => `${compte(won, 'gagné')}, ${tie}\u00a0sans effet, ${compte(lost, 'perdu')}`,
    roman: (n, of) => `Rome gagne ${ways(n, of)}`,
    murders: 'Le dé ne doit pas dépasser les deniers.',
    sure: 'certain',
    never: 'impossible',
  },

  ahead: {
    open: 'Regarder la phase hispanique à venir',
    close: 'Fermer',
    title: ['Phase hispanique à venir'],
    ask: 'Que peut-il arriver\u00a0?',
    now: 'si vous arrêtez là',
    won: (at) => t`après la prise ${deLieu(at)}`,
    counting: 'Calcul des dés…',
    failed: 'La phase n’a pas pu être calculée.',
    secret: 'Avec Hispano, rien n’est prévu\u00a0: le joueur hispano décide.',
    ends: 'Ce combat fait gagner la partie.',
    revolt: '1 Révolte',
    rolls: '36\u00a0jets, chacun 1\u00a0sur\u00a036',
    two: (faces) => `chaque ville ${ways(faces, 36)}`,
    table: 'Ce que fait chaque jet des deux dés\u00a0: la ligne est la province, la colonne le bouclier',
    province: (of) => `province ${of}`,
    does: {
      revolt: 'une révolte éclate',
      army: 'une armée s’y ajoute',
      disc: 'un disque de plus',
      held: 'tenue par Rome',
      full: 'pleine',
    },
    cell: (at, does) => `${NAMES.spaces[at]}\u00a0: ${does}`,
    armies: '2 Armées',
    order: 'dans l’ordre des provinces',
    none: 'Aucune armée n’est sur le plateau.',
    army: (of, at) => t`${NAMES.provinces[of]}, ${dans(at)}`,
    discs: (n) => `soutenue par ${compte(n, 'disque')}`,
    stays: 'reste',
    goes: 'sans dé',
    siege: (at, army, town) => t`Siège ${deLieu(at)}\u00a0: ${army} contre ${town}.`,
    attack: (general, at, army, rome) => t`Attaque contre ${le(general)} ${dans(at)}\u00a0: ${army} contre ${rome}.`,
    falls: (on) =>
      on.length === 6
        ? 'La ville tombe sur tout résultat.'
        : on.length === 0
          ? 'La ville tient sur tout résultat.'
          : `La ville tombe sur ${on.join(', ')}.`,
    loses: (n, of) => `L’armée gagne ${ways(n, of)}.`,
    still:
      'Les faces sont celles de ce plateau. Le jet de révolte peut encore les changer\u00a0; tous les autres nombres en tiennent compte.',
    risks: 'Sur toute la phase',
    lost: (at) => t`${s(at)} tombe`,
    beaten: (general) => [`${Le(general)} est battu`],
    noRisk: 'Aucune garnison et aucun général ne peuvent être battus.',
    defeat: '3 Défaite',
    left: (n, ends) => `${compte(n, 'révolte')} en réserve${ends ? ', fin de manche' : ''}`,
    isLost: (n, of) => [
      n === 0
        ? 'Hispania ne peut pas être perdue maintenant'
        : `${compte(n, 'chance')} sur\u00a0${of} de perdre Hispania`,
    ],
    after: 'après ce combat',
    afterWon: (n, of) => (n === 0 ? 'aucun risque' : ways(n, of)),
    chance: (n, of) =>
      of <= 36 ? ways(n, of) : n / of < 0.005 ? 'moins de 1\u00a0%' : `${Math.round((100 * n) / of)}\u00a0%`,
  },
};
