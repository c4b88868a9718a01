import type { Refusal, Seat } from '../../../../../kernel/contract.ts';
import type { ActionOf, ChoiceOf, Formed, Question } from '../../actions.ts';
import type { RuleId, TokenId } from '../../data/ids.ts';
import { CASTLE_TOKEN_FROM } from '../../data/tokens.ts';
import { refuse } from '../../refusals.ts';
import type { FrameHandler } from '../../rules/hooks.ts';
import { playersOf } from '../../rules/players.ts';
import { battleOf, type Draft, plays, pop, push, replace, tell, top, type View } from '../../rules/view.ts';
import { type BattleStep, SIDES } from '../../state/battle.ts';
import type { Played, Window, WindowId } from '../../state/tokens.ts';
import { sign } from '../sign-of-god.ts';
import { handOf, mayBeHeld, spend } from './hands.ts';
import { longLife, longLifeAtEnd } from './long-life.ts';
import { nullToken } from './null.ts';
import { ambush, indiscipline, retreat, ruse, treachery } from './opening.ts';
import { army, castle, treasure } from './own-turn.ts';
import { ardour, minorInvasion } from './piles.ts';
import type { Play } from './play.ts';
import { bravery, die, tactics } from './round.ts';

/**
 * Rules 10.2 and 10.3: moments at which tokens may be played. The game asks every player who holds a token and could
 * play some token now, so that the question reveals nothing. The first token closes the window, and all other players
 * may cancel it. A token that is not cancelled takes effect; then the window opens again.
 */

export const PLAYS: readonly Play[] = [
  army,
  castle,
  treasure,
  longLife,
  minorInvasion,
  ardour,
  longLifeAtEnd,
  retreat,
  treachery,
  indiscipline,
  ambush,
  ruse,
  tactics,
  bravery,
  die,
  sign,
  nullToken,
];

/** Whether tokens or the Sign of God are in play at all. */
export function isOn(view: View): boolean {
  return plays(view, 'tokens') || plays(view, 'sign-of-god');
}

/** Opens a window if it may concern a player. */
export function openWindow(draft: Draft, at: WindowId): void {
  if (!isOn(draft)) return;
  const asked = concerned(draft, at);
  if (asked.length > 0) push(draft, { kind: 'token-window', at, asked, played: [] });
}

/** Whether a play is possible for some player, by public information. */
function isOpen(view: View, { token }: Play): boolean {
  return token === 'sign' || mayBeHeld(view, token);
}

/** Players who hold a token and could play one of the right kind. */
function concerned(view: View, at: WindowId): readonly Seat[] {
  const seats = new Set<Seat>();
  for (const play of PLAYS) {
    if (play.at !== at || !isOpen(view, play)) continue;
    for (const { seat } of play.offers(view)) {
      if (play.token === 'sign' || handOf(view, seat).length > 0) seats.add(seat);
    }
  }
  const round = playersOf(view.state);
  return [...round.filter((seat) => seats.has(seat)), ...[...seats].filter((seat) => !round.includes(seat))];
}

/** The plays of a player in a window. */
function choicesOf(view: View, at: WindowId, asked: readonly Seat[]): readonly ChoiceOf<'play'>[] {
  const choices: ChoiceOf<'play'>[] = [];
  for (const play of PLAYS) {
    if (play.at !== at || !isOpen(view, play)) continue;
    const { token } = play;
    for (const { seat, on } of play.offers(view)) {
      if (!asked.includes(seat) || (token !== 'sign' && !handOf(view, seat).includes(token))) continue;
      choices.push({ kind: 'play', fixed: { seat, token, ...on }, ranges: {} });
    }
  }
  return choices;
}

/** A moment at which a token may be played. */
export const tokenWindow: FrameHandler<Window> = {
  ask(view, { at, asked, played }) {
    const [first] = asked;
    if (first === undefined || !isNow(view, at)) return undefined;
    const passes = asked.map((seat): ChoiceOf<'pass'> => ({ kind: 'pass', fixed: { seat }, ranges: {} }));
    const last = played.at(-1);
    return {
      by: asked,
      kind: 'window',
      rule: ruleOf(view, at),
      phase: '',
      params: {
        nation: view.state.active,
        at,
        place: battleOf(view)?.place ?? null,
        seats: [...asked],
        played: last ? { seat: last.seat, token: last.token, on: { ...last.fixed } } : null,
      },
      choices: [...choicesOf(view, at, asked), ...passes],
      preset: { kind: 'pass', fixed: { seat: first }, values: {} },
    } satisfies Question;
  },
  answer(draft, frame, action) {
    if (action.kind === 'play') play(draft, frame, action);
    else if (action.kind === 'pass') {
      const asked = frame.asked.filter((seat) => seat !== action.fixed.seat);
      if (asked.length > 0) replace(draft, { ...frame, asked });
      else close(draft, frame);
    }
  },
  goOn: close,
  whyNot,
};

function ruleOf(view: View, at: WindowId): RuleId {
  if (at === 'null') return '10.3-null';
  return plays(view, 'tokens') ? '10.3' : '10.2';
}

/** Whether a window is still current: a played token may have ended its battle. */
function isNow(view: View, at: WindowId): boolean {
  return !isOfBattle(at) || battleOf(view)?.step === at;
}

export function isOfBattle(at: WindowId | BattleStep): at is WindowId & BattleStep {
  return at === 'opening' || at === 'before-dice' || at === 'after-dice';
}

/** A token is played: all other players may cancel it before it takes effect. */
function play(draft: Draft, frame: Window, action: ActionOf<'play'>): void {
  const { seat, token, ...on } = action.fixed;
  const played: Played = { seat, token, fixed: on };
  if (token !== 'sign') spend(draft, seat, token);
  tellPlayed(draft, played);
  if (frame.at === 'null') pop(draft);
  const all = [...frame.played, played];
  push(draft, { kind: 'token-window', at: 'null', asked: [], played: all });
  const asked = token === 'sign' ? [] : concerned(draft, 'null');
  if (asked.length > 0) replace(draft, { kind: 'token-window', at: 'null', asked, played: all });
  else resolve(draft, all);
}

function tellPlayed(draft: Draft, { seat, token, fixed }: Played): void {
  const battle = battleOf(draft);
  const side = fixed.side ?? SIDES.find((one) => battle?.by[one] === seat);
  const owner = battle ? side && battle[side] : draft.state.active;
  // Null belongs to no nation.
  const nation = token === 'null' || owner === 'neutral' || owner === undefined ? null : owner;
  const place = fixed.place ?? fixed.to ?? battle?.place ?? null;
  tell(draft, { kind: 'played', rule: ruleOfPlay(token), seat, token, nation, place });
}

function ruleOfPlay(token: TokenId | 'sign'): RuleId {
  return token === 'sign' ? '10.2' : `10.3-${token}`;
}

/** All players have passed. */
function close(draft: Draft, { at, played }: Window): void {
  if (at === 'null') resolve(draft, played);
  else pop(draft);
}

/** The last token stands, and cancels the one before it, which then does not cancel the one before; and so on (10.3-null). */
function resolve(draft: Draft, played: readonly Played[]): void {
  pop(draft);
  const under = top(draft);
  if (under?.kind !== 'token-window') return;
  pop(draft);
  let stands = true;
  for (let i = played.length - 2; i >= 0; i--) {
    stands = !stands;
    const one = played[i];
    if (one && !stands) tell(draft, { kind: 'cancelled', rule: '10.3-null', seat: one.seat, token: one.token });
  }
  const [first] = played;
  const what = PLAYS.find(({ token, at }) => token === first?.token && at === under.at);
  if (first && what) (stands ? what.effect : what.cancelled)?.(draft, first);
  reopen(draft, under.at);
}

/** The window opens again, unless the token has led to another question. */
function reopen(draft: Draft, at: WindowId): void {
  const frame = top(draft);
  const here = isOfBattle(at) ? frame?.kind === 'battle' && frame.step === at : frame === undefined;
  if (here) openWindow(draft, at);
}

function whyNot(view: View, frame: Window, action: Formed): Refusal {
  const rule = ruleOf(view, frame.at);
  if (action.kind !== 'play' && action.kind !== 'pass') return refuse('answer-first', rule, { asked: 'window' });
  const { seat = '' } = action.fixed;
  const token = action.kind === 'play' ? (action.fixed.token ?? '') : '';
  // A player who has used the Sign of God is not asked; an attempt is refused with that reason.
  const used = token === 'sign' && view.state.tally.signs?.includes(seat);
  if (used && action.kind === 'play') return refuse('sign-used', '10.2', { seat });
  if (!frame.asked.includes(seat)) return refuse('not-asked', rule, { seat });
  if (action.kind === 'pass') return refuse('not-an-action', '1', {});
  const kinds = PLAYS.filter((one) => one.token === token);
  const [kind] = kinds;
  if (!kind || !holds(view, seat, kind)) return refuse('no-such-token', '10.3', { seat, token });
  if (kind.token === 'castle' && view.state.turn < CASTLE_TOKEN_FROM) {
    return refuse('token-early', '10.3-castle', { token, turn: CASTLE_TOKEN_FROM });
  }
  const now = kinds.some(({ at }) => at === frame.at);
  return refuse(now ? 'token-not-there' : 'token-not-now', kind.rule, { token });
}

function holds(view: View, seat: Seat, { token }: Play): boolean {
  return token === 'sign' ? plays(view, 'sign-of-god') : handOf(view, seat).includes(token);
}
