import type { Decision } from '../../../../kernel/contract.ts';
import type { RuleId } from '../data/rules.ts';
import type { BegunPhase } from '../facts.ts';
import type { PhaseId, State } from '../state.ts';
import { clearForts } from './control.ts';
import type { Draft } from './draft.ts';
import { happen } from './events.ts';
import { march } from './march.ts';
import { beginMoves } from './moves.ts';
import { react } from './reaction.ts';
import { rebel } from './rebellion.ts';
import { endTurn } from './score.ts';
import { isBesieging, resolveSieges } from './sieges.ts';
import { beginSpending, endSpending } from './spending.ts';

/** Rule 7: the phases of a turn, and what joins them. */

/** The phases that the rules play: the player lets them begin. */
const AUTOMATIC: { readonly [phase in PhaseId]?: { readonly rule: RuleId; readonly play: (draft: Draft) => void } } = {
  rebellion: { rule: '8', play: rebel },
  event: { rule: '9', play: happen },
  reaction: { rule: '13', play: react },
  sieges: { rule: '14', play: resolveSieges },
};

/** The question before a phase that the rules play. */
export function askProceed(state: State): Decision | undefined {
  const automatic = AUTOMATIC[state.phase];
  return (
    automatic && {
      by: ['christian'],
      kind: state.phase,
      rule: automatic.rule,
      phase: `${state.turn} ${state.phase}`,
      params: { turn: state.turn },
      choices: [{ kind: 'proceed', fixed: {}, ranges: {} }],
      preset: { kind: 'proceed', fixed: {}, values: {} },
    }
  );
}

/** Plays a phase that the rules play. */
export function proceed(draft: Draft): void {
  AUTOMATIC[draft.state.phase]?.play(draft);
}

/** Continues after an answer until the next question: a march, then the next phase if this one is over. */
export function goOn(draft: Draft, isEnd: boolean): void {
  while (draft.state.march && !draft.state.asked) march(draft);
  if (draft.state.asked) return;
  if (draft.state.phase in AUTOMATIC || isEnd) next(draft);
}

/** Ends the phase and begins the next one. */
function next(draft: Draft): void {
  clearForts(draft);
  const { phase } = draft.state;
  if (phase === 'rebellion') {
    begin(draft, 'event');
    draft.state = { ...draft.state, phase: 'event' };
  } else if (phase === 'event') {
    begin(draft, 'spending');
    beginSpending(draft);
  } else if (phase === 'spending') {
    endSpending(draft);
    begin(draft, 'moves');
    beginMoves(draft);
  } else if (phase === 'moves') {
    begin(draft, 'reaction');
    draft.state = { ...draft.state, moves: null, phase: 'reaction' };
  } else if (phase === 'reaction' && isBesieging(draft.state)) {
    begin(draft, 'sieges');
    draft.state = { ...draft.state, phase: 'sieges' };
  } else {
    if (phase === 'reaction') begin(draft, 'end');
    endTurn(draft);
  }
}

function begin(draft: Draft, phase: BegunPhase): void {
  draft.facts.push({ kind: 'phase', rule: '7', turn: draft.state.turn, phase });
}
