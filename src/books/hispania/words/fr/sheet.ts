import { half } from '../../../../words/half.ts';
import { list, type Rich, t } from '../../../../words/rich.ts';
import type { CombatKind, PlaceId, Religion } from '../../engine/data/ids.ts';
import type { ArrivalPlace, KillTarget, Quota, Turns } from '../../engine/data/types.ts';
import type { LeaderNames, SheetWords } from '../en/sheet.ts';
import { n, p } from '../marks.ts';
import { NAMES } from './names.ts';

const FEMININE = new Set<CombatKind | 'leader'>(['infantry', 'elite', 'cavalry']);
const RELIGION: Readonly<Record<Religion, readonly [masculine: string, feminine: string]>> = {
  christian: ['chrétien', 'chrétienne'],
  muslim: ['musulman', 'musulmane'],
};

const and = (parts: readonly Rich[]): Rich => list(parts, ', ', ' et ');
const or = (parts: readonly Rich[]): Rich => list(parts, ', ', ' ou ');
const places = (ids: readonly PlaceId[]): Rich[] => ids.map((id) => [p(id)]);
const one = (kind: CombatKind | 'leader'): string => `${FEMININE.has(kind) ? 'une' : 'un'} ${NAMES.units[kind].one}`;

const units = (quota: Quota): string =>
  (Object.entries(quota) as [CombatKind, number][])
    .map(([kind, count]) => `${count} ${NAMES.units[kind][count === 1 ? 'one' : 'many']}`)
    .join(', ');

const turns = ([from, to]: Turns): string =>
  from === to ? `tour ${from}` : to === from + 1 ? `tours ${from} et ${to}` : `tours ${from} à ${to}`;

function from(place: ArrivalPlace): Rich {
  if (place === 'sea') return ['en mer'];
  if (place === 'own-territory') return ['dans ses provinces'];
  if (place === 'band') return ['hors de la carte'];
  return [p(place)];
}

function target(goal: KillTarget, leader: LeaderNames): Rich {
  if (goal.leader) return [leader(goal.leader)];
  const faith = (feminine: boolean): string => (goal.religion ? ` ${RELIGION[goal.religion][feminine ? 1 : 0]}` : '');
  const every = !goal.kinds || goal.kinds.length > 3;
  const what = every
    ? [`une unité${faith(true)}`]
    : or(goal.kinds.map((kind) => [`${one(kind)}${faith(FEMININE.has(kind))}`]));
  return goal.nations ? t`${what}, ${and(goal.nations.map((id) => [n(id)]))}` : what;
}

/** Les phrases des fiches de nations. */
export const sheet: SheetWords = {
  units,
  unit: (kind, count) => NAMES.units[kind][count === 1 ? 'one' : 'many'],
  turns,

  plays: (order, first, last) =>
    `${order}${order === 1 ? 're' : 'e'} de chaque tour, ${last === undefined ? `à partir du tour ${first}` : turns([first, last])}`,

  years: ([first, last]) => {
    const [a, b] = [Math.abs(first), Math.abs(last)];
    if (last < 0) return `${a} à ${b} av. J.-C.`;
    return first < 0 ? `${a} av. J.-C. à ${b}` : `${a} à ${b}`;
  },

  income: (income) => {
    if (income.kind === 'none') return 'aucun';
    const what = {
      normal: 'de toutes ses provinces',
      half: 'la moitié de celui de ses provinces, arrondie vers le haut',
      castles: 'seulement des provinces où elle a un château-fort',
    }[income.kind];
    return `${what}, à partir du tour ${income.from}`;
  },
  buys: (kinds) =>
    kinds.length === 0 ? 'n’achète rien' : `achète ${kinds.map((kind) => NAMES.units[kind].many).join(', ')}`,
  saves: (gold) => (gold === 0 ? 'ne garde rien' : `garde jusqu’à ${half(gold)} Or`),
  savesFrom: (gold, turn) => `${half(gold)} à partir du tour ${turn}`,
  countersFrom: (count, turn) => `${count} à partir du tour ${turn}`,
  religion: (religion, since) => (religion === 'muslim' ? 'musulmane' : `chrétienne, à partir du tour ${since}`),

  arrivalUnits: (arrival) =>
    arrival.units
      ? `${arrival.fillUp ? 'jusqu’à ' : ''}${units(arrival.units)}${arrival.fillUp ? ' en tout' : ''}`
      : '',
  arrivalWhere: (arrival) => {
    const where = or(arrival.at.map(from));
    const split = arrival.at.length > 1 && arrival.units ? ', réparties à son gré' : '';
    const notes: Rich[] = [];
    if (arrival.landAt) notes.push(t`à débarquer à ${or(places(arrival.landAt))}`);
    if (arrival.anyCoast) notes.push(['à débarquer sur n’importe quelle côte, avec ou sans ancre']);
    if (arrival.onlyIfAlive) notes.push(['seulement si la nation a encore des unités']);
    if (arrival.otherwiseAt) notes.push(t`sans province à elle : ${[p(arrival.otherwiseAt)]}`);
    if (arrival.guestsUntil) notes.push([`croisés : ils partent à la fin du tour ${arrival.guestsUntil}`]);
    if (arrival.bought) {
      const { kind, most, vpEach } = arrival.bought;
      notes.push([`peut prendre jusqu’à ${most} ${NAMES.units[kind].many} de plus, chacun pour ${half(vpEach)} PV`]);
    }
    return t`${where}${split}${notes.flatMap((note) => t` ; ${note}`)}`;
  },

  leaderLeaves: (turn, when, of) => {
    if (when === 'end') return [`à la fin du tour ${turn}`];
    return of ? t`quand ${n(of)} commence le tour ${turn}` : [`quand elle commence le tour ${turn}`];
  },

  invasion: (turn) => `Invasion au tour ${turn} : elle se déplace et combat deux fois`,
  zeal: (turn) => `Zèle religieux au tour ${turn} : +1 à ses dés dans la première phase de combat`,
  supremacy: (on) => `Suprématie navale ${on.length > 1 ? 'aux tours' : 'au tour'} ${on.join(' et ')}`,
  ardour: (ardour, leader) =>
    ardour.with === 'leader'
      ? `Fougue au tour ${ardour.turn} : la pile de ${leader(ardour.leader)} se déplace et combat deux fois`
      : `Fougue au tour ${ardour.turn} : les unités d’une province se déplacent et combattent deux fois`,
  unlimited: (turn, leaders) =>
    `Au tour ${turn}, dans la première phase de l’invasion, une pile avec ${leaders.join(' ou ')} n’a pas de limite`,
  noRetreat: (kinds, span) =>
    `Ses ${kinds.map((kind) => NAMES.units[kind].many).join(' et ')} ne peuvent pas retraiter, ${turns(span)}`,

  submission: (clause, ours = false) => {
    const when = clause.turns ? `, ${turns(clause.turns)}` : '';
    const not = clause.notUnder ? t`, pas tant qu’elle est soumise à ${n(clause.notUnder)}` : [];
    return t`${`${clause.must ? 'doit' : 'peut'}, avec ${ours ? `‹${clause.atMost}›` : clause.atMost} provinces ou moins`}${when}${not}`;
  },
  overlord: (overlord) =>
    `Ses nations soumises sont libres à la fin du tour ${overlord.until} au plus tard${
      overlord.endsWithToledo ? ', ou quand Tolède tombe' : ''
    }. La moitié du revenu qu’une nation soumise abandonne ${overlord.sharesIncome ? 'lui revient' : 'est perdue'}.`,

  kill: (kill, leader) => {
    const when = !kill.turns
      ? ''
      : kill.turns[1] >= 21 && kill.turns[0] !== 21
        ? ` (à partir du tour ${kill.turns[0]})`
        : ` (${turns(kill.turns)})`;
    const by = kill.byStackOf ? `, par la pile de ${leader(kill.byStackOf)}` : '';
    return t`${target(kill.target, leader)}${by}${when}`;
  },
  bounty: (vp) => `toute unité : ${half(vp)} à chaque autre nation, dans son propre tour`,

  auction: (auction) =>
    auction.kind === 'major'
      ? `nation majeure, score fixe ${half(auction.fixedScore)}`
      : auction.average === null
        ? 'aux enchères ; sa moyenne n’est pas encore mesurée'
        : `aux enchères ; elle gagne ${half(auction.average)} PV en moyenne, les enchères commencent à ${half(auction.average - 10)}`,
};
