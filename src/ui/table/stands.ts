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
 * Whether the question lies on the table, to be answered here and now: a person's, who has the device, in the tab that plays the
 * game, at its present. `covered`: something else lies over it, what has happened since say. Until it stands nothing of it is
 * marked on the board, and no key, no place and no button answers it.
 */
export function stands(shown: Asked, holding: Holding, covered: boolean): boolean {
  const { asking, looking } = shown;
  return asking.is === 'person' && looking === undefined && isTheirs(shown) && mayPlay(holding) && !covered;
}

/** Whether somebody is asked here and now who may let a computer play the phase: what is played in a window is theirs alone. */
export function mayLend<S>(customs: Customs<S>, shown: Asked, holding: Holding): boolean {
  const { asking } = shown;
  return stands(shown, holding, false) && asking.is === 'person' && !customs.isWindow(asking.decision);
}

/** Why nothing is taken back or made again here: as the game has it, or because this is the past, or another tab's game. */
export type Halt = UndoStop | 'past' | Exclude<Holding, 'here' | 'asking'>;

/** Why nothing can be made again; nothing where it can. */
export function redoHalt({ looking }: Pick<Any, 'looking'>, holding: Holding): Halt | undefined {
  if (holding !== 'here' && holding !== 'asking') return holding;
  return looking === undefined ? undefined : 'past';
}

/** Why nothing can be taken back, one answer or a whole phase; nothing where it can. */
export function undoHalt(shown: Pick<Any, 'looking' | 'stop'>, holding: Holding): Halt | undefined {
  return redoHalt(shown, holding) ?? shown.stop;
}
