import type { Sheet, SheetPart } from '../../../../ui/table/parts.ts';
import type { TableWords } from '../../words/table.ts';
import type { OfHispania } from '../kinds.ts';
import { DiceCheck } from './history/DiceCheck.tsx';
import { NationSheet } from './sheet/NationSheet.tsx';
import { NationTable } from './sheet/NationTable.tsx';
import { Scores } from './sheet/Scores.tsx';

type Props = SheetPart<OfHispania>;

/** The pages beside the board that only this book has: a nation's sheet, all nations, the points. */
export function sheetsOf({ tabs }: TableWords['table']): readonly Sheet<OfHispania>[] {
  return [
    { id: 'sheet', title: tabs.sheet, Page: OneNation },
    { id: 'nations', title: tabs.nations, Page: Nations },
    { id: 'points', title: tabs.points, Page: Points },
  ];
}

/** The sheet of the chosen or the active nation; if there is none, all nations. */
function OneNation(props: Props) {
  const { shown, home, chosen } = props;
  const { state, sittings } = shown;
  const nation = chosen ?? state.active;
  return nation ? (
    <NationSheet state={state} nation={nation} sittings={sittings} home={home} />
  ) : (
    <Nations {...props} />
  );
}

function Nations({ shown: { state, sittings }, chosen, onChoose }: Props) {
  return <NationTable state={state} sittings={sittings} chosen={chosen} onChoose={onChoose} />;
}

function Points({ shown: { state, journal, sittings }, onLook }: Props) {
  return <Scores state={state} journal={journal} sittings={sittings} onGoTo={onLook} />;
}

/** Below the history: the dice of the game, and whether they match its seed. */
export function DicePart({ shown: { journal, sittings }, onLook }: Props) {
  return <DiceCheck journal={journal} sittings={sittings} onLook={onLook} />;
}
