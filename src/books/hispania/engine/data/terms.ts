import type { RuleId } from './ids.ts';

/** A term of the game: the rule that defines it, and its name in the French rulebook. */
export interface Term {
  /** Null for terms of this site, which no rule defines. */
  readonly rule: RuleId | null;
  /** Null if the rulebook has no word for it. */
  readonly french: string | null;
}

/** The terms of the glossary. An id is an anchor of its page, and never changes. Only pages read this table. */
export const TERM_TABLE = {
  // The map
  province: { rule: '2.1', french: 'province' },
  zone: { rule: '11-rome-zones', french: 'zone' },
  plain: { rule: '4.1', french: 'plaine' },
  mountains: { rule: '5.1-mountain', french: 'province montagneuse' },
  river: { rule: '6.4', french: 'fleuve' },
  'four-corners': { rule: '5-corners', french: null },
  anchor: { rule: '3.2-sea', french: 'ancre' },
  strait: { rule: '5.5', french: 'détroit' },
  sea: { rule: '5.6', french: 'zone de mer' },
  'off-map': { rule: '5.4', french: 'province non-hispanique' },
  capital: { rule: '4.3', french: 'capitale' },

  // Units
  unit: { rule: '4.2', french: 'unité' },
  counter: { rule: '2.3', french: 'pion' },
  'counter-limit': { rule: '2.3', french: null },
  infantry: { rule: '6.2b', french: 'infanterie' },
  elite: { rule: '6.2b', french: 'élite' },
  cavalry: { rule: '6.2b', french: 'cavalerie' },
  knight: { rule: '6.2b', french: 'chevalier' },
  'crusader-knight': { rule: '11-aragon-ramiro', french: 'croisé' },
  castle: { rule: '6.2b', french: 'château-fort' },
  'special-castle': { rule: '10.3-castle', french: 'château-fort spécial' },
  'free-castle': { rule: '11-visigoths-castles', french: null },
  ruin: { rule: '9.5', french: 'ruine' },
  rebuilding: { rule: '9.5-rebuild', french: 'reconstruction' },
  'roman-fort': { rule: '11-rome-forts', french: 'fort' },
  berber: { rule: '11-umayyads-berbers', french: 'Berbère' },
  leader: { rule: '3.3', french: 'chef' },
  stack: { rule: '4.1', french: 'pile' },

  // A turn
  nation: { rule: '1-nations', french: 'nation' },
  'game-turn': { rule: '1', french: 'tour de jeu' },
  'nation-turn': { rule: '1', french: 'séquence de jeu' },
  'active-nation': { rule: '1', french: 'nation active' },
  'order-of-play': { rule: '1-nations', french: 'ordre des nations' },
  gold: { rule: '2', french: 'or' },
  income: { rule: '2.1', french: 'revenu' },
  'saved-gold': { rule: '2.4', french: 'réserve' },
  reinforcements: { rule: '3.2', french: 'renforts' },
  'fill-up': { rule: '3.2-fill-up', french: null },
  'stacking-limit': { rule: '4.1', french: 'limite d’empilement' },
  'stacking-check': { rule: '4.5', french: 'contrôle des limites d’empilement' },
  'population-limit': { rule: '7', french: 'limite de population' },
  'forced-passage': { rule: '5.3', french: 'passage en force' },
  'naval-supremacy': { rule: '5.6-supremacy', french: 'suprématie navale' },
  pillage: { rule: '11-alans-pillage', french: 'pillage' },
  march: { rule: '11-vandals-march', french: null },
  mission: { rule: '11-el-cid-mission', french: 'mission' },

  // Combat
  battle: { rule: '6', french: 'bataille' },
  round: { rule: '6.2', french: 'round' },
  target: { rule: '6.1', french: 'cible' },
  hit: { rule: '6.2', french: 'touché' },
  lives: { rule: '6.2', french: null },
  bonus: { rule: '6.2b', french: 'modificateur' },
  retreat: { rule: '6.6', french: 'retraite' },
  'lone-leader': { rule: '6.2b-lone-leader', french: null },
  surrender: { rule: '11-umayyads-surrender', french: null },

  // Abilities of some nations
  invasion: { rule: '9.1', french: 'invasion' },
  ardour: { rule: '9.2', french: 'fougue' },
  'religious-zeal': { rule: '9.3', french: 'zèle religieux' },
  transformation: { rule: '9.4', french: 'transformation' },
  heir: { rule: '9.4', french: null },
  submission: { rule: '9.6-submission', french: 'soumission' },
  overlord: { rule: '9.6', french: 'suzerain' },
  subject: { rule: '9.6', french: 'nation soumise' },
  neutrals: { rule: '11-visigoths-neutrals', french: 'neutres' },
  religion: { rule: '8-kills', french: 'distinction chrétien/musulman' },

  // Points
  'victory-point': { rule: '8', french: 'point de victoire (PV)' },
  'half-point': { rule: '8-turn-end', french: 'demi-point' },
  'scoring-turn': { rule: '8-turn-end', french: null },
  'kill-points': { rule: '8-kills', french: 'points de victoire de combat' },
  bounty: { rule: '11-almohads-bounty', french: null },
  average: { rule: '14.2', french: 'moyenne' },

  // Versions and options
  'standard-game': { rule: '13', french: 'version standard' },
  'advanced-game': { rule: '14', french: 'version avancée' },
  group: { rule: '13', french: 'groupe de nations' },
  'major-nation': { rule: '14.1', french: 'nation majeure' },
  'fixed-score': { rule: '14.1', french: 'score initial fixé' },
  auction: { rule: '14.2', french: 'enchère' },
  'opening-bid': { rule: '14.2', french: 'mise minimale' },
  'sealed-bid': { rule: '14.7', french: 'enchères secrètes' },
  'barbarian-scoring': { rule: '14.8', french: 'Hispania « Barbare »' },
  'event-token': { rule: '10.3', french: 'événement' },
  'sign-of-god': { rule: '10.2', french: 'Signe de Dieu' },
  scenario: { rule: '16', french: 'scénario' },

  // Words of this site
  scene: { rule: null, french: null },
  lesson: { rule: null, french: null },
  position: { rule: null, french: null },
  decision: { rule: null, french: null },
  refusal: { rule: null, french: null },
  fact: { rule: null, french: null },
  ruling: { rule: null, french: null },
  erratum: { rule: null, french: 'errata' },
  reconstructed: { rule: null, french: null },
  'data-set': { rule: null, french: null },
  'rule-id': { rule: null, french: null },
} as const satisfies Readonly<Record<string, Term>>;

export type TermId = keyof typeof TERM_TABLE;

/** All terms, in the order of the table, by subject. */
export const TERMS = Object.keys(TERM_TABLE) as readonly TermId[];
