import type { Params } from '../../../../kernel/contract.ts';
import { at, quoted, FAULTS as SHARED, REMEDIES as SHARED_REMEDIES } from '../../../../words/fr/faults.ts';
import { half } from '../../../../words/half.ts';
import { text } from '../../../../words/parameter.ts';
import { type Rich, t } from '../../../../words/rich.ts';
import type { FaultCode } from '../../engine/data/corrections.ts';
import type { OptionId, Owner, PlaceId, UnitKind } from '../../engine/data/ids.ts';
import type { Form, Wanted } from '../../engine/faults.ts';
import type { FAULTS as EN, REMEDIES as EN_REMEDIES } from '../en/faults.ts';
import { compte, de, deSorte, et, large, le } from './grammar.ts';
import { NAMES } from './names.ts';
import { inside, kind, PHASES, Place, place, points } from './units.ts';

/** Ce qui ne va pas dans une position, une correction ou un exemple écrits, code par code ; `REMEDIES` dit que faire. */

const where = (value: unknown): Rich => inside(value as PlaceId);
const the = (value: unknown): Rich => place(value as PlaceId);
const The = (value: unknown): Rich => Place(value as PlaceId);
const isNation = (value: unknown): value is Owner => Object.hasOwn(NAMES.nations, text(value));
const ofNation = (value: unknown): Rich => (isNation(value) ? de(value) : [`de ${quoted(value)}`]);
const nation = (value: unknown): Rich => (isNation(value) ? le(value) : [quoted(value)]);
const isKind = (value: unknown): value is UnitKind => Object.hasOwn(NAMES.units, text(value));
const unit = (value: unknown, number = 1): string => (isKind(value) ? kind(value, number) : text(value));
const ofUnit = (value: unknown): string => (isKind(value) ? deSorte(value) : `de ${text(value)}`);
const leader = (value: unknown): string =>
  Object.hasOwn(NAMES.leaders, text(value)) ? NAMES.leaders[value as keyof typeof NAMES.leaders] : text(value);
const phase = (value: unknown): string =>
  Object.hasOwn(PHASES, text(value)) ? PHASES[value as keyof typeof PHASES] : quoted(value);

const MODES_OF: Readonly<Record<string, string>> = { standard: 'standard', advanced: 'avancée' };
const mode = (value: unknown): string =>
  Object.hasOwn(MODES_OF, text(value)) ? `version ${MODES_OF[text(value)]}` : `version ${quoted(value)}`;

const OPTIONS: Readonly<Record<OptionId, string>> = {
  'group-auction': 'Enchères sur les groupes',
  'sign-of-god': 'Signe de Dieu',
  tokens: 'Pions événements',
  'all-submission': 'Soumission de tous',
  'sealed-bids': 'Enchères secrètes',
  barbarian: 'Hispania «\u00a0barbare\u00a0»',
};
const option = (id: unknown): string =>
  `L’option ${Object.hasOwn(OPTIONS, text(id)) ? OPTIONS[id as OptionId] : quoted(id)}`;

/** Ce qu’une valeur doit être, et ce qu’elle est. */
const SHOULD_BE: { readonly [W in Exclude<Wanted, 'nothing'>]: (limit: number, ofList: boolean) => string } = {
  text: () => 'un texte',
  number: () => 'un nombre',
  whole: () => 'un nombre entier',
  'yes-or-no': () => 'vrai ou faux',
  list: () => 'une liste',
  group: () => 'un groupe de valeurs nommées',
  'at-least': (limit, ofList) =>
    ofList ? `une liste d’une longueur de ${limit}\u00a0ou plus` : `${limit}\u00a0ou plus`,
  'at-most': (limit, ofList) =>
    ofList ? `une liste d’une longueur de ${limit}\u00a0ou moins` : `${limit}\u00a0ou moins`,
  known: () => 'un nom connu',
};
const IS: { readonly [F in Exclude<Form, 'nothing'>]: string } = {
  text: 'un texte',
  number: 'un nombre',
  'yes-or-no': 'vrai ou faux',
  list: 'une liste',
  group: 'un groupe de valeurs nommées',
};

type Say = (params: Params, path: string) => Rich;

export const FAULTS = {
  ...SHARED,
  // Corrections.
  'not-corrections': () => ['Ce n’est pas un fichier de corrections.'],
  'a-game': () => ['C’est le fichier d’une partie, et non de corrections.'],
  'newer-corrections': () => [
    'Ces corrections viennent d’une version plus récente du site. Rechargez la page, puis réessayez.',
  ],
  // Positions.
  'not-written-right': ({ wanted, found, limit, shown }, path) => {
    const what = path ? quoted(path) : 'Le contenu';
    if (wanted === 'nothing') return [`${what} n’est pas connu ici.`];
    const should = SHOULD_BE[wanted as keyof typeof SHOULD_BE](Number(limit), found === 'list');
    if (found === 'nothing')
      return [wanted === 'known' ? `${what} manque.` : `${what} manque\u00a0: il faut ${should}.`];
    if (wanted === 'known' && shown !== undefined) {
      return [`${what} est ${quoted(shown)}, qui n’est pas connu ici.`];
    }
    const is = shown === undefined ? IS[found as keyof typeof IS] : quoted(shown);
    return [`${what} est ${is}\u00a0: il faut ${should}.`];
  },
  'cannot-be': ({ received }, path) => [`${quoted(received)} n’est pas possible${at(path)}.`],
  'unknown-data-set': ({ name }) => [`La position emploie la série de valeurs ${quoted(name)}, qui n’existe pas ici.`],
  'no-such-phase': ({ nation: of, phase: id, turn }) =>
    id === null
      ? t`La position ne nomme aucune phase ${ofNation(of)} au tour\u00a0${text(turn)}.`
      : t`Au tour\u00a0${text(turn)}, la séquence ${ofNation(of)} n’a pas cette phase\u00a0: ${phase(id)}.`,
  'over-before-it-begins': ({ turn }) => [
    `La position est au tour\u00a0${text(turn)}, après le dernier tour de sa partie.`,
  ],
  'no-switch': ({ ruling }) => [`L’arbitrage ${quoted(ruling)} n’a pas d’autre lecture.`],
  'three-nations': (of) =>
    t`Il y a des unités de trois nations ${where(of['place'])}. Une province n’en admet que deux, et pour une bataille.`,
  'two-nations': (of) =>
    t`Il y a ${where(of['place'])} des unités ${et(Array.isArray(of['owners']) ? of['owners'].map(ofNation) : [['de deux nations']])}, et aucune n’y attaque maintenant.`,
  'two-castles': (of) =>
    t`Il y a deux Châteaux-forts ou Forts ${where(of['place'])}. Une province n’en contient qu’un.`,
  'ruin-and-castle': (of) =>
    t`Il y a ${where(of['place'])} une Ruine et une autre Ruine, un Château-fort ou un Fort. Une province n’en contient qu’un.`,
  'castle-off-map': (of) => t`Il y a un Château-fort, un Fort ou une Ruine ${where(of['place'])}, hors d’Hispanie.`,
  'leader-without-name': (of) =>
    of['kind'] === 'leader'
      ? t`Le Chef qui est ${where(of['place'])} n’a pas de nom.`
      : t`Une unité qui est ${where(of['place'])} porte un nom de Chef\u00a0: ${unit(of['kind'])}.`,
  'counter-of-castles': (of) =>
    t`Une unité qui est ${where(of['place'])} a un pion de Château-fort\u00a0: ${unit(of['kind'])}.`,
  'hits-too-many': (of) =>
    t`Une unité qui est ${where(of['place'])} a plus de touches qu’elle n’en supporte\u00a0: ${unit(of['kind'])}.`,
  'only-one': (of) =>
    t`Il y a plus d’une unité de ce type sur la même ligne ${where(of['place'])}\u00a0: ${unit(of['kind'])}.`,
  'too-many-counters': (of) =>
    t`Il y a sur la carte ${text(of['count'])}\u00a0${unit(of['kind'], Number(of['count']))} ${ofNation(of['nation'])}, pour ${compte(Number(of['most']), 'pion')} seulement.`,
  'leader-twice': ({ leader: id }) => [`${leader(id)} est à deux endroits.`],
  'leader-of-another': ({ leader: id, nation: of }) => t`${leader(id)} n’est pas un Chef ${ofNation(of)}.`,
  // Options d’une nouvelle partie.
  'not-this-mode': ({ scenario, mode: id }) => [`Le scénario\u00a0${text(scenario)} n’a pas de ${mode(id)}.`],
  'not-so-many-players': ({ mode: id, players, allowed }) => [
    `La ${mode(id)} se joue à ${Array.isArray(allowed) ? allowed.map(text).join(' ou ') : text(allowed)}\u00a0joueurs, et non à\u00a0${text(players)}.`,
  ],
  'player-twice': ({ seat }) => [`Deux joueurs ont le même nom\u00a0: ${quoted(seat)}.`],
  'option-not-here': ({ option: id, mode: of }) => [`${option(id)} n’existe pas dans la ${mode(of)}.`],
  'option-twice': ({ option: id }) => [`${option(id)} est nommée deux fois.`],
  // Exemples : pour ceux qui les écrivent.
  'step-refused': ({ code, rule }, path) => [
    `Une étape de l’exemple est refusée${at(path)}\u00a0: ${text(code)}, règle\u00a0${text(rule)}.`,
  ],
  'too-many-dice': ({ given, rolled }, path) => [
    `L’exemple fixe ${compte(Number(given), 'dé')}, mais il n’en est lancé que ${text(rolled)}${at(path)}.`,
  ],
  'too-few-dice': ({ given, rolled }, path) => [
    `L’exemple ne fixe que ${compte(Number(given), 'dé')} sur ${text(rolled)}${at(path)}.`,
  ],
  'die-does-not-fit': (_, path) => [`Un dé de l’exemple montre un nombre qu’un tel dé n’a pas${at(path)}.`],
  'no-such-die': (_, path) => [`L’exemple marque un dé qui n’existe pas${at(path)}.`],
  'does-not-hold': (_, path) => [`À la fin de la suite de coups, l’exemple affirme une chose fausse${at(path)}.`],
  'beyond-line': ({ at: n }, path) => [`La suite de coups a moins de ${compte(Number(n), 'étape')}${at(path)}.`],
  'reached-at-start': (_, path) => [`Le but est atteint avant le début${at(path)}.`],
  'not-drawn': ({ name }, path) => [`L’exemple fixe un tirage qui n’a pas lieu\u00a0: ${text(name)}${at(path)}.`],
  'not-reached': (_, path) => [`La réponse donnée n’atteint pas le but${at(path)}.`],
  lost: ({ step }, path) => [`La réponse donnée manque le but à l’étape\u00a0${text(step)}${at(path)}.`],
  // Leçons.
  'too-few-right': ({ right }, path) => [`Nombre de bonnes réponses trop petit\u00a0: ${text(right)}${at(path)}.`],
  'none-wrong': (_, path) => [`Toutes les réponses sont bonnes${at(path)}.`],
  'same-line': (_, path) => [`Cette suite de coups est la même que la réponse${at(path)}.`],
  'poor-too-soon': ({ poor }, path) => [`La suite médiocre ${text(poor)} est déjà reconnue dans une bonne${at(path)}.`],
  'poor-reached': (_, path) => [`La suite médiocre atteint le but${at(path)}.`],
  'poor-unseen': (_, path) => [`La suite médiocre n’est pas reconnue${at(path)}.`],
  'not-as-replied': (_, path) => [`Les autres joueurs répondraient autrement${at(path)}.`],
  'not-there': (_, path) => [`L’étape précédente ne finit pas là où celle-ci commence${at(path)}.`],
  'wrong-later': (_, path) => [
    `Dans une étape qui en prolonge une autre, une mauvaise réponse vient en premier${at(path)}.`,
  ],
  'not-refused': (_, path) => [`La mauvaise réponse est permise${at(path)}.`],
  'refused-otherwise': ({ code, rule }, path) => [
    `La mauvaise réponse est refusée pour une autre raison${at(path)}\u00a0: ${text(code)}, règle\u00a0${text(rule)}.`,
  ],
  'cannot-ask': ({ message }, path) => [
    `L’exemple pose une question à laquelle le jeu ne peut pas répondre${at(path)}\u00a0: ${text(message)}`,
  ],
} as const satisfies { readonly [C in keyof typeof EN]: Say };

/** Que faire, et que rien n’est perdu, selon l’endroit de la faute. */
export const REMEDIES: typeof EN_REMEDIES = {
  ...SHARED_REMEDIES,
  correction: 'Vos autres corrections sont conservées.',
};

/** Les valeurs contraires sont montrées en demis quand elles le sont : revenus, PV. */
const value = (path: string, number: unknown): string =>
  /^(?:corrections\.)?points/.test(path)
    ? points(Number(number))
    : /^(?:corrections\.)?income/.test(path)
      ? `${half(Number(number))}\u00a0Or`
      : text(number);
const line = (of: unknown): string => `la ligne\u00a0${text(of)} du livret`;

export const CORRECTION_FAULTS: {
  readonly [C in FaultCode]: (params: Readonly<Record<string, string | number>>, path: string) => Rich;
} = {
  'unknown-name': ({ name }, path) => [`Le jeu n’a pas de nom ${quoted(name)}${at(path)}.`],
  'bad-number': ({ given }, path) => [
    `${quoted(given)} n’est pas possible\u00a0: entrez un nombre entier de demis ou d’unités${at(path)}.`,
  ],
  'contradicts-line': (of, path) =>
    'known' in of
      ? [`Vous avez entré ${value(path, of['given'])}, mais ${line(of['line'])} donne ${value(path, of['known'])}.`]
      : t`Entre ${the(of['from'])} et ${the(of['to'])}, ${line(of['line'])} dit autre chose.`,
  'contradicts-sum': (of) => [
    `D’après ${line(of['line'])}, la somme de ces revenus est de ${half(Number(of['known']))}\u00a0Or\u00a0; la vôtre est de ${half(Number(of['given']))}.`,
  ],
  'border-exists': (of) => t`${The(of['from'])} et ${the(of['to'])} ont déjà une frontière.`,
  'border-missing': (of) => t`${The(of['from'])} et ${the(of['to'])} n’ont pas de frontière à retirer.`,
  'border-diagonal': (of) =>
    t`${The(of['from'])} et ${the(of['to'])} ne se touchent qu’à un point de jonction, qui n’est pas une frontière.`,
  'border-to-itself': (of) => t`Une province n’a pas de frontière avec elle-même\u00a0: ${the(of['from'])}.`,
  'over-stacking': (of) =>
    t`La position de départ place ${text(of['count'])}\u00a0unités ${where(of['province'])}. Même une capitale n’y contient que ${compte(Number(of['most']), 'unité')}.`,
  'both-set-up': (of) =>
    t`${large(where(of['province']))}, la position de départ place à la fois ${nation(of['nation'])} et ${nation(of['other'])}.`,
  'not-there-then': ({ turn, nation: of }) => t`Au tour\u00a0${text(turn)}, le jeu n’a aucune unité ${ofNation(of)}.`,
  'more-than-counters': (of) =>
    t`La position de départ place ${text(of['count'])}\u00a0${unit(of['kind'], Number(of['count']))} ${ofNation(of['nation'])}. D’après ${line(of['line'])}, il y a ${compte(Number(of['most']), 'pion')}.`,
  'no-counters': (of) => t`Le jeu n’a pas ${ofUnit(of['kind'])} ${ofNation(of['nation'])}.`,
  'two-works': (of) =>
    t`La position de départ place deux Châteaux-forts ou Forts ${where(of['place'])}. Une province n’en contient qu’un.`,
  'does-not-begin': ({ scenario, mode: id }) => [
    `Le scénario\u00a0${text(scenario)} (${mode(id)}) ne peut pas commencer avec ces unités.`,
  ],
};
