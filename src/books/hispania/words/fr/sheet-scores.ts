import { half } from '../../../../words/half.ts';
import { type Rich, t } from '../../../../words/rich.ts';
import type { Source } from '../../engine/data/scores/spread.ts';
import type { ScoreWords } from '../en/sheet-scores.ts';
import { a, compte, demis, et, le, lieu, nuLieu } from './grammar.ts';

/** Ce que les fiches de nations disent des parties entre ordinateurs : les PV d’une nation, et d’où ils viennent. */

const DATE = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' });
const day = (date: string): string => DATE.format(new Date(date)).replace(/^1 /, '1er ').replace(/ /g, '\u00a0');

const LEVELS: Readonly<Record<string, string>> = {
  novice: 'Novices',
  captain: 'Capitaines',
  strategist: 'Stratèges',
};

const decimal = (number: number): string => number.toFixed(1).replace('.', ',').replace('-', '−');
/** Des demi-points en PV avec une décimale : une moyenne. */
const mean = (halves: number): string => decimal(halves / 2);
const in100 = (part: number): number => Math.round(part * 100);

/** Des unités par partie, de plusieurs nations. */
const perGame = (name: Rich, count: number, first: boolean): Rich =>
  t`${name} (${decimal(count)}${first ? ' par partie' : ''})`;

/** Après « Sur 100 PV qu’elle marque, tant viennent ». */
const SOURCES: Readonly<Record<Source, string>> = {
  provinces: 'des provinces',
  zones: 'des zones',
  castles: 'des Châteaux-forts et des villes',
  kills: 'des unités qu’elle détruit',
  exits: 'de ses unités qui quittent le jeu',
  leader: 'de la survie de son Chef',
  missions: 'des missions',
  minimum: 'de ce qui lui est dû à sa fin',
  given: 'de PV cédés',
  other: 'd’autres sources',
};

/** Une part des parties, après « dans ». */
const share = (part: number): string =>
  part >= 0.995
    ? 'toutes les parties'
    : part < 0.01
      ? 'moins de 1\u00a0partie sur\u00a0100'
      : `${compte(in100(part), 'partie')} sur\u00a0100`;

export const sheetScores: ScoreWords = {
  source: (games, scenario, level, date) =>
    `${games}\u00a0parties du scénario\u00a0${scenario} entre ${LEVELS[level] ?? level}, ${day(date)}`,
  none: 'Aucune partie n’a été mesurée avec ces valeurs.',

  spread: {
    title: 'Score',
    mean: (halves) => `moyenne ${mean(halves)}`,
    printed: (halves, fixed) => `${fixed ? 'score initial fixé' : 'moyenne du livret'} ${half(halves)}`,
    points: 'PV à la fin de la partie.',
    told: (halves, middle, ends) =>
      `${mean(halves)}\u00a0PV en moyenne\u00a0; de ${half(middle[0])} à ${half(middle[1])} dans la moitié des parties, de ${half(ends[0])} à ${half(ends[1])} dans toutes.`,
    near: (halves, fixed) =>
      ` Le livret imprime ${fixed ? 'un score initial fixé' : 'une moyenne'} de ${half(halves)}.`,
    bars: 'Colonnes pleines\u00a0: la moitié centrale des parties.',
    byTurn: 'Par tour de comptage',
    byTurnNote: 'PV de ce tour et de tous les tours depuis le comptage précédent.',
    turn: 'Tour',
    meanHead: 'Moyenne',
    middle: 'Moitié centrale',
    middleOf: (low, high) => (low === high ? half(low) : `${half(low)} à ${half(high)}`),
    all: 'Total',
    number: mean,
  },

  findings: {
    title: 'Parties entre ordinateurs',
    note: 'Seul figure ici ce que montrent assez de parties. Un écart de PV n’en prouve pas la cause.',
    livesOn: (shares) =>
      shares.length === 1 && (shares[0]?.[1] ?? 0) >= 0.9
        ? [
            `${(shares[0]?.[1] ?? 0) >= 0.995 ? 'Tous' : 'Presque tous'} les PV de la nation viennent ${SOURCES[shares[0]?.[0] ?? 'other']}.`,
          ]
        : t`Sur 100\u00a0PV que marque la nation, ${et(
            shares.map(
              ([source, part], i): Rich => [
                `${in100(part)} ${i > 0 ? '' : in100(part) < 2 ? 'vient ' : 'viennent '}${SOURCES[source]}`,
              ],
            ),
          )}.`,
    prey: (others) =>
      t`La plupart des unités que la nation détruit appartiennent ${et(
        others.map(([other, count], i) => perGame(a(other), count, i === 0)),
      )}.`,
    foes: (others) =>
      t`La plupart des unités que perd la nation sont détruites ${et(
        others.map(([other, count], i) => perGame(t`par ${le(other)}`, count, i === 0)),
      )}.`,
    capital: (place, part) => t`La nation a pour capitale ${lieu(place)} dans ${share(part)}.`,
    subject: (others) =>
      t`La nation se soumet ${et(others.map(([other, part]): Rich => t`${a(other)} dans ${share(part)}`))}.`,
    difference: (province, turn, more, games, of) =>
      t`Si la nation contrôle ${lieu(province)} à la fin du tour\u00a0${turn}, elle marque dans la partie ${mean(more)}\u00a0PV de plus que dans le cas contraire (${games}\u00a0parties sur\u00a0${of}).`,
    lasts: 'La nation n’est presque jamais éliminée avant son terme.',
    dies: (part, turn) =>
      `La nation est éliminée avant son terme dans ${share(part)}, le plus souvent au tour\u00a0${turn}.`,
    never: (part) => `Dans ${share(part)}, la nation n’est jamais fondée.`,
    by: (id, part) =>
      t`Dans ces parties, sa dernière unité est détruite le plus souvent par ${le(id)} (${in100(part)}\u00a0fois sur\u00a0100).`,

    stands: 'Provinces tour par tour',
    standsNote:
      'Provinces qui lui rapportent des PV, y compris celles de ses nations soumises. Les nombres sont pour 100\u00a0parties\u00a0; ceux des provinces, pour 100\u00a0parties où la nation est sur la carte.',
    turn: 'Fin du tour',
    alive: 'Sur la carte',
    holds: 'Provinces les plus fréquentes',
    province: (place, part) => t`${nuLieu(place)}\u00a0${in100(part)}`,
    more: (count) => `et ${compte(count, 'autre')} dans la plupart des parties`,
    mostOf: (count) => `${decimal(count)}\u00a0${count < 2 ? 'province' : 'provinces'} en moyenne`,
    nowhere: 'des provinces différentes à chaque partie',
    share: (part) => (part > 0 && part < 0.01 ? 'moins de\u00a01' : `${in100(part)}`),
  },

  measured: { points: mean, games: share },

  moment: {
    title: 'Jouer un tour décisif',
    play: (turn) => `Jouer à partir du tour\u00a0${turn}`,
    stands: (turn, last, units, places, points) =>
      `Tour\u00a0${turn} sur\u00a0${last}. ${compte(units, 'unité')} ${
        places === 0 ? 'hors carte' : `dans ${compte(places, 'lieu').replace(/s$/, 'x')}`
      }, ${demis(points, 'PV')} jusqu’ici. `,
    how: (games) =>
      `C’est la position la plus typique de ${games}\u00a0parties entre Capitaines. L’ordinateur joue les autres places, sauf si vous en décidez autrement.`,
  },
};
