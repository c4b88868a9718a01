import { draw } from '../../../../kernel/dice.ts';
import { PLACES, type PlayerId } from '../data/ids.ts';
import { ROUNDS } from '../data/tables.ts';
import type { State } from '../state.ts';
import type { Draft } from './draft.ts';
import { askMove } from './move.ts';
import { unpledged } from './pledge.ts';
import { end, score } from './points.ts';
import { hasRaiders, land, raided } from './raiders.ts';
import { askRecruit } from './recruit.ts';

/** Rules 1 and 8: the order of phases, and the event card of a round. */

/** Continues after an answer until the next question or the end of the game. */
export function goOn(draft: Draft): void {
  if (draft.state.phase === 'pledge' && unpledged(draft.state).length > 0) return;
  do next(draft);
  while (draft.state.phase !== 'over' && !isAsked(draft));
}

/** Whether the phase that has begun asks a question; if not, a fact reports it. */
function isAsked(draft: Draft): boolean {
  const { active, phase } = draft.state;
  if (active === null || (phase !== 'recruit' && phase !== 'move') || hasAnswers(draft.state, active)) return true;
  draft.facts.push({ kind: 'skipped', rule: phase === 'recruit' ? '3' : '4', seat: active, phase });
  return false;
}

/** Whether anything can be done in a phase of a turn. */
export function hasAnswers(state: State, active: PlayerId): boolean {
  return (state.phase === 'recruit' ? askRecruit : askMove)(state, active).choices.length > 0;
}

function next(draft: Draft): void {
  const { phase, active, seats } = draft.state;
  if (phase === 'recruit') {
    draft.state = { ...draft.state, phase: 'move' };
    return;
  }
  const following = active === null ? seats[0] : seats[seats.indexOf(active) + 1];
  if (following !== undefined) draft.state = { ...draft.state, phase: 'recruit', active: following };
  else endRound(draft);
}

/** Raiders and points; after the last round the end, otherwise a card and the next round. */
function endRound(draft: Draft): void {
  if (hasRaiders(draft.state)) land(draft);
  else score(draft);
  const isLost = raided(draft.state) === PLACES.length;
  if (isLost || draft.state.round === ROUNDS) {
    end(draft);
    return;
  }
  const { dice, drawn: card } = draw(draft.state.dice, 'event', draft.state.deck);
  const deck = draft.state.deck.filter((one) => one !== card);
  const round = draft.state.round + 1;
  draft.state = { ...draft.state, dice, card, deck, round, phase: 'recruit', active: draft.state.seats[0] ?? null };
  draft.facts.push({ kind: 'drawn', rule: '8', card, first: dice.rolled }, { kind: 'round', rule: '1', round });
}
