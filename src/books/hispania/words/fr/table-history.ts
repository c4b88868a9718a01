import { drawnName } from '../../../../kernel/names.ts';
import { HISTORY as SHARED } from '../../../../words/fr/history.ts';
import { list, type Rich, t } from '../../../../words/rich.ts';
import type { HISTORY as EN } from '../en/table-history.ts';
import { a, accord, compte, de, deLieu, et, Le, large, le, leQui, nu, nuLieu, verbe } from './grammar.ts';
import { NAMES } from './names.ts';
import { grand, PHASES, places, points, units } from './units.ts';

/** Les parties d’un résumé, séparées par un point médian. */
const dotted = (...parts: readonly (string | false)[]): string => parts.filter((part) => part).join(' · ');

/** Un nombre qui n’est pas toujours entier : `3,2` ; avec son signe : `+1,4`. */
const decimal = (x: number): string => Math.abs(x).toFixed(1).replace('.', ',');
const signed = (x: number): string => `${x < -0.05 ? '−' : x > 0.05 ? '+' : '±'}${decimal(x)}`;
/** Des PV, avec leur signe s’ils sont perdus. */
const balance = (halves: number): string => `${halves < 0 ? '−' : ''}${points(Math.abs(halves))}`;

const where: typeof EN.history.where = ({ turn, stage, nation, phase }) => {
  if (stage === 'over') return ['fin de la partie'];
  if (nation) return t`tour\u00a0${turn}, ${nu(nation)}${phase ? `, ${PHASES[phase]}` : ''}`;
  return [`${stage === 'end' ? 'fin' : 'début'} du tour\u00a0${turn}`];
};

const scored = (halves: number): Rich => [halves < 0 ? `perd ${points(-halves)}` : `marque ${points(halves)}`];

/** Ce qu’a donné une séquence : `Rome prend Tolède, perd 4 unités, marque 6 PV.` */
const told: typeof EN.recap.told = ({ is, turn, who, scores, submitted, founded, ended, died, ...of }) => {
  const own = scores.find(({ nation }) => nation === who);
  const losses: readonly Rich[] = [
    ...(of.lost > 0 ? [[compte(of.lost, 'unité')]] : []),
    ...of.leaders.map((id): Rich => [NAMES.leaders[id]]),
  ];
  const did: readonly Rich[] = [
    ...(of.took.length > 0 ? [t`prend ${places(of.took)}`] : []),
    ...(of.gaveUp.length > 0 ? [t`abandonne ${places(of.gaveUp)}`] : []),
    ...(losses.length > 0 ? [t`perd ${et(losses)}`] : []),
    ...(of.destroyed > 0 ? [[`détruit ${compte(of.destroyed, 'unité')}`]] : []),
    ...(own ? [scored(own.points)] : []),
  ];
  const quiet = quietly(of);
  const head: Rich = who
    ? t`${Le(who)} ${list(did.length > 0 ? did : [[quiet ?? '']], ', ', ' et ')}.`
    : [`${is === 'end' ? 'Fin' : 'Début'} du tour\u00a0${turn}.`];
  return list(
    [
      ...(who && did.length === 0 && !quiet ? [] : [head]),
      ...scores.filter((one) => one !== own).map(({ nation, points: halves }) => t`${Le(nation)} ${scored(halves)}.`),
      ...submitted.map(({ nation, to }) => t`${Le(nation)} se soumet ${a(to)}.`),
      ...ended.map(
        ({ nation, into }) => t`${Le(nation)} ${into ? t`se transforme en ${nu(into)}` : 'quitte la partie'}.`,
      ),
      ...founded.map((nation) => t`${Le(nation)} est ${accord(nation, 'fondé')}.`),
      ...died.map((nation) => t`${Le(nation)} n’a plus aucune unité.`),
    ],
    ' ',
  );
};

/** Ce qu’a fait une nation qui n’a rien pris, perdu ni marqué ; qu’elle n’a rien fait, seulement d’une séquence entière. */
function quietly({
  came,
  moved,
  fought,
  whole,
}: Pick<Parameters<typeof told>[0], 'came' | 'moved' | 'fought' | 'whole'>): string | undefined {
  if (came > 0) return `reçoit ${compte(came, 'unité')}`;
  if (fought && whole) return 'combat sans pertes';
  if (moved) return 'se déplace';
  return whole ? 'ne se déplace pas' : undefined;
}

/** Le journal, l’historique, les dés et le résumé. */
export const HISTORY: typeof EN = {
  log: {
    ...SHARED.log,
    start: 'Au début du tour',
    ofTurn: (nations, battles) => dotted(compte(nations, 'nation'), battles > 0 && compte(battles, 'bataille')),
    ofOwn: (of) =>
      dotted(
        of.moves > 0 && compte(of.moves, 'mouvement'),
        of.battles > 0 && compte(of.battles, 'bataille'),
        of.points !== 0 && balance(of.points),
      ) || 'ni mouvement ni bataille',
    ofOthers: (lines, halves) => dotted(compte(lines, 'ligne'), halves !== 0 && `${balance(halves)} en tout`),
    phase: (phase) => grand(PHASES[phase]),
    phaseName: (phase) => PHASES[phase],
  },

  history: {
    ...SHARED.history,
    where,
    seen: (of) => large(where(of)),
    stretchBack: 'Nation précédente',
    stretchOn: 'Nation suivante',
    keys: 'Sur le curseur, les flèches vont d’une réponse à l’autre, Page précédente et Page suivante d’une nation à l’autre, Début et Fin au début et à la fin.',
  },

  dice: {
    title: 'Dés',
    none: 'Aucun dé n’a encore été lancé.',
    lead: (dice) =>
      dice < 2
        ? `${compte(dice, 'dé')} lancé. Chaque dé a un numéro et vient de la graine de la partie.`
        : `${compte(dice, 'dé')} lancés. Chacun a un numéro et vient de la graine de la partie.`,
    check: 'Vérifier les dés',
    again: 'Vérifier de nouveau',
    checking: (n, of) => `Vérification\u00a0: réponse\u00a0${n} sur\u00a0${of}…`,
    same: (dice, some) => {
      if (dice === 0) return 'Aucun dé ne contredit la graine.';
      return dice === 1
        ? 'Le dé concorde avec la graine.'
        : `Les ${compte(dice, 'dé')}${some ? ' montrés' : ''} concordent tous avec la graine.`;
    },
    hidden: (dice) =>
      `${dice < 2 ? `${dice}\u00a0autre dé a tiré des pions événements et reste caché` : `${dice}\u00a0autres dés ont tiré des pions événements et restent cachés`}. ${dice < 2 ? 'Il compte bien' : 'Leur nombre est juste'}\u00a0: les dés suivants concordent avec la graine.`,
    laid: (dice) => `${compte(dice, 'dé')} ${dice < 2 ? 'était fixé' : 'étaient fixés'} d’avance.`,
    differs: ({ number, told: said, seed }) =>
      `Le dé n°\u00a0${number} diffère\u00a0: ${said} dans la partie, ${seed} selon la graine.`,
    astray: (n) =>
      n === 0
        ? 'La partie ne commence pas par les dés de sa graine.'
        : `Après la réponse\u00a0${n}, les dés de la partie ne concordent plus avec sa graine.`,
    later: 'D’autres dés ont été lancés depuis cette vérification.',
    goThere: 'Voir la position',

    players: 'Touches par joueur',
    player: 'Joueur',
    nobody: 'Neutres',
    named: (seat) => (/^\d+$/.test(seat) ? `Joueur\u00a0${seat}` : drawnName(seat)),
    thrown: 'Dés',
    expected: 'Attendues',
    hits: 'Touches',
    off: 'Écart',
    signed,
    expects: (hits, spread) => `${decimal(hits)}\u00a0±\u00a0${decimal(spread)}`,
    degree: {
      few: () => 'trop peu de dés pour en juger',
      even: () => 'à peu près comme attendu',
      some: (more) => `${more ? 'chance' : 'malchance'}\u00a0: 1\u00a0joueur sur\u00a06`,
      much: (more) => `grande ${more ? 'chance' : 'malchance'}\u00a0: 1 sur\u00a044`,
      rare: (more) => `${more ? 'chance' : 'malchance'} extrême\u00a0: 1 sur\u00a0700`,
    },
    meaning:
      'Les touches attendues sont la somme des chances qu’a chaque dé de toucher sa cible\u00a0; un 1 rate toujours. Le nombre qui suit ± est l’écart type\u00a0: 2\u00a0joueurs sur\u00a03 finissent à moins d’un écart type des touches attendues, 19 sur\u00a020 à moins de deux.',
    rerolled: 'Les dés qui ont été relancés ne comptent pas ici.',

    battles: 'Par bataille',
    turn: (turn) => `Tour\u00a0${turn}`,
    ofTurn: (battles) => compte(battles, 'bataille'),
    battle: (at, attacker, defender) => t`${nuLieu(at)}\u00a0: ${leQui(attacker)} contre ${leQui(defender)}`,
    march: (at, marching, by) => t`${nuLieu(at)}\u00a0: ${le(by)} contre le mouvement spécial ${de(marching)}`,
    side: (owner, hits, expected) =>
      t`${nu(owner)}\u00a0: ${compte(hits, 'touche')}, ${decimal(expected)}\u00a0${expected < 2 ? 'attendue' : 'attendues'}`,
    noDice: 'aucun dé lancé',
    rolls: (rolls) => compte(rolls, 'jet'),
    numbers: (first, last) => (first === last ? `${first}` : `${first} à\u00a0${last}`),
    struck: 'relancé, ne compte pas',
    drawn: 'Autres jets et tirages',
  },

  recap: {
    title: 'Depuis votre décision',
    step: (i, of) => `étape\u00a0${i} sur\u00a0${of}`,
    who: (nation, turn) => t`${nu(nation)}, tour\u00a0${turn}`,
    start: (turn) => `Début du tour\u00a0${turn}`,
    end: (turn) => `Fin du tour\u00a0${turn}`,
    parts: { moves: 'Mouvements', points: 'PV', others: 'Autres changements' },
    battle: (at) => t`Bataille ${deLieu(at)}`,
    fight: ({ attacker, defender }) => {
      if (attacker && defender) return t`${Le(attacker)} ${verbe(attacker, 'attaque', 'attaquent')} ${le(defender)}.`;
      const only = attacker ?? defender;
      return only ? t`${Le(only)} ${verbe(only, 'combat', 'combattent')}.` : [];
    },
    won: ({ winner, submits }, rounds) =>
      t`${
        winner
          ? t`${Le(winner)} ${verbe(winner, 'l’emporte', 'l’emportent')}`
          : submits
            ? t`${Le(submits.nation)} se soumet ${a(submits.to)}`
            : 'Il ne reste aucune unité'
      }${rounds > 0 ? ` après ${compte(rounds, 'round')}` : ' avant le 1er\u00a0round'}.`,
    goesOn: (rounds) =>
      rounds > 0 ? `La bataille continue après ${compte(rounds, 'round')}.` : 'La bataille continue.',
    lost: (owner, what, leaders) => t`${Le(owner)} ${verbe(owner, 'perd', 'perdent')} ${units(what, leaders)}.`,
    noLosses: 'Aucune perte.',
    way: (what, leaders, all) => t`${grand(units(what, leaders))}\u00a0: ${list(all.map(nuLieu), ' → ')}`,
    wayOf: (nation, what, leaders, all) =>
      t`${nu(nation)}, ${units(what, leaders)}\u00a0: ${list(all.map(nuLieu), ' → ')}`,
    details: (lines) => `Round par round, ${compte(lines, 'ligne')}`,
    nations: 'Séquences jouées depuis',
    told,
    replay: 'Revoir les mouvements',
    stop: 'Arrêter',
    speed: 'Vitesse des mouvements',
    speeds: { slow: 'lente', normal: 'normale', fast: 'rapide' },
    toNation: (nation, turn) => t`Aller à\u00a0: ${nu(nation)}, tour\u00a0${turn}`,
    previous: 'Précédente',
    next: 'Suivante',
    done: 'Revenir au présent',
    skip: 'Passer',
    keys: 'Les flèches vont d’une étape à l’autre, Échap passe le résumé.',
  },
};
