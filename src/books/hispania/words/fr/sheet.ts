import { half } from '../../../../words/half.ts';
import { type Rich, t } from '../../../../words/rich.ts';
import type { Religion } from '../../engine/data/ids.ts';
import type { ArrivalPlace, KillTarget, Turns } from '../../engine/data/types.ts';
import type { SheetWords } from '../en/sheet.ts';
import { a, compte, dans, de, deChef, demis, isFeminine, mots, ou, sorte, un, unites } from './grammar.ts';
import { NAMES } from './names.ts';

const RELIGION: Readonly<Record<Religion, readonly [masculine: string, feminine: string]>> = {
  christian: ['chrétien', 'chrétienne'],
  muslim: ['musulman', 'musulmane'],
};

const turns = ([from, to]: Turns): string =>
  from === to
    ? `tour\u00a0${from}`
    : to === from + 1
      ? `tours\u00a0${from} et\u00a0${to}`
      : `tours\u00a0${from} à\u00a0${to}`;

/** Quand : « au tour 5 », « aux tours 12 à 15 ». */
export const aux = (span: Turns): string => `${span[0] === span[1] ? 'au' : 'aux'} ${turns(span)}`;

function from(place: ArrivalPlace): Rich {
  return place === 'own-territory' ? ['dans ses provinces'] : dans(place);
}

/** « une Infanterie ou une Cavalerie musulmane » : l’adjectif suit le dernier nom. */
function target(goal: KillTarget, leader: (id: NonNullable<KillTarget['leader']>) => string): Rich {
  if (goal.leader) return [leader(goal.leader)];
  // Tout sauf le Château-fort : c’est l’« unité » du livret.
  const every = !goal.kinds || goal.kinds.length > 3;
  const isAllFeminine = every || (goal.kinds ?? []).every(isFeminine);
  const faith = goal.religion ? ` ${RELIGION[goal.religion][isAllFeminine ? 1 : 0]}` : '';
  const what = every ? ['une unité'] : ou((goal.kinds ?? []).map((kind) => [un(kind)]));
  return t`${what}${faith}${goal.nations ? t` ${ou(goal.nations.map(de))}` : ''}`;
}

/** Les phrases des fiches de nations. */
export const sheet: SheetWords = {
  units: unites,
  unit: sorte,
  turns,

  plays: (order, first, last, early) =>
    `en ${order}${order === 1 ? 're' : 'e'} position, ${
      last === undefined ? `à partir du tour\u00a0${first}` : turns([first, last])
    }${early === undefined ? '' : `, ou dès le tour\u00a0${early} si sa fondation est avancée`}`,

  years: ([first, last]) => {
    const [begin, end] = [Math.abs(first), Math.abs(last)];
    // Le gluon retient le trait d’union dans une barre étroite.
    const bc = '\u00a0av.\u00a0J.-\u2060C.';
    if (last < 0) return `${begin} à ${end}${bc}`;
    return first < 0 ? `${begin}${bc} à ${end}` : `${begin} à ${end}`;
  },

  income: (income) => {
    if (income.kind === 'none') return 'aucun';
    const what = {
      normal: 'toutes ses provinces',
      half: 'la moitié du revenu de ses provinces, arrondie au ½\u00a0Or supérieur',
      castles: 'seulement les provinces qui contiennent un de ses Châteaux-forts',
    }[income.kind];
    return `${what}, à partir du tour\u00a0${income.from}`;
  },
  buys: (kinds) =>
    kinds.length === 0 ? 'n’achète rien' : `achète ${mots(kinds.map((kind) => `des ${sorte(kind, 2)}`))}`,
  saves: (gold) => (gold === 0 ? 'ne met rien en réserve' : `met en réserve jusqu’à ${demis(gold, 'Or')}`),
  savesFrom: (gold, turn) => `${half(gold)} à partir du tour\u00a0${turn}`,
  countersFrom: (count, turn) => `${count} à partir du tour\u00a0${turn}`,
  religion: (religion, since) => (religion === 'muslim' ? 'musulmane' : `chrétienne, à partir du tour\u00a0${since}`),

  arrivalUnits: (arrival) =>
    arrival.units
      ? `${arrival.fillUp ? 'jusqu’à ' : ''}${unites(arrival.units)}${arrival.fillUp ? ' en tout' : ''}`
      : '',
  arrivalWhere: (arrival) => {
    const where = ou(arrival.at.map(from));
    const split = arrival.at.length > 1 && arrival.units ? ', à répartir au choix de son joueur' : '';
    const notes: Rich[] = [];
    if (arrival.landAt) notes.push(t`débarquement obligatoire ${ou(arrival.landAt.map(dans))}`);
    if (arrival.anyCoast) notes.push(['débarquement possible dans toute province côtière, avec ou sans ancre']);
    if (arrival.onlyIfAlive) notes.push(['seulement si la nation n’est pas éliminée']);
    if (arrival.otherwiseAt) notes.push(t`sans aucune province contrôlée\u00a0: ${dans(arrival.otherwiseAt)}`);
    if (arrival.guestsUntil)
      notes.push([`Chevaliers croisés, qui partent à la fin du tour\u00a0${arrival.guestsUntil}`]);
    if (arrival.bought) {
      const { kind, most, vpEach } = arrival.bought;
      const each = isFeminine(kind) ? 'chacune' : 'chacun';
      notes.push([`jusqu’à ${compte(most, NAMES.units[kind].one)}, au prix de ${demis(vpEach, 'PV')} ${each}`]);
    }
    return t`${where}${split}${notes.flatMap((note) => t`\u00a0; ${note}`)}`;
  },

  leaderLeaves: (turn, when, of) => {
    if (when === 'end') return [`à la fin du tour\u00a0${turn}`];
    return of
      ? t`au début de la séquence ${de(of)}, au tour\u00a0${turn}`
      : [`au début de sa séquence, au tour\u00a0${turn}`];
  },

  invasion: (turn) => `Invasion au tour\u00a0${turn}\u00a0: deux mouvements et deux combats`,
  zeal: (turn) => `Zèle religieux au tour\u00a0${turn}\u00a0: +1 à tous ses dés lors du 1er\u00a0combat`,
  supremacy: (on) => `Suprématie navale ${on.length > 1 ? 'aux tours' : 'au tour'}\u00a0${mots(on)}`,
  ardour: (ardour) =>
    ardour.with === 'leader'
      ? `Fougue au tour\u00a0${ardour.turn}\u00a0: la pile ${deChef(ardour.leader)} se déplace et combat deux fois`
      : `Fougue au tour\u00a0${ardour.turn}\u00a0: les unités d’une seule province se déplacent et combattent deux fois`,
  unlimited: (turn, leaders) =>
    `Au tour\u00a0${turn}, lors du 1er\u00a0mouvement et du 1er\u00a0combat de l’Invasion, une pile avec ${leaders.join(' ou ')} n’a pas de limite d’empilement`,
  noRetreat: (kinds, span) =>
    `${mots(kinds.map((kind) => `ses ${sorte(kind, 2)}`)).replace('s', 'S')} ne peuvent pas retraiter ${aux(span)}`,

  submission: (clause, ours = false) => {
    const when = clause.turns ? `, ${aux(clause.turns)}` : '';
    const not = clause.notUnder ? t`, mais pas pendant une soumission ${a(clause.notUnder)}` : [];
    const most = `${ours ? `‹${clause.atMost}›` : clause.atMost}\u00a0${clause.atMost < 2 ? 'province' : 'provinces'}`;
    return t`${clause.must ? 'doit' : 'peut'} se soumettre, avec ${most} au plus${when}${not}`;
  },
  overlord: (overlord) =>
    `Ses nations soumises cessent de l’être à la fin du tour\u00a0${overlord.until} au plus tard${
      overlord.endsWithToledo ? ', ou à la chute de Tolède' : ''
    }. ${overlord.sharesIncome ? 'Leur suzerain reçoit la moitié du revenu de chacune.' : 'La moitié du revenu de chacune est perdue.'}`,

  kill: (kill, leader) => {
    const when = !kill.turns
      ? ''
      : kill.turns[1] >= 21 && kill.turns[0] !== 21
        ? ` (à partir du tour\u00a0${kill.turns[0]})`
        : ` (${turns(kill.turns)})`;
    const by = kill.byStackOf ? `, par la pile ${deChef(kill.byStackOf)}` : '';
    return t`${target(kill.target, leader)}${by}${when}`;
  },
  bounty: (vp) => `toute autre nation, à sa propre séquence\u00a0: ${demis(vp, 'PV')} par unité détruite`,

  auction: (auction) =>
    auction.kind === 'major'
      ? `nation majeure, score initial fixé à ${half(auction.fixedScore)}`
      : auction.average === null
        ? 'aux enchères\u00a0; moyenne non mesurée'
        : `aux enchères\u00a0; moyenne de ${demis(auction.average, 'PV')}, mise minimale de ${half(auction.average - 10)}`,
};
