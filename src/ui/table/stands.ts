import type { Fact } from '../../kernel/contract.ts';
import type { UndoStop } from '../../kernel/journal.ts';
import type { Customs } from './customs.ts';
import { mayPlay } from './holding.ts';
import { isTheirs } from './seats-here.ts';
import type { Shown } from './shown.ts';
import type { Holding } from './tabs.ts';

type Any = Shown<unknown, Fact, unknown>;
type Asked = Pick<Any, 'asking' | 'looking' | 'sittings' | 'holder'>;

/**
 * Whether the question can be answered here and now: it is a person's, who has the device, in the tab that plays the
 * game, at its present. `covered`: another part covers it, such as the recap. Until this holds, nothing of the question
 * is marked on the board, and no key, no place and no button answers it.
 */
export function stands(shown: Asked, holding: Holding, covered: boolean): boolean {
  const { asking, looking } = shown;
  return asking.is === 'person' && looking === undefined && isTheirs(shown) && mayPlay(holding) && !covered;
}

/** Whether the asked person may lend the phase to a computer, here and now: answers in a window are never lent. */
export function mayLend<S>(customs: Customs<S>, shown: Asked, holding: Holding): boolean {
  const { asking } = shown;
  return stands(shown, holding, false) && asking.is === 'person' && !customs.isWindow(asking.decision);
}

/**
 * The reason why nothing can be undone or redone here: the game's own reason, or that nothing has been undone, that this
 * is the past, or a game of another tab.
 */
export type Halt = UndoStop | 'newest' | 'past' | Exclude<Holding, 'here' | 'asking'>;

function haltHere({ looking }: Pick<Any, 'looking'>, holding: Holding): Halt | undefined {
  if (holding !== 'here' && holding !== 'asking') return holding;
  return looking === undefined ? undefined : 'past';
}

/** The reason why nothing can be redone; undefined if redo is possible. */
export function redoHalt(shown: Pick<Any, 'looking' | 'taken'>, holding: Holding): Halt | undefined {
  return haltHere(shown, holding) ?? (shown.taken ? undefined : 'newest');
}

/** The reason why nothing can be undone, neither one answer nor a whole phase; undefined if undo is possible. */
export function undoHalt(shown: Pick<Any, 'looking' | 'stop'>, holding: Holding): Halt | undefined {
  return haltHere(shown, holding) ?? shown.stop;
}
