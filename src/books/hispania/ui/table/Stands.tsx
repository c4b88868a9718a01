import type { Standing } from '../../../../ui/playable.ts';
import { NationChip } from '../board/icons.tsx';
import { useSpeech } from '../speech.tsx';
import type { Summary } from './summary.ts';
import { useTableWords } from './words.ts';

interface Props {
  readonly summary: Standing;
  /** Who has to move, in words. */
  readonly whose?: string | undefined;
  /** Who has won, in words. */
  readonly won?: string | undefined;
}

/** The scenario, the turn, and the active nation. */
export function Stands({ summary, whose, won }: Props) {
  const { games: words, corrected } = useTableWords();
  const { names } = useSpeech();
  const { scenario, turn, lastTurn, nation, over, corrected: isCorrected } = summary as Summary;
  return (
    <p class="standing">
      {over && <b>{won ?? words.over}</b>}
      {!over && nation && (
        <span class="named">
          <NationChip nation={nation} size={24} /> <span class={whose ? 'n vh' : 'n'}>{names.nations[nation]}</span>
          {whose ? <b>{whose}</b> : ` ${words.toMove}`}
        </span>
      )}
      {!over && !nation && <span>{words.between}</span>}
      <span>
        {scenario ? words.scenario(scenario) : words.position}, {words.turn(turn, lastTurn)}
      </span>
      {isCorrected && <span>{corrected.short}</span>}
    </p>
  );
}
