import type { Seat } from '../../../../../kernel/contract.ts';
import type { ChartLine } from '../../../../../ui/story/LineChart.tsx';
import type { State } from '../../../engine/state.ts';
import type { Namer } from './result.ts';
import type { Story } from './story.ts';

/** What all sections of the page share. */
export interface Telling {
  readonly story: Story;
  readonly state: State;
  readonly name: Namer;
  /** The players as lines of a chart, in their order in the story, without values. */
  readonly lines: readonly Omit<ChartLine, 'values'>[];
  /** The labels of all turns of the game, after one for the start; and those of its scoring turns, by their index. */
  readonly columns: readonly string[];
  readonly strong: readonly number[];
  /** The column in view. */
  readonly chosen: number;
  readonly onChoose: (column: number) => void;
  readonly isYou: (seat: Seat) => boolean;
  /** Shows the board after `n` answers. */
  readonly onLook: (n: number) => void;
  readonly onBranch: (n: number) => void;
}
