import { type Rich, t } from '../../../../words/rich.ts';
import type { FactOf, FactWords } from './fact-words.ts';
import { accord, aQui, compte, deQui, et, LeQui, leQui, lieu, verbeDe } from './grammar.ts';
import { NAMES } from './names.ts';
import { event, gold, grand, inside, points, token, units } from './units.ts';

/** Le journal des enchères, des événements, des missions d’El Cid et de la fin de la partie. */

const AWARDED: Readonly<Record<FactOf<'awarded'>['why'], string>> = {
  bid: '',
  drawn: ', par tirage au sort',
  forced: ', car aucun autre joueur ne peut l’avoir',
  needed: ', car il manque encore des nations à ce joueur',
  maximum: ', au-delà du nombre maximal de nations',
  major: ', son score initial fixé',
};

/** `Le Suève est adjugé au joueur 2 pour 3 PV`. */
const awarded = ({ nation, seat, bid }: Pick<FactOf<'awarded'>, 'nation' | 'seat' | 'bid'>): Rich =>
  t`${LeQui(nation)} est ${accord(nation, 'adjugé')} ${aQui(seat)}${bid ? ` pour ${points(bid)}` : ''}`;

export const TABLE_FACTS = {
  bonus: ({ seat, points: of }) => t`${LeQui(seat)} commence avec ${points(of)}, selon le scénario.`,
  threw: ({ seat, dice }) => t`${LeQui(seat)} lance les dés\u00a0: ${et(dice.map((die) => [`${die}`]))}.`,
  opens: ({ seat }) => t`${LeQui(seat)} ouvre les enchères.`,
  'lot-drawn': ({ among, drawn }) =>
    t`Tirage au sort entre ${et(among.map((one) => leQui(one)))}\u00a0: ${leQui(drawn)}.`,
  auction: ({ nation, least, sealed }) =>
    t`${sealed === 2 ? 'Nouvelles enchères' : 'Enchères'}${sealed ? ' secrètes' : ''} pour ${leQui(nation)}\u00a0: mise minimale ${points(least)}.`,
  bid: ({ seat, bid }) => t`${LeQui(seat)} ${bid === null ? 'passe' : `mise ${points(bid)}`}.`,
  sealed: ({ nation, seat }) => t`${LeQui(seat)} écrit ${nation ? 'sa mise' : 'ses mises'}.`,
  awarded: (of) => t`${awarded(of)}${AWARDED[of.why]}.`,
  'set-aside': ({ nation }) => t`Aucun joueur ne mise sur ${leQui(nation)}.`,
  'group-awarded': (of) => t`${awarded(of)}${AWARDED[of.why]}.`,
  final: ({ seat, points: of, wins }) => t`${LeQui(seat)} finit avec ${points(of)}${wins ? ' et gagne' : ''}.`,
  drew: ({ seat, count }) => t`${LeQui(seat)} tire ${compte(count, 'pion événement')}.`,
  'drew-tokens': ({ tokens }) => t`Vous tirez\u00a0: ${et(tokens.map((id) => [token(id)]))}.`,
  reshuffled: ({ seat }) => t`${LeQui(seat)} tire la Remise\u00a0: tous les pions déjà joués retournent dans le sac.`,
  played: ({ seat, token: id, nation, place: at }) =>
    t`${LeQui(seat)} joue ${event(id)}${nation ? t` pour ${leQui(nation)}` : ''}${at ? t` ${inside(at)}` : ''}.`,
  'leader-stays': ({ leader }) => [`${NAMES.leaders[leader]} reste 1\u00a0tour de plus.`],
  cancelled: ({ seat, token: id }) => t`${grand(event(id))} ${deQui(seat)} n’a aucun effet.`,
  mission: ({ hirer, place: at, named, accepted }) =>
    t`${LeQui('el-cid')} ${accepted ? 'accepte' : 'refuse'} la mission ${deQui(hirer)} contre ${units(named)} ${inside(at)}.`,
  'from-band': (of) =>
    t`Entrée de la troupe ${deQui('el-cid')} ${inside(of.place)}\u00a0: ${units(of.units, of.leaders)}.`,
  'to-band': (of) =>
    t`${units(of.units, of.leaders)} ${verbeDe(of.units, of.leaders, 'quitte', 'quittent')} ${lieu(of.place)} et ${verbeDe(of.units, of.leaders, 'rejoint', 'rejoignent')} la troupe, hors carte.`,
  paid: ({ hirer, gold: of }) => t`${LeQui(hirer)} paie ${gold(of)} ${aQui('el-cid')}.`,
} satisfies Partial<FactWords>;
