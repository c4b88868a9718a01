import { type Rich, t } from '../../../../words/rich.ts';
import { regionOf } from '../../engine/data/geography.ts';
import type { RegionId, Side } from '../../engine/data/ids.ts';
import { INCOME } from '../../engine/data/income.ts';
import type { PlaguePiece, UnitId } from '../../engine/data/play-ids.ts';
import type { RuleId } from '../../engine/data/rules.ts';
import { POINTS } from '../../engine/data/score.ts';
import type { Nothing, ReconquistaFact } from '../../engine/facts.ts';
import type { FACTS as FACTS_EN, pieces as pieces_EN } from '../en/facts.ts';
import { l } from '../marks.ts';
import { aCamp, CAMPS, Camp, compte, Dans, dans, deLieu, enRegion, mots, verbe, vers } from './grammar.ts';
import { NAMES } from './names.ts';
import { ENDINGS } from './outcome.ts';
import { PHASE_NAMES } from './phases.ts';
import { ROLLS } from './rolls.ts';
import { isOne, kindOf, points, siennes, units, unitsOf, WHOSE } from './units.ts';
import { yearOf } from './years.ts';

type Of<K extends ReconquistaFact['kind']> = ReconquistaFact & { readonly kind: K };

/** `en Aragon, en Castille et au Portugal`. */
const enRegions = (of: readonly RegionId[]): string => mots(of.map(enRegion));

const PIECES: { readonly [piece in PlaguePiece]: readonly [one: string, many: string] } = {
  'christian-army': ['Armée chrétienne', 'Armées chrétiennes'],
  'christian-garrison': ['Garnison chrétienne', 'Garnisons chrétiennes'],
  'muslim-army': ['Armée musulmane', 'Armées musulmanes'],
  'muslim-garrison': ['Garnison musulmane', 'Garnisons musulmanes'],
  order: ['Ordre militaire', 'Ordres militaires'],
  'christian-city': ['cité chrétienne', 'cités chrétiennes'],
  'muslim-city': ['cité musulmane', 'cités musulmanes'],
  fort: ['fort', 'forts'],
};
/** `2 Armées chrétiennes`, pour une peste. */
export const pieces: typeof pieces_EN = (piece, n) => compte(n, ...PIECES[piece]);

const WITHOUT_PLACE: { readonly [rule in RuleId]?: string } = {
  '9-crusade': 'Aucune cité ni aucun fort ne peut recevoir les Croisés',
  '9-mercenaries': 'Aucun Lieu ne peut recevoir les Mercenaires',
  '9-orders': 'Aucun Lieu ne peut recevoir l’Ordre militaire',
  '9-el-cid': 'El Cid ne trouve ni Armée chrétienne ni Ordre militaire à rejoindre',
  '13.3': 'Aucun Lieu de la région ne peut recevoir une cité musulmane',
  '13.4': 'Aucun Lieu de la région ne peut recevoir un fort',
  '13.5': 'Aucun Lieu de la région ne peut recevoir une Garnison musulmane',
  '13.6': 'Il y a des unités chrétiennes ou rebelles dans chaque Lieu de la région',
};

/** Pourquoi une règle n’a pas d’effet ; sans Lieu, et pour un Lieu. */
const NOTHING: { readonly [why in Nothing]: (of: Of<'nothing'>) => Rich } = {
  'no-location': ({ place, rule }) =>
    place
      ? t`Aucun Lieu ne permet une retraite ${deLieu(place)}.`
      : [`${WITHOUT_PLACE[rule] ?? 'Aucun Lieu ne remplit les conditions'}\u00a0: il ne se passe rien.`],
  revolt: () => ['La région est en révolte\u00a0: l’événement reste sans effet.'],
  guard: () => ['La dernière cité d’un camp est protégée\u00a0: cette rébellion n’a pas d’effet.'],
  'no-road': ({ place }) =>
    place
      ? t`Aucune Route ne sort de la région\u00a0: la force reste ${dans(place)}.`
      : ['Aucune Route ne mène plus loin.'],
  'has-walls': ({ place }) =>
    place
      ? t`Le résultat des dés ne peut pas être placé ${dans(place)}.`
      : ['Aucun Lieu ne peut recevoir le résultat des dés.'],
};

/** Les cités que les Musulmans contrôlent : la colonne de la table de la Réaction. */
const COLUMNS: { readonly [column in Exclude<Of<'reaction'>['column'], 'africa'>]: string } = {
  '0': 'Aucune cité contrôlée',
  '1': '1\u00a0cité contrôlée',
  '2': '2\u00a0cités contrôlées',
  '3-4': '3 ou 4\u00a0cités contrôlées',
};
const RAISED = {
  city: ['une cité', 'cités'],
  fort: ['un fort', 'forts'],
  garrison: ['une Garnison', 'Garnisons'],
  army: ['une Armée', 'Armées'],
} as const;
const raised = ({ raised: kind, count: n }: Of<'reaction'>): string =>
  n === 1 ? RAISED[kind][0] : `${n}\u00a0${RAISED[kind][1]}`;

/** Les unités qui entrent en jeu, selon la règle qui les amène. */
function placed({ place, side, units: of, rule }: Of<'placed'>): Rich {
  switch (rule) {
    case '10-troops':
      return t`Vous levez ${units(of)} ${dans(place)}.`;
    case '9-mercenaries':
      if (side === 'christian') return t`Vous louez ${compte(of.hired ?? 0, 'Mercenaire')} ${dans(place)}.`;
      break;
    case '9-crusade':
      return t`${compte(of.hired ?? 0, 'Croisé arrive', 'Croisés arrivent')} ${dans(place)}.`;
    case '9-corruption':
      return t`Corruption ${dans(place)}\u00a0: ${unitsOf(side, of)} ${isOne(of) ? 'remplace' : 'remplacent'} les Rebelles.`;
    case '9-el-cid':
      return t`El Cid vous rejoint ${dans(place)}.`;
    case '9-french':
    case '17-french':
      return t`Les Français arrivent ${dans(place)} avec ${unitsOf(side, of)}.`;
    case '9-bands':
      return t`Les Bandes arrivent ${dans(place)} avec ${unitsOf(side, of)}.`;
  }
  return t`${unitsOf(side, of)} ${isOne(of) ? 'apparaît' : 'apparaissent'} ${dans(place)}.`;
}

/** Les pertes, selon la règle qui les cause. */
function removed({ place, side, units: of, rule }: Of<'removed'>): Rich {
  if (rule === '15') return t`${Dans(place)}, ${unitsOf(side, of)} ${isOne(of) ? 'quitte' : 'quittent'} la carte.`;
  const lose = verbe(side, 'perdez', 'perdent');
  if (rule === '9-famine') return t`Famine ${dans(place)}\u00a0: ${CAMPS[side]} ${lose} ${siennes(side, of)}.`;
  return t`${Camp(side)} ${lose} ${siennes(side, of)} ${dans(place)}.`;
}

/** `Vos Garnisons`, `Les Garnisons musulmanes` ; les Rebelles et les Neutres n’ont qu’un type d’unité. */
function firing(side: Side, unit: UnitId): string {
  if (side === 'rebel' || side === 'neutral') return Camp(side);
  const kind = `${WHOSE[side]} ${kindOf(unit)}`;
  if (side === 'christian') return kind;
  return unit === 'hired' ? `${kind} des Musulmans` : `${kind} musulmanes`;
}

/** `Vous attaquez les Musulmans`, `Les Musulmans vous attaquent`. */
const attack = (attacker: Side, defender: Side): string =>
  defender === 'christian'
    ? `${Camp(attacker)} vous attaquent`
    : `${Camp(attacker)} ${verbe(attacker, 'attaquez', 'attaquent')} ${CAMPS[defender]}`;

const BUILT = { city: 'une cité', fort: 'un fort' } as const;
const RAZED = { city: ['La cité', 'est détruite'], fort: ['Le fort', 'est détruit'] } as const;

/** Le journal, fait par fait. */
export const FACTS: typeof FACTS_EN = {
  turn: ({ turn }) => [`Tour\u00a0${turn}, ${yearOf(turn)}.`],
  phase: ({ phase }) => [`${PHASE_NAMES[phase]}.`],
  rolled: (of) => ROLLS[of.for](of),
  drew: ({ to }) => t`Route tirée au sort\u00a0: ${vers(to)}.`,
  located: ({ place }) => t`Lieu désigné\u00a0: ${l(place)}.`,
  rebellion: ({ region, rebellion }) => [`Rébellion ${enRegion(region)}\u00a0: ${NAMES.rebellions[rebellion]}.`],
  revolt: ({ region }) => [`Révolte ${enRegion(region)}\u00a0: la région est hors jeu jusqu’à la fin du tour.`],
  event: ({ event, period }) => [
    period
      ? `Événement de la période des ${NAMES.periods[period]}\u00a0: ${NAMES.events[event]}.`
      : `Événement\u00a0: ${NAMES.events[event]}.`,
  ],
  nothing: (of) => NOTHING[of.why](of),
  placed,
  removed,
  built: ({ place, what, rule }) =>
    t`${rule.startsWith('13') ? 'Les Musulmans bâtissent' : 'Vous bâtissez'} ${BUILT[what]} ${dans(place)}.`,
  razed: ({ place, what, rule }) =>
    rule === '5-fort'
      ? t`Le fort ${deLieu(place)}, seul dans son Lieu, est retiré.`
      : t`${RAZED[what][0]} ${deLieu(place)} ${RAZED[what][1]}.`,
  converted: ({ place, faith }) =>
    t`La cité ${deLieu(place)} devient ${faith === 'christian' ? 'chrétienne' : 'musulmane'}.`,
  plague: ({ region, pieces: n }) => [`Peste ${enRegion(region)}\u00a0: elle emporte ${compte(n, 'pion')}.`],
  struck: ({ piece, place, count: n }) => t`La peste emporte ${pieces(piece, n)} ${dans(place)}.`,
  income: ({ base, regions: most, santiago, event, points: sum }) => {
    const parts = [
      `${base} de base`,
      ...(most.length > 0 ? [`${INCOME.region * most.length} pour la majorité des cités ${enRegions(most)}`] : []),
      ...(santiago ? [`${INCOME.santiago} pour Santiago`] : []),
      ...(event === 0 ? [] : [`${event < 0 ? '−' : ''}${Math.abs(event)} pour l’événement`]),
    ];
    return [`Vous percevez ${compte(sum, 'point')}\u00a0: ${parts.join('\u00a0; ')}.`];
  },
  added: ({ points: n, rule }) => [
    `${rule === '10-santiago' ? 'Santiago' : 'L’événement'} ${n < 0 ? 'coûte' : 'rapporte'} ${compte(Math.abs(n), 'point')}.`,
  ],
  spent: ({ points: n, left }) => [
    `Vous dépensez ${compte(n, 'point')}\u00a0; il ${left === 0 ? 'n’en reste plus' : `en reste ${left}`}.`,
  ],
  unspent: ({ points: n }) => [`Vous perdez ${compte(n, 'point non dépensé', 'points non dépensés')}.`],
  chosen: ({ region }) => [`Vous choisissez de vous déplacer ${enRegion(region)}.`],
  moved: ({ side, from, to, units: of }) =>
    t`${Camp(side)} ${verbe(side, 'déplacez', 'déplacent')} ${siennes(side, of)} ${deLieu(from)} ${dans(to)}${
      regionOf(from) === regionOf(to) ? '' : ', par une Route'
    }.`,
  besieged: ({ place, side, units: of }) =>
    t`${Camp(side)} ${verbe(side, 'assiégez', 'assiègent')} ${l(place)} avec ${siennes(side, of)}.`,
  battle: ({ place, attacker, defender, attackers, defenders }) =>
    t`${attack(attacker, defender)} ${dans(place)}\u00a0: ${siennes(attacker, attackers)} contre ${siennes(defender, defenders)}.`,
  fired: ({ side, unit, results, needs }) => {
    const hits = results.filter((value) => value >= needs).length;
    return t`${firing(side, unit)}, ${needs} ou plus\u00a0: ${{
      dice: results.map((value) => ({ value, hit: value >= needs })),
    }} – ${hits === 0 ? 'aucune touche' : compte(hits, 'touche')}.`;
  },
  'first-fire': ({ place, side, by }) =>
    t`${by === 'mountain' ? t`${Dans(place)}, en montagne` : t`Avec El Cid, ${dans(place)}`}, ${CAMPS[side]} ${verbe(side, 'avez', 'ont')} l’initiative.`,
  round: ({ round, attackersLost, defendersLost }) => [
    `Round\u00a0${round}, unités perdues\u00a0: ${attackersLost} pour l’Attaquant, ${defendersLost} pour le Défenseur.`,
  ],
  sheltered: ({ place, side, units: of }) =>
    t`${unitsOf(side, of)} ${isOne(of) ? 'se réfugie' : 'se réfugient'} dans les murs ${deLieu(place)}.`,
  retreated: ({ side, from, to, units: of }) =>
    t`${Camp(side)} ${verbe(side, 'battez', 'battent')} en retraite ${deLieu(from)} ${vers(to)} avec ${siennes(side, of)}.`,
  taken: ({ place, side }) => t`${Camp(side)} ${verbe(side, 'prenez', 'prennent')} ${l(place)}.`,
  reaction: (of) => [
    of.region && of.column !== 'africa'
      ? `${COLUMNS[of.column]} ${enRegion(of.region)}\u00a0: les Musulmans reçoivent ${raised(of)}.`
      : `Les Musulmans débarquent d’Afrique du Nord avec ${raised(of)}.`,
  ],
  joined: ({ place, units: of }) =>
    t`${Dans(place)}, ${unitsOf('muslim', of)} ${isOne(of) ? 'se joint' : 'se joignent'} à la force.`,
  left: ({ place, units: of }) =>
    t`${unitsOf('muslim', of)} ${isOne(of) ? 'reste' : 'restent'} de garde ${dans(place)}.`,
  stopped: ({ place, side, units: of }) =>
    t`${Camp(side)} ${verbe(side, 'vous arrêtez', 's’arrêtent')} ${dans(place)} avec ${siennes(side, of)}.`,
  met: ({ place, side }) => t`${Camp(side)} ${verbe(side, 'rencontrez', 'rencontrent')} un ennemi ${dans(place)}.`,
  refused: ({ place, side }) =>
    t`${Dans(place)}, ${CAMPS[side]} ${verbe(side, 'refusez', 'refusent')} la bataille et ${verbe(side, 'restez', 'restent')} à l’abri des murs.`,
  avoided: ({ place }) => t`Les Musulmans évitent ${l(place)}.`,
  assaulted: ({ place, attacker, defender }) =>
    t`Siège ${deLieu(place)}\u00a0: ${attacker.side ? CAMPS[attacker.side] : 'les assiégeants'} ${{
      dice: [{ value: attacker.die, hit: true }],
    }} +${attacker.modifier}, ${defender.side ? CAMPS[defender.side] : 'les murs déserts'} ${{
      dice: [{ value: defender.die, hit: true }],
    }} +${defender.modifier}, soit ${attacker.die + attacker.modifier} contre ${defender.die + defender.modifier}.`,
  held: ({ place }) => t`${l(place)} résiste au siège.`,
  surrendered: ({ place, side }) => t`${l(place)} se rend ${aCamp(side)}.`,
  scored: ({ cities, majorities, free, points: sum }) => {
    const parts = [
      `${POINTS.city * cities} pour ${compte(cities, 'cité')}`,
      ...(majorities.length > 0
        ? [`${POINTS.majority * majorities.length} pour la majorité des cités ${enRegions(majorities)}`]
        : []),
      ...(free.length > 0 ? [`${POINTS.free * free.length} pour l’absence de Musulmans ${enRegions(free)}`] : []),
    ];
    return [`${points(sum)}\u00a0: ${parts.join('\u00a0; ')}.`];
  },
  ended: ({ ending, points: sum, result }) => [
    `${ENDINGS[ending]} ${NAMES.results[result]} avec ${points(sum)} (${NAMES.after[result]}).`,
  ],
};
