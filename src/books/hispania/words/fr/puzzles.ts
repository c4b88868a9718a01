import { PUZZLE } from '../../../../words/fr/puzzle.ts';
import { list, type Rich, t } from '../../../../words/rich.ts';
import type { CombatKind, PlaceId, UnitKind } from '../../engine/data/ids.ts';
import type { Target } from '../../engine/state/battle.ts';
import type { PuzzleWords } from '../en/puzzles.ts';
import { aim as aimed, NEED } from './battle.ts';
import {
  a,
  accord,
  compte,
  dans,
  de,
  deLieu,
  depuis,
  deQui,
  et,
  isFeminine,
  Le,
  LeQui,
  leQui,
  nuLieu,
  un,
  verbe,
} from './grammar.ts';
import {
  auRound,
  grand,
  inside,
  kind,
  orMore,
  Place,
  picked,
  places,
  points,
  target,
  towards,
  units,
} from './units.ts';

/** Les mots des énigmes de règles : la liste, ce que demande chaque sorte, ses réponses, et ce qui les explique. */

/** De chaque lieu : `de Tolède et de la Galice`. */
const ofPlaces = (all: readonly PlaceId[]): Rich => list(all.map(deLieu), ', ', ' et ');

/** Le trajet fait, son point de départ d’abord : `de la Gascogne à Pamplune, par Huesca`. */
const along = (way: readonly PlaceId[]): Rich => {
  const [from, ...to] = way;
  const by = to.slice(0, -1);
  return t`${from ? deLieu(from) : []} ${inside(to.at(-1))}${by.length > 0 ? t`, par ${places(by)}` : []}`;
};

/** Des unités que nomment les clés d’une réponse. */
type Picked = Readonly<Record<string, number>>;
const total = (...of: readonly Picked[]): number => of.flatMap((one) => Object.values(one)).reduce((x, y) => x + y, 0);

/** Une province ne contient qu’un Château-fort, ou qu’un Fort. */
const isOnly = (id: CombatKind): boolean => id === 'castle' || id === 'fort';
/** `d’un Chevalier`, `du Château-fort`. */
const ofDie = (id: CombatKind): string => (isOnly(id) ? `du ${kind(id, 1)}` : `d’${un(id)}`);
/** `une Infanterie venue par le fleuve`, `le Château-fort`. */
const aimedAt = (of: Target): string => {
  const id = of.split('~')[0] as CombatKind;
  return `${isOnly(id) ? 'le' : isFeminine(id) ? 'une' : 'un'} ${target(of)}`;
};

/** La province est prise dans tant de batailles sur cent, à partir de millièmes. */
const taken = (thousandths: number): string => {
  const n = Math.round(thousandths / 10);
  if (thousandths === 0) return 'n’est prise dans aucune bataille';
  if (n === 0) return 'est prise dans moins de 1\u00a0bataille sur\u00a0100';
  return n === 100
    ? 'est prise dans presque toutes les batailles'
    : `est prise dans ${compte(n, 'bataille')} sur\u00a0100`;
};

/** Les unités d’une province qui comptent pour une limite. */
const counting = (number: number): string => `${compte(number, 'unité')} qui ${number < 2 ? 'compte' : 'comptent'}`;

export const PUZZLE_WORDS: PuzzleWords = {
  ...PUZZLE,
  lead: 'Trente positions tirées de parties entières, avec une question sur chacune. Le moteur de règles connaît la réponse et en donne la raison.',
  description:
    'Trente positions d’Hispania, avec une question de règles sur chacune\u00a0: répondez sur le plateau, et lisez pourquoi.',
  begin: 'Commencer par l’énigme\u00a01',
  goOn: 'Continuer\u00a0:',
  inPath:
    'Trente positions tirées de parties entières, avec une question chacune. Les règles donnent la réponse et la raison.',
  filters: {
    label: 'Choisir les énigmes',
    kind: 'Question',
    rule: 'Règle',
    nation: 'Nation',
    all: 'toutes',
    clear: 'Tout afficher',
    none: 'Aucune énigme ne répond à tous ces critères. Affichez-les toutes, ou changez un critère.',
    // La page y remplace les nombres : aucun mot ne s’accorde avec eux.
    shown: (of, all) => `Énigmes affichées\u00a0: ${of} sur\u00a0${all}`,
    solved: (of) => `résolues\u00a0: ${of}`,
  },
  kinds: {
    reach: 'Jusqu’où aller\u00a0?',
    may: 'Continuer, ou non\u00a0?',
    pass: 'Combien passent en force\u00a0?',
    remove: 'Combien en retirer\u00a0?',
    cull: 'Limite de population',
    place: 'Où placer l’unité\u00a0?',
    retreat: 'Où retraiter\u00a0?',
    needs: 'Combien faut-il au dé\u00a0?',
    kills: 'PV de combat',
    'turn-points': 'PV des provinces',
    best: 'La meilleure attaque',
    chance: 'Quelles chances\u00a0?',
  },
  levels: { 1: 'Facile', 2: 'Moyen', 3: 'Difficile' },
  solved: 'résolue',
  position: 'La position',
  answerShort: 'La réponse',
  rules: 'Dans les règles\u00a0:',
  numbered: (number) => `Énigme\u00a0${number}`,
  questions: (number) => compte(number, 'question'),
  at: (number, of) => `${number} sur\u00a0${of}`,
  none: 'Cette province n’est pas parmi les réponses.',
  static: 'L’énigme se résout sur le plateau et demande JavaScript. Sans lui, lisez la réponse ci-dessous.',
  review: 'Énigmes à refaire',
  turn: (turn) => [`Tour\u00a0${turn}.`],
  roll: ({ die, target: of, dice }) => [`${aimed(die, of, dice.length)}\u00a0: ${dice.join(', ')}.`],
  worth: (worth, known) => [
    `PV de la fiche\u00a0: ${(Object.entries(worth) as [UnitKind, number][])
      .map(
        ([unit, each]) =>
          `${each === 0 ? 'aucun' : known ? points(each) : `‹${points(each)}›`} pour ${units({ [unit]: 1 })}`,
      )
      .join(', ')}.`,
  ],
  came: (from, rivers) =>
    t`Les attaquants viennent ${ofPlaces(from)}${
      rivers.length > 0 ? t`, en franchissant un fleuve ${list(rivers.map(depuis), ', ', ' et ')}` : []
    }.`,
  subject: (subject, overlord) => t`${Le(subject)} est ${accord(subject, 'soumis')} ${a(overlord)}.`,
  noCapital: ['Aucune nation n’a de capitale en ce moment.'],
  capital: (nation, at) => t`${Place(at)} est la capitale ${de(nation)}.`,
  sheet: 'La fiche\u00a0:',

  ask: {
    reach: ({ nation, from, units: all, leaders: chiefs }) =>
      t`Le mouvement ${de(nation)} commence. Dans quelles provinces aller ${depuis(from)} avec ${picked(all, chiefs)}\u00a0?${
        total(all, chiefs) > 1 ? ' Le déplacement se fait en une seule pile, sans laisser d’unité en route.' : ''
      }`,
    may: ({ nation, action: { fixed, values }, way }) => {
      const { units: all, leaders: chiefs } = values as { readonly units?: Picked; readonly leaders?: Picked };
      return t`${Le(nation)} a déplacé ${picked(all, chiefs)} ${along(way)}. Continuer ${towards(
        fixed['to'] as PlaceId,
      )} dans le même mouvement\u00a0: est-ce permis\u00a0?`;
    },
    pass: ({ nation, to, unit, count, way }) =>
      t`${Le(nation)} a déplacé ${picked({ [unit]: count })} ${along(way)}. Des unités ennemies sont ${inside(way.at(-1))}. Combien d’unités peuvent continuer ${towards(to)}\u00a0?`,
    remove: ({ nation, place: at, phase }) =>
      t`${
        phase === 'last-stacking'
          ? 'Le combat est fini\u00a0: place au dernier contrôle d’empilement.'
          : 'Le mouvement est fini\u00a0: place au contrôle d’empilement, avant le combat.'
      } Combien d’unités ${de(nation)} doivent être retirées ${inside(at)}\u00a0?`,
    cull: ({ nation }) =>
      t`${Le(nation)} a combattu, et sa limite de population est contrôlée. Combien d’unités, au moins, doivent être retirées\u00a0?`,
    place: ({ nation, unit }) =>
      t`${Le(nation)} a acheté ${units({ [unit]: 1 })}. Dans quelles provinces ${isFeminine(unit) ? 'la' : 'le'} placer\u00a0?`,
    retreat: ({ nation, side, from, units: gone, round, attackers }) =>
      t`Fin du ${round === 1 ? '1er\u00a0round' : `round\u00a0${round}`} de la bataille ${deLieu(from)}. ${Le(
        nation,
      )}, ${side === 'attacker' ? 'Attaquant' : 'Défenseur'}, peut retraiter. Dans quelles provinces retraiter avec ${picked(
        gone,
      )}\u00a0?${side === 'defender' ? t` Les attaquants viennent ${ofPlaces(attackers)}.` : []}`,
    needs: ({ side, die, target: of, at, ...battle }) =>
      t`${LeQui(battle.attacker)} ${verbe(battle.attacker, 'attaque', 'attaquent')} ${leQui(battle.defender)} ${inside(
        at,
      )}. ${grand(auRound(battle.round))}, combien faut-il au dé ${ofDie(die)} ${deQui(battle[side])} pour toucher ${aimedAt(of)}\u00a0?`,
    kills: ({ nation, at }) =>
      t`${Le(nation)}, Attaquant, a lancé les dés ${inside(at)}. Combien de PV lui rapporte ce round\u00a0?`,
    'turn-points': ({ nation, turn, values }) =>
      t`Le tour\u00a0${turn} se termine sur cette position. PV sur la fiche ${de(nation)}\u00a0: ${et(
        values.map(([at, written]) => t`${nuLieu(at)}\u00a0${written}`),
      )}. Combien de PV lui rapportent ses provinces\u00a0?`,
    best: ({ nation, from, units: all, leaders: chiefs }) =>
      t`Avec ${picked(all, chiefs)}, ${leQui(nation)} va attaquer ${depuis(from)} une de ces provinces, sans autre unité et sans retraite. Quelle attaque a le plus de chances de réussir\u00a0?`,
    chance: ({ nation, place: at }) =>
      t`${Le(nation)} attaque ${dans(at)}, et aucun camp ne retraite. Dans combien de batailles la province est-elle prise\u00a0?`,
  },

  option: {
    yes: 'oui',
    no: {
      spent: 'non\u00a0: la capacité de mouvement est épuisée',
      'spent-led': 'non\u00a0: même avec un Chef, la capacité de mouvement est épuisée',
      'halted-mountain': 'non\u00a0: le mouvement s’arrête en montagne',
      'halted-strait': 'non\u00a0: le détroit a pris tout le mouvement',
      quota: 'non\u00a0: il resterait trop peu d’unités pour le passage en force',
      stopped: 'non\u00a0: l’ennemi stoppe toutes ces unités',
      corner: 'non\u00a0: les provinces ne se touchent qu’à un point de jonction',
      'pile-only': 'non\u00a0: une seule pile se déplace maintenant',
      'moved-alone': 'non\u00a0: une partie du trajet s’est faite sans le Chef',
      'strait-first': 'non\u00a0: un détroit ne se franchit qu’au début d’un mouvement',
    },
    units: (number) => (number === 0 ? 'aucune' : compte(number, 'unité')),
    points,
    orMore,
    tenths: (of) => `dans environ ${compte(of, 'bataille')} sur\u00a010`,
  },

  told: {
    way: (way) => (way.length > 1 ? t`Par ${places(way.slice(0, -1))}.` : ['Les provinces sont adjacentes.']),
    far: ['Hors de portée.'],
    odds: (odds, { river, mountain }) => [
      `La province ${taken(odds)}${river ? ', un fleuve à franchir' : ''}${mountain ? ', en montagne' : ''}.`,
    ],
    free: ['Rien ne s’y oppose.'],
  },

  because: {
    verdicts: () => [],
    refusal: () => [],
    allowed: ({ steps, most, led, mountain }) => [
      `${mountain && led ? 'La montagne n’arrête pas les unités qui ont un Chef. ' : ''}Ce mouvement entre dans ${compte(
        steps,
        'province',
      )}\u00a0; la capacité de mouvement ${led ? 'avec un Chef ' : ''}est de ${most}.`,
    ],
    oneMore: (number) => [number === 0 ? 'Aucune unité\u00a0:' : `${compte(number, 'unité')} au plus\u00a0:`],
    limit: ({ units: stand, base, limit, unlimited, capital, attack }) => {
      const there = `La province contient ${counting(stand)}.`;
      if (limit === null)
        return [
          `${there} ${unlimited === '9.3' ? 'Avec le Zèle religieux' : 'Avec ce Chef, dans ce mouvement'}, il n’y a pas de limite.`,
        ];
      const more = {
        led: ' avec un Chef',
        invasion: ' lors d’une Invasion',
        alone: '',
      };
      if (attack)
        return [`${there} La limite est de ${base}\u00a0; le bonus d’attaque${more[attack]} la porte à ${limit}.`];
      return [`${there} La limite est de ${base}${capital ? `\u00a0; le bonus de capitale la porte à ${limit}` : ''}.`];
    },
    population: ({ units: stand, lands, limit }) =>
      t`${compte(lands.length, 'province')} ${
        lands.length < 2 ? `fait vivre ${limit}\u00a0unités` : `font vivre ${limit}\u00a0unités, 2 chacune`
      }\u00a0: ${places(lands)}. La nation a ${counting(stand)}, sans les Châteaux-forts, les Forts ni les Chefs.`,
    need: ({ need, ground }) => [
      `${grand(NEED.needs(need))} en ${ground === 'plain' ? 'plaine' : 'montagne'}\u00a0: ${NEED.why(need)}.`,
    ],
    facts: () => [],
    provinces: (held, sum, halved, subjects) =>
      t`${held.length === 1 ? 'Cette province rapporte' : 'Ces provinces rapportent'} ${points(sum)}\u00a0: ${et(
        held.map(([at, written]) => t`${nuLieu(at)}\u00a0${written}`),
      )}.${subjects ? ' Les provinces d’une nation soumise comptent aussi pour son suzerain.' : ''}${
        halved ? ' Une nation soumise marque la moitié, arrondie au ½\u00a0PV supérieur.' : ''
      }`,
    odds: ({ odds }) => [`La province ${taken(odds)}.`],
  },
};
