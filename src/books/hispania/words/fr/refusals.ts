import { half } from '../../../../words/half.ts';
import { list, type Rich, t } from '../../../../words/rich.ts';
import type { PlaceId, UnitKind } from '../../engine/data/ids.ts';
import type { RefusalCode, RefusalParams } from '../../engine/refusals.ts';
import type { Target } from '../../engine/state/battle.ts';
import type { DecisionKind } from '../en/decisions.ts';
import {
  accordSorte,
  aLieu,
  aQui,
  aucun,
  Ce,
  ce,
  compte,
  de,
  depuis,
  deQui,
  deSorte,
  Le,
  LeQui,
  large,
  le,
  leQui,
  Un,
  un,
  verbe,
} from './grammar.ts';
import { NAMES } from './names.ts';
import { PROMPTS } from './prompts.ts';
import {
  event,
  gold,
  grand,
  inside,
  insideAll,
  kind,
  ofPlace,
  PHASES,
  Place,
  place,
  points,
  target,
  towards,
  units,
} from './units.ts';

type Step = RefusalParams<'halted-mountain'>;
type Anywhere = PlaceId | null;

/** Dans quelle phase on est. */
const now = ({ phase }: RefusalParams<'not-now'>): string => `Phase en cours\u00a0: ${PHASES[phase]}.`;
const isPlace = (at: Anywhere): at is PlaceId => at !== null && Object.hasOwn(NAMES.places, at);
const from = (at: Anywhere): Rich => (isPlace(at) ? depuis(at) : ['depuis cette province']);
const nextTo = (at: Anywhere): Rich => (isPlace(at) ? aLieu(at) : ['à cette province']);
const Inside = (at: Anywhere): Rich => large(inside(at));

/** Un dé, une unité ou une cible viennent d’une action que rien ne garantit : ce ne sont pas toujours des types d’unité. */
const isKind = (of: string): of is UnitKind => Object.hasOwn(NAMES.units, of);
const ofSuch = (of: string): string => {
  const [id = ''] = of.split('~');
  if (!isKind(id)) return 'd’unité de ce type';
  return deSorte(id).replace(kind(id, 1), target(of as Target));
};
/** Accordé à l’unité : `laissé`, `laissée`. */
const as = ({ unit }: Pick<Step, 'unit'>, masculine: string): string => accordSorte(unit, 1, masculine);
/** `Il` ou `elle` reprend l’unité. */
const it = ({ unit }: Pick<Step, 'unit'>): string => (as({ unit }, '') ? 'elle' : 'il');
/** Les unités qui doivent rester ou partir. */
const must = (count: number, one: string, many: string): string =>
  `${compte(count, 'unité')} ${count < 2 ? one : many}`;

/** La raison de chaque refus, code par code. */
export const REFUSALS: { readonly [C in RefusalCode]: (params: RefusalParams<C>) => Rich } = {
  'not-an-action': () => ['Cette action n’existe pas.'],
  over: ({ turn }) => [`La partie est finie\u00a0: le tour\u00a0${turn} était le dernier.`],
  'not-now': (of) => [`Ce n’est pas le moment. ${now(of)}`],
  'move-later': (of) => [`Les unités ne se déplacent que dans une phase de mouvement. ${now(of)}`],
  'fight-later': (of) => [`Les batailles ne se livrent que dans une phase de combat. ${now(of)}`],
  'remove-later': (of) => [`Aucun retrait d’unité avant le prochain contrôle d’empilement. ${now(of)}`],
  'remove-first': ({ nation }) =>
    t`${Le(nation)} doit d’abord retirer ses unités en surplus. Le contrôle prend ensuite fin de lui-même.`,
  'pin-first': ({ place: at, count }) =>
    t`Passage en force ${inside(at)}\u00a0: choisissez d’abord ${count < 2 ? 'l’unité stoppée' : `les ${compte(count, 'unité')} stoppées`}.`,
  'battles-left': ({ places }) =>
    places.length === 0
      ? ['Le combat ne peut pas finir ainsi.']
      : t`Toutes les batailles doivent être livrées. Il en reste ${insideAll(places)}.`,
  'no-battle': ({ nation, place: at }) =>
    t`Pas de bataille ${inside(at)}\u00a0: il y faut des unités ${de(nation)} et d’une autre nation.`,

  'answer-first': ({ asked }) => [
    `À décider d’abord\u00a0: ${Object.hasOwn(PROMPTS, asked) ? PROMPTS[asked as DecisionKind].first : 'la question en cours'}.`,
  ],

  'not-sold': ({ nation, unit }) => t`${Le(nation)} ne peut pas acheter ${ofSuch(unit)}.`,
  'no-gold': ({ nation, unit, gold: has, cost }) =>
    t`${isKind(unit) ? Un(unit) : 'Cette unité'} coûte ${gold(cost)}\u00a0: ${le(nation)} n’en a ${has ? `que ${half(has)}` : 'pas'}.`,
  'no-counter': ({ nation, unit }) =>
    t`Tous les pions ${isKind(unit) ? kind(unit, 1) : 'de ce type'} ${de(nation)} sont déjà en jeu.`,
  'renounce-most': ({ gold: most }) => [
    most
      ? `Sur le revenu de ce tour, on peut renoncer à ${gold(most)} au plus.`
      : 'Il n’y a pas de revenu auquel renoncer.',
  ],
  'disband-no-need': () => [
    'Une unité n’est rachetée que si tous les pions de son type sont en jeu et si la nation peut la payer aussitôt.',
  ],
  'not-due': () => ['Aucune unité de ce type n’attend d’être placée.'],
  'place-not-held': ({ nation, place: at }) =>
    t`Les nouvelles unités vont dans des provinces contrôlées\u00a0: ${le(nation)} ne contrôle pas ${place(at)}.`,
  'place-full': ({ place: at, limit }) =>
    t`Plus de place ${inside(at)} pour un achat\u00a0: la limite de ${limit} y est déjà dépassée.`,
  'place-one-each': ({ place: at }) =>
    t`Une unité achetée a déjà été placée ${inside(at)}\u00a0: chaque province n’en reçoit qu’une.`,
  'place-not-here': ({ place: at }) => t`Ces unités ne peuvent pas être placées ${inside(at)}.`,
  'place-first': () => ['Placez d’abord toutes les unités en attente qui peuvent l’être.'],
  'berbers-most': ({ count }) => [
    count ? `L’achat est limité à ${units({ berber: count })}.` : 'Aucun Berbère ne peut être acheté.',
  ],
  'cull-most': ({ count }) => [
    `Exactement ${must(count, 'doit', 'doivent')} être ${count < 2 ? 'retirée' : 'retirées'}\u00a0: les autres respectent la limite.`,
  ],

  'hire-own-player': () => t`Le joueur ${de('el-cid')} ne peut pas proposer de mission.`,
  'never-submits': ({ owner }) =>
    t`${LeQui(owner)} ne ${verbe(owner, 'peut', 'peuvent')} se soumettre à aucune nation.`,
  'no-submission': ({ owner }) => t`${LeQui(owner)} ne ${verbe(owner, 'peut', 'peuvent')} pas se soumettre maintenant.`,
  'hire-never': ({ nation }) => t`${Le(nation)} ne peut pas recruter la troupe ${de('el-cid')}.`,
  'hire-once': ({ nation }) => t`${Le(nation)} a déjà proposé une mission à ce tour.`,
  'hire-leaderless': () => ['La troupe ne peut être recrutée qu’avec son Chef.'],
  'hire-gone': () => ['La troupe n’a plus aucune unité.'],
  'hire-turn': ({ turn }) => t`La troupe ${de('el-cid')} ne peut être recrutée qu’au tour\u00a0${turn}.`,
  'hire-not-next': ({ nation, place: at }) => t`Aucune province ${de(nation)} n’est adjacente ${nextTo(at)}.`,
  'hire-nobody': ({ place: at }) => t`Aucune unité ne peut être attaquée ${inside(at)}.`,
  'hire-own-nation': ({ nation, place: at }) =>
    t`${Le('el-cid')} ne peut pas attaquer pour ${le(nation)} la nation qui est ${inside(at)}.`,
  'hire-not-there': ({ place: at }) => t`Il n’y a pas autant d’unités de ce type ${inside(at)}.`,
  'hire-gold': ({ nation, gold: has, cost }) =>
    t`Cette mission peut coûter ${gold(cost)}\u00a0: ${le(nation)} n’en a ${has ? `que ${half(has)}` : 'pas'}.`,
  'engage-most': ({ place: at, limit }) =>
    t`La troupe attaque ${inside(at)} avec ${limit < 2 ? '1\u00a0unité' : `1 à\u00a0${compte(limit, 'unité')}`}.`,
  'enter-not-here': ({ place: at }) => t`La troupe ne peut pas entrer ${inside(at)}.`,
  'enter-most': ({ nation, place: at, limit }) =>
    t`Après cette entrée, ${le(nation)} peut avoir ${compte(limit, 'unité')} au plus ${inside(at)}.`,
  'must-enter': ({ nation, place: at }) => t`À ce tour, au moins 1\u00a0unité ${de(nation)} doit entrer ${inside(at)}.`,

  'survive-nobody': ({ place: at }) => t`Aucune unité de ce type ne peut survivre ${inside(at)}.`,
  'survive-kind': ({ unit, count }) => [
    count
      ? `${units({ [unit]: count })} au plus ${count < 2 ? 'peut' : 'peuvent'} encore survivre.`
      : `Plus ${aucun(unit)} ne peut survivre.`,
  ],
  'found-not-free': ({ nation, place: at }) => t`${Le(nation)} ne peut pas prendre ${place(at)}.`,
  'swap-none': ({ place: at }) => t`Il n’y a aucun Château-fort à reprendre ${inside(at)}.`,
  'castle-not-here': ({ place: at }) =>
    t`Un Château-fort gratuit se place en plaine, au sud du Douro\u00a0: pas ${inside(at)}.`,

  'no-such-place': () => ['Cette province n’existe pas.'],
  'no-entry-off-map': ({ to }) =>
    t`Aucune unité n’entre ${inside(to)}, hors d’Hispanie, sans règle propre à sa nation.`,
  corner: ({ from: one, to }) =>
    t`${Place(one)} et ${place(to)} ne se touchent qu’au point de jonction de 4\u00a0provinces\u00a0: on n’y passe pas.`,
  'no-border': ({ from: one, to }) =>
    t`Ni frontière ni détroit entre ${place(one)} et ${place(to)}\u00a0: ces provinces ne sont pas adjacentes.`,
  'nobody-there': () => ['Il n’y a pas autant d’unités de ce type.'],
  'works-stay': ({ unit }) => [`${Un(unit)} ne peut pas se déplacer.`],
  'halted-mountain': (of) =>
    t`Sans Chef, ${un(of.unit)} s’arrête en montagne\u00a0: son mouvement finit ${inside(of.from)}.`,
  'halted-strait': (of) => [`${Ce(of.unit)} a franchi un détroit, ce qui prend tout son mouvement.`],
  'halted-pinned': (of) =>
    t`${Ce(of.unit)}, ${as(of, 'stoppé')} ${inside(of.from)} par le passage en force, doit y combattre.`,
  'halted-left': (of) => [`${Ce(of.unit)}, ${as(of, 'laissé')} par le Chef, ne va pas plus loin dans cette phase.`],
  'halted-sea': (of) => [`${Ce(of.unit)} a pris la mer\u00a0: son mouvement est fini.`],
  'halted-beyond': (of) =>
    t`${Ce(of.unit)} a quitté l’Hispanie dans cette phase\u00a0: son mouvement finit ${inside(of.from)}.`,
  'crossed-once': (of) =>
    t`${Ce(of.unit)} est ${as(of, 'venu')} ${inside(of.from)} dans cette phase, et ne peut pas revenir en arrière.`,
  'moves-led': (of) => [`${Ce(of.unit)} ne se déplace qu’avec le Chef avec lequel ${it(of)} est ${as(of, 'arrivé')}.`],
  'lands-elsewhere': ({ nation, places }) =>
    t`À ce tour, les Renforts ${de(nation)} venus par mer débarquent seulement ${list(places.map(inside), ', ', ' ou ')}.`,
  'no-anchor': ({ from: one, to }) =>
    t`Pas d’ancre non barrée ${inside(one === 'sea' ? to : one)}\u00a0: aucune unité n’y débarque ni n’y prend la mer.`,
  'no-supremacy': ({ nation }) =>
    t`${Le(nation)} ne peut pas prendre la mer\u00a0: pas de suprématie navale à ce tour.`,
  'no-way-on': ({ to }) =>
    t`Une nation alliée contrôle ${place(to)}\u00a0: ces unités ne pourraient ni s’y arrêter ni aller plus loin.`,
  'pile-only': ({ place: at }) => t`Dans cette phase, seule se déplace la pile qui est ${inside(at)}.`,
  'pile-first': () => ['Choisissez d’abord la pile qui se déplace de nouveau, ou aucune.'],
  'pile-led': ({ place: at }) =>
    t`Dans cette phase, la pile qui est ${inside(at)} ne se déplace qu’avec son propre Chef.`,
  'no-pile': ({ nation, place: at }) =>
    t`${Le(nation)} n’a ${inside(at)} aucune pile qui puisse se déplacer de nouveau.`,
  'march-first': ({ count }) => [
    `Le mouvement spécial d’abord\u00a0: encore ${compte(count, 'province')} à traverser.`,
  ],
  'march-way': ({ from: one, to }) => t`Le mouvement spécial ne peut pas continuer ${ofPlace(one)} ${inside(to)}.`,
  'strait-first': (of) => [`Un détroit prend tout le mouvement, et ${ce(of.unit)} s’est déjà ${as(of, 'déplacé')}.`],
  spent: (of) => [`${Ce(of.unit)} a épuisé sa capacité de mouvement pour cette phase.`],
  'spent-led': (of) => [
    of.unit === 'leader'
      ? 'Un Chef ne va pas plus loin que la plus rapide des unités parties avec lui\u00a0; seul, il va à 3\u00a0provinces au plus.'
      : `${Ce(of.unit)} ne va pas plus loin\u00a0: seul un mouvement entier avec un Chef ajoute 1\u00a0province.`,
  ],
  'moved-alone': (of) => [
    `${Ce(of.unit)} s’est ${as(of, 'déplacé')} sans Chef\u00a0: un Chef ne peut plus ${it(of) === 'elle' ? 'la' : 'le'} prendre avec lui.`,
  ],
  quota: ({ from: at, needs, stay }) =>
    stay < needs
      ? t`${Inside(at)}, l’ennemi stoppe ${compte(needs, 'unité')}, et vous n’en laissez ${stay ? `que ${stay}` : 'aucune'}.`
      : t`${must(needs, 'doit', 'doivent')} rester ${inside(at)}, mais la limite y est plus basse sans les unités et les Chefs qui partent.`,
  stopped: ({ from: at, needs }) =>
    t`${Inside(at)}, l’ennemi stoppe ${compte(needs, 'unité')}\u00a0: seules les unités au-delà de ce nombre continuent.`,
  'not-a-step': () => ['Un mouvement demande au moins 1\u00a0unité ou 1\u00a0Chef.'],

  'not-overfull': ({ place: at }) => t`La limite n’est pas dépassée ${inside(at)}\u00a0: aucune unité n’y est retirée.`,
  'remove-exactly': ({ place: at, count }) =>
    t`${Inside(at)}, exactement ${must(count, 'doit être retirée', 'doivent être retirées')}.`,
  'capital-not-held': ({ nation, place: at }) =>
    t`Une capitale est une province contrôlée\u00a0: ${le(nation)} ne contrôle pas ${place(at)}.`,
  'capital-already': ({ nation, place: at }) => t`${Le(nation)} a déjà sa capitale ${inside(at)}.`,
  'capital-no-use': ({ place: at }) =>
    t`Une capitale ${inside(at)} ne changerait rien maintenant. Déclarez-la quand sa limite sera utile.`,

  'no-ruin': ({ place: at }) => t`Il n’y a pas de Ruine ${inside(at)}.`,
  'rebuild-enemies': ({ place: at }) =>
    t`Il y a des unités ennemies ${inside(at)}\u00a0: aucun Château-fort n’y est reconstruit.`,
  'rebuild-not-held': ({ place: at }) =>
    t`Seule la nation qui contrôle ${place(at)} peut y reconstruire le Château-fort.`,
  'no-castle-counters': ({ nation }) =>
    t`${Le(nation)} n’a pas de pion Château-fort, et ne peut donc pas en reconstruire.`,
  'castle-there': ({ place: at }) =>
    t`Il y a déjà un Château-fort ou un Fort ${inside(at)}\u00a0: une province n’en contient qu’un.`,
  'nobody-to-give': ({ place: at }) => t`Aucune unité ne peut être sacrifiée pour le Château-fort ${inside(at)}.`,
  'no-castle-left': ({ nation }) => t`${Le(nation)} n’a plus de pion Château-fort, ni disponible ni sur la carte.`,
  'rebuild-gives-one': ({ place: at }) =>
    t`Le Château-fort à reconstruire ${inside(at)} demande 1\u00a0unité sacrifiée, ni plus ni moins.`,

  'aim-first': ({ owner }) => t`${LeQui(owner)} ${verbe(owner, 'doit', 'doivent')} d’abord choisir des cibles.`,
  'round-over': ({ owner }) =>
    t`Le round est fini\u00a0: ${leQui(owner)} ${verbe(owner, 'doit', 'doivent')} maintenant rester ou retraiter.`,
  'other-side-aims': ({ owner, side }) =>
    t`C’est ${aQui(owner)} de choisir des cibles\u00a0: ${side === 'attacker' ? 'l’Attaquant choisit en premier' : 'l’Attaquant a choisi les siennes'}.`,
  'no-such-dice': ({ owner, die }) =>
    t`${LeQui(owner)} ${verbe(owner, 'n’a', 'n’ont')} pas ${ofSuch(die)} dans cette bataille.`,
  'no-such-target': ({ target: at }) => [`L’ennemi n’a pas ${ofSuch(at)} dans cette bataille.`],
  'not-named': ({ target: at }) => [
    `Seules les unités que désigne la mission peuvent être des cibles. Elle ne désigne pas ${ofSuch(at)}.`,
  ],
  'every-die-aims': ({ die, needs, aimed }) => [
    `Chaque dé reçoit 1\u00a0cible\u00a0: il y a ${compte(needs, 'dé')} ${ofSuch(die)}, et ${compte(aimed, 'cible')}.`,
  ],
  'not-an-aim': () => ['Donnez à chaque dé 1\u00a0cible\u00a0: un type d’unité ennemie de cette bataille.'],
  'attacker-first': ({ owner }) =>
    t`L’Attaquant décide d’abord\u00a0: ${leQui(owner)} ${verbe(owner, 'peut', 'peuvent')} encore retraiter.`,
  'other-side-retreats': ({ owner }) =>
    t`L’Attaquant a décidé\u00a0: ${leQui(owner)} ${verbe(owner, 'doit', 'doivent')} maintenant rester ou retraiter.`,
  'retreat-sea': () => ['Une retraite vers la mer demande la suprématie navale et une ancre non barrée.'],
  'retreat-band': () => t`Les unités ${de('el-cid')} ne peuvent retraiter que hors carte, vers la troupe.`,
  'retreat-far': ({ from: one, to }) =>
    t`Pas de frontière entre ${place(one)} et ${place(to)}\u00a0: une unité retraite vers une province adjacente.`,
  'retreat-off-map': ({ owner, to }) =>
    t`${LeQui(owner)} ne ${verbe(owner, 'peut', 'peuvent')} pas retraiter hors d’Hispanie, ${towards(to)}.`,
  'retreat-strait': ({ to }) => t`Dans cette partie, aucune unité ne retraite par le détroit ${towards(to)}.`,
  'retreat-whence': ({ to }) => t`Des attaquants viennent ${ofPlace(to)}\u00a0: le Défenseur n’y retraite pas.`,
  'retreat-battle': ({ to }) => t`Une bataille reste à livrer ${inside(to)}\u00a0: aucune unité n’y retraite.`,
  'retreat-held': ({ owner, to }) =>
    t`Pas de retraite ${towards(to)}\u00a0: la province n’est ni vide ni contrôlée par ${leQui(owner)}.`,
  'retreat-given': ({ to }) => t`Une nouvelle nation reçoit ${place(to)}\u00a0: aucune unité n’y retraite.`,
  'retreat-works': ({ unit }) => [`${Un(unit)} ne peut pas retraiter.`],
  'retreat-marched': (of) =>
    t`${Ce(of.unit)} est ${as(of, 'venu')} ${inside(of.from)} par la carte. Seules retraitent hors carte les unités entrées avec la troupe.`,
  'retreat-wounded': () => ['Ce Chevalier est touché\u00a0: il combat encore, mais ne peut plus retraiter.'],
  'retreat-neutral': ({ owner }) => t`${LeQui(owner)} ne ${verbe(owner, 'retraite', 'retraitent')} jamais.`,
  'retreat-never': ({ owner, unit }) =>
    t`À ce tour, ${unit === 'leader' ? 'le Chef' : `les ${kind(unit)}`} ${deQui(owner)} ne ${unit === 'leader' ? 'peut' : 'peuvent'} pas retraiter.`,
  'retreat-room': ({ to, room }) =>
    room === 0
      ? t`Plus de place ${inside(to)}, même avec le dépassement permis à une retraite.`
      : t`Il ne reste de place ${inside(to)} que pour ${compte(room, 'unité')}.`,
  'not-a-retreat': ({ from: at }) => t`Une retraite ${from(at)} demande au moins 1\u00a0unité ou 1\u00a0Chef.`,

  'not-asked': ({ seat }) =>
    seat ? t`${LeQui(seat)} ne peut rien jouer maintenant.` : ['Nommez le joueur qui joue l’événement.'],
  'no-such-token': ({ seat, token }) => t`${LeQui(seat)} n’a pas ${event(token)}.`,
  'sign-used': ({ seat }) =>
    t`${LeQui(seat)} a déjà joué le Signe de Dieu\u00a0: il ne se joue qu’une fois par partie.`,
  'token-early': ({ token, turn }) => [`${grand(event(token))} ne se joue pas avant le tour\u00a0${turn}.`],
  'token-not-now': ({ token }) => [`${grand(event(token))} ne se joue pas à ce moment.`],
  'token-not-there': ({ token }) => [`${grand(event(token))} ne se joue pas ainsi.`],
  'retreat-surplus-only': ({ place: at, count }) =>
    t`Seules des unités en surplus peuvent retraiter ${from(at)}\u00a0: ${count} au plus.`,

  'bid-low': ({ nation, least }) => t`La prochaine mise sur ${le(nation)} est de ${points(least)} au moins.`,
  'bid-high': ({ limit }) => [`Une mise est de ${points(limit)} au plus.`],
  'bid-rival': ({ nation, seat, other }) =>
    t`${Le(nation)} et ${le(other)} sont incompatibles, et ${leQui(seat)} a déjà ${le(other)}.`,
  'bid-enough': ({ seat, count }) =>
    t`${LeQui(seat)} a déjà eu ${compte(count, 'nation')}\u00a0: à ce nombre, un joueur ne mise plus.`,
  'bid-whose': ({ seat }) => t`C’est ${aQui(seat)} de miser.`,
  'bid-written': ({ seat }) => t`${LeQui(seat)} a déjà misé par écrit.`,
  'bid-again': ({ least }) => [`La seconde mise ne peut pas être inférieure à la première\u00a0: ${points(least)}.`],
  'major-taken': ({ nation }) => t`${Le(nation)} a déjà un joueur.`,
};
