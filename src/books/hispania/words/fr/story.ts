import { STORY as SHARED } from '../../../../words/fr/story.ts';
import { half } from '../../../../words/half.ts';
import { list, type Rich, t } from '../../../../words/rich.ts';
import type { PlaceId, ProvinceId } from '../../engine/data/ids.ts';
import type { STORY as EN } from '../en/story.ts';
import { compte, Le, large, mots } from './grammar.ts';
import { NAMES } from './names.ts';
import { inside, places, points } from './units.ts';

/** Au-delà, les provinces d’un titre sont comptées. */
const NAMED = 3;

const signed = (halves: number): string => (halves > 0 ? `+${half(halves)}` : half(halves));
/** Des touches de plus ou de moins que prévu : `+3,2`, `−0,6`, `0,0`. */
const hits = (more: number): string => {
  const shown = Math.abs(more).toFixed(1).replace('.', ',');
  return shown === '0,0' ? shown : `${more < 0 ? '−' : '+'}${shown}`;
};
const percent = (chance: number): number => Math.round(chance * 100);

/** Ce qui a été fait, en une phrase ; rien s’il n’y a rien. */
const sentence = (parts: readonly (Rich | false)[]): Rich => {
  const told = parts.filter((part): part is Rich => part !== false);
  return told.length === 0 ? [] : t`${large(list(told, ', ', ' et '))}.`;
};

/** Des provinces par leurs noms, ou leur nombre : `Tolède et la Galice`, `9 provinces`. */
const some = (ids: readonly ProvinceId[]): Rich =>
  ids.length <= NAMED ? places(ids) : [compte(ids.length, 'province')];
/** Un nombre et son participe : `1 unité détruite`, `3 unités détruites`. */
const done = (number: number, one: string, participle: string): Rich => [
  `${compte(number, one)} ${participle}${number < 2 ? '' : 's'}`,
];
/** Une année, sans son ère. */
const year = (of: number): string => `${Math.abs(of)}`;
const BC = '\u00a0av.\u00a0J.-C.';

/** Le récit d’une partie, chargé avec sa page. */
export const STORY: typeof EN = {
  ...SHARED,
  game: 'Hispania',

  wins: (name, by) => `${name} gagne avec ${points(by)} d’avance`,
  alone: (name, of) => `${name} finit avec ${points(of)}`,
  share: (names) => `${mots(names)} se partagent la victoire`,
  leads: (turn, name, by) => `Tour\u00a0${turn}\u00a0: ${name} mène de ${points(by)}`,
  level: (turn, names) => `Tour\u00a0${turn}\u00a0: ${mots(names)} à égalité`,
  soFar: (turn) => `Le récit jusqu’au tour\u00a0${turn}`,

  ledThroughout: (name) => `${name} mène des premiers PV aux derniers.`,
  led: (name, turns) => `${name} mène pendant ${compte(turns, 'tour')}.`,
  passed: (name, turn, last) =>
    `${name} prend la tête ${last ? 'au dernier comptage' : `au tour\u00a0${turn} et la garde`}.`,

  ranking: 'Classement',
  you: (name) => `${name} (vous)`,
  most: (nations) => `le plus de PV\u00a0: ${mots(nations)}`,
  noneYet: 'encore aucun PV',

  scenario: (id, turns) => `${id ? `Scénario\u00a0${id}, ` : ''}${compte(turns, 'tour')}`,
  span: ([from], [, to]) => `${year(from)}${from < 0 && to >= 0 ? BC : ''} à ${year(to)}${to < 0 ? BC : ''}`,

  charts: {
    points: 'Les PV, tour par tour',
    pointsNote: 'en gras, les tours de comptage\u00a0; en rouge, les numéros des tournants',
    pointsLabel: 'Les PV de chaque joueur après chaque tour',
    start: 'Début',
    after: (turn) => `Après le tour\u00a0${turn}`,
    before: 'Au début',
    at: (of, standing) => `${of}\u00a0: ${standing.map(([name, halves]) => `${name} ${half(halves)}`).join(', ')}`,
    nothing: 'Aucun PV à ce tour.',
    gain: ({ nation, points: halves, battles, provinces }) => {
      const why = [
        ...(provinces > 0 ? [compte(provinces, 'province')] : []),
        ...(battles > 0 ? [`${half(battles)} au combat`] : []),
      ];
      const from = nation ? NAMES.nations[nation] : 'sans nation';
      return `${from} ${signed(halves)}${why.length > 0 ? ` (${why.join(', ')})` : ''}`;
    },
    signed,

    nations: 'Par nation',
    nationsNote: 'hachures\u00a0: début de la partie',
    nation: (nation, halves) => `${NAMES.nations[nation]}\u00a0: ${points(halves)}`,
    player: 'Joueur',
    places: 'Provinces',
    battles: 'Combat',
    startPoints: 'Début',
    paid: 'Mises',
    all: 'Total',
    byNation: 'Les PV de chaque nation',
    nationOf: 'Nation',
    pointsOf: 'PV',

    maps: 'La carte aux tours de comptage',
    mapsNote: 'choisissez une carte pour y revenir',
    map: (turn, years) => `Tour\u00a0${turn}, ${years}\u00a0: voir le plateau`,
    turn: (turn) => `Tour\u00a0${turn}`,
    mapTurns: 'Tours de comptage',
    stand: 'Voir le plateau',
    holders: 'Qui contrôle les provinces',
    province: 'Province',
    nobody: '–',

    luck: 'La réussite aux dés',
    luckNote: 'touches de plus ou de moins que la moyenne',
    luckLabel: 'Les touches de chaque joueur moins les touches attendues, après chaque tour',
    hits,
    tick: (more) => (more > 0 ? `+${more}` : more < 0 ? `−${-more}` : '0'),
    dice: (dice) => `${compte(dice, 'dé')} au combat.`,
    extremes: (best, worst) => `Le plus de réussite pour ${best}, le moins pour ${worst}.`,
    noDice: 'Aucun dé n’a été lancé au combat.',
  },

  turning: {
    title: (number) =>
      number === 1 ? 'Le tournant' : `${NUMBERS[number] ?? number} ${number === 0 ? 'tournant' : 'tournants'}`,
    judging: (share) => `Le Capitaine cherche les tournants\u00a0: ${percent(share)}\u00a0%…`,
    none: 'Le Capitaine ne trouve aucun tournant.',
    note: 'Un Capitaine, joué par l’ordinateur, estime ces chances d’après la position une fois les dés lancés.',
    last: 'Le dernier comptage',
    heading: (nation, { taken, lost, failed, left, points: halves }) => {
      const who = Le(nation);
      if (left > 0) return t`${who} fait sortir ${compte(left, 'unité')} d’Hispanie`;
      if (taken.length > 0) return t`${who} prend ${some(taken)}`;
      if (failed[0]) return t`${who} échoue ${inside(failed[0])}`;
      if (lost.length > 0) return t`${who} abandonne ${some(lost)}`;
      if (halves > 0) return t`${who} marque ${points(halves)}`;
      return t`${who} se regroupe`;
    },
    deeds: (_nation, { won, failed, destroyed, fallen, lost, taken, points: halves }) =>
      sentence([
        won.length + failed.length > 0 && battles(won, failed),
        destroyed > 0 && done(destroyed, 'unité', 'détruite'),
        fallen > 0 && done(fallen, 'unité', 'perdue'),
        taken.length > 0 && lost.length > 0 && done(lost.length, 'province', 'abandonnée'),
        halves > 0 && [points(halves)],
      ]),
    scored: (name, halves) => `${name} marque ${points(halves)}.`,
    chance: (turn, name, before, after) =>
      `tour\u00a0${turn}\u00a0; chances de gagner, pour ${name}\u00a0: de ${percent(before)} à\u00a0${percent(after)}\u00a0sur\u00a0100`,
    see: 'Voir',
    whatIf: 'Et si…',
    seeLong: (number) => `Voir le tournant\u00a0${number} sur le plateau`,
    whatIfLong: (number) => `Et si\u00a0: rejouer d’avant le tournant\u00a0${number}, dans une copie`,
  },

  pictureLabel: (title, standing) =>
    `${title}. ${standing.map(([name, halves]) => `${name} ${half(halves)}`).join(', ')}. La carte à la fin.`,
  file: (turn) => `hispania-tour-${turn}.png`,

  forum: {
    head: (title, of) => `[b]Hispania\u00a0: ${title}[/b]\n${of}`,
    player: (rank, name, halves, nations) =>
      `${rank}. ${name} ${half(halves)}${nations.length > 0 ? ` (${nations.join(', ')})` : ''}`,
    nation: (nation, halves) => `${NAMES.nations[nation]} ${half(halves)}`,
    byTurn: (name, all) => `${name}\u00a0: ${all.map(half).join(' ')}`,
    byTurnTitle: '[b]Les PV après chaque tour[/b]',
    turningTitle: '[b]Les tournants[/b]',
    luckTitle: '[b]La réussite aux dés, en touches[/b]',
    luck: (name, more) => `${name} ${hits(more)}`,
    foot: `Raconté par ${SHARED.site}.`,
  },
};

/** Les batailles gagnées, sur toutes : `2 batailles gagnées sur 3`. */
function battles(won: readonly PlaceId[], failed: readonly PlaceId[]): Rich {
  const all = won.length + failed.length;
  if (won.length === 0) return [`aucune bataille gagnée${all < 2 ? '' : ` sur\u00a0${all}`}`];
  return t`${done(won.length, 'bataille', 'gagnée')} sur\u00a0${all}`;
}

/** Les nombres qui ouvrent un titre. */
const NUMBERS = ['Aucun', 'Un', 'Deux', 'Trois', 'Quatre', 'Cinq'];
