import { list, type Rich, t } from '../../../../words/rich.ts';
import type { ActionKind } from '../../engine/actions.ts';
import type { CombatKind, PlaceId, RiverId, TokenId, UnitKind } from '../../engine/data/ids.ts';
import type { Target } from '../../engine/state/battle.ts';
import type { Answer, Prospect } from '../en/choices.ts';
import type { DecisionKind, Picked } from '../en/decisions.ts';
import { aim } from './battle.ts';
import { accord, compte, et, Le, LeQui, large, nu, verbe } from './grammar.ts';
import { NAMES } from './names.ts';
import { EFFECTS, playedOn } from './tokens.ts';
import {
  auRound,
  gold,
  grand,
  inside,
  kind,
  ofPlace,
  picked,
  place,
  points,
  size,
  token,
  towards,
  units,
} from './units.ts';

/** Les réponses à une décision : le nom de chacune, et ce qui en suit. */

interface ChoiceWords {
  readonly label: (answer: Answer, prospect: Prospect) => Rich;
  /** La deuxième ligne, s’il y a quelque chose à ajouter. */
  readonly consequence?: (answer: Answer, prospect: Prospect) => Rich;
}

/** Les unités et les Chefs qu’une réponse nomme ; rien tant qu’elle est ouverte. */
function who({ values: { units: all, light, joined, leaders } = {} }: Answer): string | undefined {
  const named = [all, light, joined, leaders].filter((of) => typeof of === 'object');
  return named.some((of) => Object.keys(of).length > 0) ? picked(...named) : undefined;
}
/** Un nombre qu’une réponse nomme ; rien tant qu’elle est ouverte. */
const amount = (value: number | Picked | undefined): number | undefined =>
  typeof value === 'number' ? value : undefined;
const some = (number: number | undefined): string => (number === undefined ? 'des unités' : compte(number, 'unité'));
const at = ({ fixed }: Answer, key = 'place'): PlaceId => fixed[key] as PlaceId;

/** Des phrases l’une après l’autre, celles qui sont là. */
const say = (...parts: readonly (Rich | string | false | undefined)[]): Rich =>
  list(
    parts.flatMap((part) => (part && part.length > 0 ? [typeof part === 'string' ? [part] : part] : [])),
    ' ',
  );
const room = (of: Prospect['room']): string | undefined => {
  if (!of || (of.all && of.over === 0)) return undefined;
  if (of.all) return `Limite dépassée de ${compte(of.over, 'unité')}.`;
  return `${compte(of.most, 'unité')} au plus${of.over > 0 ? `, dont ${of.over} au-delà de la limite` : ''}.`;
};
const against = ({ enemies }: Prospect): Rich | undefined =>
  enemies && t`${nu(enemies.owner)}${enemies.own ? ' (à vous)' : ''}\u00a0: ${units(enemies.units)}.`;

/** Un choix qui dit la même chose, quoi qu’on en sache. */
const plain = (label: string, consequence?: string): ChoiceWords => ({
  label: () => [label],
  ...(consequence ? { consequence: () => [consequence] } : {}),
});
/** `2 Infanteries vers Ségovie` ; `Vers Ségovie` tant que les unités sont ouvertes. */
const going = (a: Answer): Rich => {
  const them = who(a);
  return them ? t`${grand(them)} ${towards(at(a, 'to'))}` : large(towards(at(a, 'to')));
};
/** `2 Infanteries à Ségovie` ; `À Ségovie` tant que les unités sont ouvertes. */
const coming = (a: Answer): Rich => {
  const them = who(a);
  return them ? t`${grand(them)} ${inside(at(a, 'to'))}` : large(inside(at(a, 'to')));
};
/** `2 Infanteries` ; `au plus 1 unité parmi 2 Infanteries et 1 Château-fort`. */
const someOf = ({ of, most }: NonNullable<Prospect['among']>): string =>
  most < size(of) ? `au plus ${compte(most, 'unité')} parmi ${picked(of)}` : picked(of);
/** `Retirer 2 Infanteries à Avila`, `Sacrifier 1 Infanterie à Avila`. */
const takes =
  (verb: string) =>
  (a: Answer, { count }: Prospect): Rich =>
    t`${verb} ${who(a) ?? some(count)}${a.fixed['place'] ? t` ${inside(at(a))}` : []}`;
/** En quoi des unités survivent : `Infanterie`, `Chevaliers`, `1 Château-fort`, seul de sa province. */
function becoming({ fixed, values }: Answer): string {
  const id = fixed['as'] as UnitKind;
  const named = values?.['units'];
  if (id === 'castle') return units({ castle: 1 });
  return typeof named === 'object' ? kind(id, size(named)) : kind(id);
}
const RIVERS: Readonly<Record<RiverId, string>> = {
  ebro: `de l’${NAMES.rivers.ebro}`,
  douro: `du ${NAMES.rivers.douro}`,
  tagus: `du ${NAMES.rivers.tagus}`,
};
const rolling = (round: number): string =>
  `Lancer les dés du ${round === 1 ? '1er\u00a0round' : `round\u00a0${round}`}`;
/** Le pion d’un Château-fort vient d’une autre province. */
const movedFrom = ({ fixed }: Answer): Rich => {
  const from = fixed['counter'];
  return from && from !== 'pool' ? t`Le Château-fort ${ofPlace(from as PlaceId)} y est déplacé.` : [];
};

/** Le choix qui termine chaque sorte de décision que l’on peut terminer, et ce qui en suit. */
const ENDS: { readonly [kind in DecisionKind]?: readonly [label: string, consequence?: string] } = {
  move: ['Terminer le mouvement', 'Les unités non déplacées restent sur place.'],
  'after-battles': ['Terminer le combat'],
  'before-income': ['Ne pas reconstruire'],
  buy: ['Terminer les achats'],
  place: ['Terminer le placement', 'Les unités non placées sont perdues.'],
  pile: ['Ne choisir aucune pile'],
  mission: ['Ne rien proposer'],
  enter: ['Terminer l’entrée'],
  withdraw: ['Terminer les départs', 'Les unités qui restent sont retirées.'],
  swap: ['Ne rien reprendre'],
};

export const CHOICES: { readonly [kind in ActionKind]: ChoiceWords } = {
  step: {
    label: (a, { led }) => (who(a) ? going(a) : t`${going(a)}${led ? ' avec un Chef' : ''}`),
    consequence: (_, of) =>
      say(
        against(of),
        of.ally &&
          t`${Le(of.ally)} ${verbe(of.ally, 'est', 'sont')} ${accord(of.ally, 'allié')}\u00a0: passage sans arrêt.`,
        of.river && of.enemies && `Franchissement ${RIVERS[of.river]}\u00a0: +2 pour le Défenseur au 1er\u00a0round.`,
        of.strait && 'Le détroit prend tout le mouvement.',
        of.mountain && 'Montagne\u00a0: fin du mouvement.',
        of.stay !== undefined &&
          of.stay > 0 &&
          `${compte(of.stay, 'unité')} ${of.stay < 2 ? 'doit' : 'doivent'} rester en arrière.`,
      ),
  },
  end: {
    label: (_, { asked }) => [(asked && ENDS[asked]?.[0]) ?? 'Terminer la phase'],
    consequence: (_, { asked }) => say(asked && ENDS[asked]?.[1]),
  },
  battle: {
    label: (a) => t`Livrer la bataille ${ofPlace(at(a))}`,
    consequence: (_, of) => say(against(of)),
  },
  aim: {
    label: (_, { rolls, round }) => [rolls ? rolling(round ?? 1) : 'Confirmer les cibles'],
    consequence: ({ values = {} }) =>
      et(
        (Object.entries(values) as [CombatKind, Picked][]).flatMap(([die, aimed]) =>
          (Object.entries(aimed) as [Target, number][]).map(([of, number]) => [aim(die, of, number)]),
        ),
      ),
  },
  stay: {
    label: ({ fixed }, { round = 0 }) => [fixed['side'] === 'attacker' ? rolling(round + 1) : 'Rester'],
    consequence: ({ fixed }, { round = 0 }) => [
      fixed['side'] === 'attacker'
        ? 'Sauf si le Défenseur retraite d’abord.'
        : `Le combat continue ${auRound(round + 1)}.`,
    ],
  },
  retreat: {
    label: (a) => {
      const them = who(a);
      return t`Retraiter ${towards(at(a, 'to'))}${them ? `\u00a0: ${them}` : ''}`;
    },
    consequence: (_, of) => (of.leaves ? ['Les unités qui y retraitent quittent le jeu.'] : say(room(of.room))),
  },
  'retreat-leader': {
    label: (a) => t`${who(a) ?? 'Le Chef'} retraite seul ${towards(at(a, 'to'))}`,
    consequence: (_, of) => [of.leaves ? 'Il quitte le jeu.' : 'Un Chef ne compte pas dans l’empilement.'],
  },
  capital: {
    label: (a) => t`Déclarer ${place(at(a))} capitale`,
    consequence: (_, { was }) =>
      was ? t`Limite d’empilement\u00a0: +1 ici, −1 ${inside(was)}.` : ['Limite d’empilement\u00a0: +1.'],
  },
  remove: { label: takes('Retirer') },
  rebuild: {
    label: (a) => t`Reconstruire le Château-fort ${ofPlace(at(a))}`,
    consequence: (a) => say(`Vous y sacrifiez ${who(a) ?? compte(1, 'unité')}.`, movedFrom(a)),
  },
  pin: {
    label: (a, { count }) => [`Laisser ${who(a) ?? some(count)}`],
    consequence: (a) => t`Ces unités restent et combattent ${inside(at(a))}.`,
  },
  collect: plain('Tout collecter'),
  renounce: {
    label: ({ values: { gold: given } = {} }) => {
      const number = amount(given);
      return [`Renoncer à ${number === undefined ? 'de l’Or' : gold(number)}`];
    },
    consequence: () => ['Cet Or est perdu.'],
  },
  buy: {
    label: ({ fixed }) => [`Acheter ${units({ [fixed['unit'] as UnitKind]: 1 })}`],
    consequence: (_, { cost }) => say(cost !== undefined && `Pour ${gold(cost)}.`),
  },
  disband: {
    label: (a) => takes('Retirer')(a, { count: 1 }),
    consequence: () => ['Vous pouvez ensuite acheter de nouveau cette unité, pour une autre province.'],
  },
  place: { label: ({ fixed, ...a }) => coming({ fixed, ...a, values: { units: { [fixed['unit'] ?? '']: 1 } } }) },
  arrive: { label: (a, { alone }) => (who(a) ? coming(a) : t`${coming(a)}${alone ? ', un Chef seul' : ''}`) },
  cull: {
    label: takes('Retirer'),
    consequence: (_, { last }) =>
      say(last && 'Sans sa dernière unité, la province n’en fait plus vivre\u00a0: 2\u00a0de moins.'),
  },
  pile: { label: (a) => t`La pile ${ofPlace(at(a))}` },
  berbers: {
    label: ({ values: { count } = {} }) => {
      const number = amount(count);
      if (number === 0) return ['N’acheter aucun Berbère'];
      return [`Acheter ${number === undefined ? 'des Berbères' : units({ berber: number })}`];
    },
  },
  submit: plain('Se soumettre', 'Vous gardez vos unités, et la moitié de vos revenus et de vos PV.'),
  refuse: plain('Refuser', 'La bataille continue.'),
  withdraw: {
    label: (a) => t`${grand(who(a) ?? 'des unités')}, ${ofPlace(at(a, 'from'))} ${towards(at(a, 'to'))}`,
    consequence: (_, of) => say(room(of.room)),
  },
  survive: {
    label: (a) => t`${grand(who(a) ?? 'des unités')} ${inside(at(a))}, comme ${becoming(a)}`,
  },
  found: { label: (a) => t`Prendre ${place(at(a))}` },
  swap: { label: (a) => t`Reprendre le Château-fort ${ofPlace(at(a))}` },
  castle: { label: (a) => t`Placer ${inside(at(a))}` },
  'give-up': { label: takes('Sacrifier'), consequence: movedFrom },
  march: { label: (a) => t`Par ${place(at(a, 'to'))}`, consequence: (_, of) => say(against(of)) },
  hire: {
    label: (a, { among }) => t`Contre ${who(a) ?? (among ? someOf(among) : 'des unités')} ${inside(at(a))}`,
    consequence: (_, of) => say(against(of)),
  },
  accept: plain('Accepter'),
  decline: { label: (_, { asked }) => [asked === 'give-up' ? 'Laisser la Ruine' : 'Refuser'] },
  engage: { label: coming },
  enter: { label: coming, consequence: (_, { led }) => [led ? 'Avec le Chef.' : 'Sans le Chef.'] },
  bid: {
    label: ({ fixed: { seat }, values: { bid: given } = {} }) => {
      const number = amount(given);
      // Plusieurs mises à la fois n’ont pas de nom à elles.
      const bid = number !== undefined ? `miser ${points(number)}` : 'miser';
      return seat ? t`${LeQui(seat)}\u00a0: ${bid}` : [grand(bid)];
    },
  },
  pass: { label: ({ fixed }) => (fixed['seat'] ? t`${LeQui(fixed['seat'])}\u00a0: passer` : ['Passer']) },
  'choose-major': { label: ({ fixed }) => LeQui(fixed['nation'] ?? '') },
  play: {
    label: ({ fixed }) => {
      const { seat = '', token: id = '' } = fixed;
      return t`${LeQui(seat)}\u00a0: ${token(id)}${playedOn(fixed)}`;
    },
    consequence: ({ fixed: { token: id } }) => [EFFECTS[id as TokenId | 'sign'] ?? ''],
  },
};
