import { RuleLink, Say } from '../../../../../ui/Say.tsx';
import { half } from '../../../../../words/half.ts';
import type { Rich } from '../../../../../words/rich.ts';
import type { State } from '../../../engine/state.ts';
import { view } from '../../../engine/view.ts';
import { useTableWords } from '../words.ts';
import type { SheetWords } from './dated.ts';
import type { Line } from './ledger.ts';
import { eachOf } from './scores.ts';

interface Props {
  readonly line: Line;
  readonly state: State;
  readonly onGoTo?: ((at: number) => void) | undefined;
}

/** An entry of the ledger: the points, the reason, the place and the rule. It links to its moment in the game. */
export function LineRow({ line, state, onGoTo }: Props) {
  const { sheet } = useTableWords();
  const text = <Say text={reasonOf(line, state, sheet)} />;
  return (
    <li>
      <b class="num">{half(line.points)}</b>
      {onGoTo ? (
        <button type="button" title={sheet.scores.goTo(line.at)} onClick={() => onGoTo(line.at)}>
          {text}
        </button>
      ) : (
        <span>{text}</span>
      )}
      <RuleLink rule={line.fact.rule} />
    </li>
  );
}

/** The reason of an entry, in words. */
export function reasonOf(line: Line, state: State, { scores }: SheetWords): Rich {
  switch (line.kind) {
    case 'scored':
      return [...scores.scored(line.fact), ...scores.inPlace(line.fact.place)];
    case 'points': {
      const each = eachOf(view(state), line.fact);
      return each ? scores.each(line.fact.reason, each) : scores.points(line.fact);
    }
    case 'cost':
      return scores.cost(line.nation, line.fact);
    case 'bid':
      return scores.bid(line.fact.nation, state.mode === 'standard');
    case 'bonus':
      return scores.bonus(state.scenario);
  }
}
