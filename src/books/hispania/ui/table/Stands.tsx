import type { Standing } from '../../../../ui/playable.ts';
import { NationChip } from '../board/icons.tsx';
import { useSpeech } from '../speech.tsx';
import type { Summary } from './summary.ts';
import { useTableWords } from './words.ts';

/** The scenario, the turn, and the active nation. */
export function Stands({ summary }: { readonly summary: Standing }) {
  const { games: words, corrected } = useTableWords();
  const { names } = useSpeech();
  const { scenario, turn, lastTurn, nation, over, corrected: isCorrected } = summary as Summary;
  return (
    <p class="standing">
      <span>
        {scenario ? words.scenario(scenario) : words.position}, {words.turn(turn, lastTurn)}
      </span>
      {over && <b>{words.over}</b>}
      {!over && nation && (
        <span class="named">
          <NationChip nation={nation} size={24} /> <span class="n">{names.nations[nation]}</span> {words.toMove}
        </span>
      )}
      {!over && !nation && <span>{words.between}</span>}
      {isCorrected && <span>{corrected.short}</span>}
    </p>
  );
}
