import type { Parts, TableVoice } from '../../../../ui/table/parts.ts';
import type { Cue } from '../../../../ui/table/sound/setting.ts';
import { half } from '../../../../words/half.ts';
import type { Level } from '../../bots/computer.ts';
import type { Why } from '../../bots/thought.ts';
import type { NationId, Owner } from '../../engine/data/ids.ts';
import type { HispaniaFact } from '../../engine/facts.ts';
import type { State } from '../../engine/state.ts';
import { fault } from '../../words/faults.ts';
import { fact, type Words } from '../../words/index.ts';
import type { TableWords } from '../../words/table.ts';
import { NationChip } from '../board/icons.tsx';
import { COLOURS } from '../colours.ts';
import { buttonsOf } from '../deciding/buttons.ts';
import { ownerOf } from '../deciding/Question.tsx';
import { chosenSaid, questionSaid } from '../deciding/spoken.ts';
import type { OfHispania } from '../kinds.ts';
import { BoardPart } from './BoardPart.tsx';
import { boardOf } from './board-of.ts';
import { AfterPart, EditorPart, NewGamePart } from './HomeParts.tsx';
import { hintAt } from './hint-at.ts';
import { Recap } from './history/Recap.tsx';
import { Since } from './history/Since.tsx';
import { InWindow } from './InWindow.tsx';
import { InspectPart } from './inspect/Card.tsx';
import { labelWith } from './label.ts';
import { First } from './lobby/First.tsx';
import { MiniMap } from './lobby/MiniMap.tsx';
import { ActsPart, HandsPart, SettingsPart } from './MenuParts.tsx';
import { CHAIRS } from './new-game.ts';
import { AtSeat, Offered } from './Offered.tsx';
import { PanelPart } from './PanelPart.tsx';
import { isFilled, withButtons } from './panels/acts.ts';
import { MomentPart } from './panels/BattleBeside.tsx';
import { ownKeys } from './panels/own-keys.ts';
import { NotePart, QuestionPart, StoppedPart } from './QuestionPart.tsx';
import { Stands } from './Stands.tsx';
import { NationHead } from './sheet/NationHead.tsx';
import { PlayedOn } from './sheet/PlayedOn.tsx';
import { TurnLine } from './sheet/TurnLine.tsx';
import { DicePart, sheetsOf } from './sheets.tsx';
import { StoryLater } from './story/Later.tsx';
import { hasSecretBids } from './story/secret.ts';
import type { Summary } from './summary.ts';
import { useEnding } from './use-ending.ts';
import { useMoving } from './use-moving.ts';

/** Hispania's drawings and words for its table, in a language. */

export function partsOf(words: Words, table: TableWords): Parts<OfHispania> {
  return {
    rules: 'rules/1-order-of-play/',
    chairs: CHAIRS,
    heading: ({ turn }) => table.table.head.heading(turn),
    useGesture: useMoving,
    useEnding,
    thing: ({ active }) => active ?? undefined,
    told: ({ shown, stands, gesture: moving }) => {
      const { seen } = shown;
      const { marks } = boardOf(shown, stands, moving);
      return {
        question: questionSaid(words, seen.decision),
        chosen: moving.hand.stack
          ? chosenSaid(words, moving.hand.stack, marks)
          : moving.pointed
            ? words.play.board.pointed(words.names.places[moving.pointed])
            : '',
      };
    },
    buttons: (decision) => buttonsOf(withButtons(decision)),
    end: (decision) => {
      const [end, ...others] = buttonsOf(decision);
      return others.length === 0 ? end : undefined;
    },
    isFilled,
    label: labelWith(words, table),
    keys: ownKeys,
    colour: (decision) => {
      const owner = ownerOf(decision);
      return owner && COLOURS[owner].colour;
    },
    cue: ({ kind }) => CUES[kind],
    hints: { texts: table.table.hints, at: hintAt },
    Board: BoardPart,
    Card: InspectPart,
    Turn: TurnLine,
    Head: ({ shown: { state, sittings }, thing }) => <NationHead state={state} nation={thing} sittings={sittings} />,
    Question: QuestionPart,
    Note: NotePart,
    Stopped: StoppedPart,
    Moment: MomentPart,
    Window: InWindow,
    Recap,
    Since,
    Panel: PanelPart,
    sheets: sheetsOf(table.table),
    story: { Page: StoryLater, isHidden: hasSecretBids },
    Past: DicePart,
    PlayedOn,
    Hands: HandsPart,
    Settings: SettingsPart,
    Acts: ActsPart,
    NewGame: NewGamePart,
    First,
    After: AfterPart,
    Editor: EditorPart,
    Offered,
    AtSeat,
    Stands,
    Picture: ({ summary }) => <MiniMap land={(summary as Summary).land} />,
    Sign: ({ who }) => <NationChip nation={who as NationId} size={26} />,
  };
}

/** What is heard of a game. */
const CUES: { readonly [kind in HispaniaFact['kind']]?: Cue } = {
  moved: 'move',
  rolled: 'dice',
  replayed: 'dice',
  threw: 'dice',
  destroyed: 'hit',
  wounded: 'hit',
  ruined: 'hit',
  'leader-killed': 'hit',
};

export function tableVoiceOf(words: Words, table: TableWords): TableVoice {
  const { history, bots, facts } = table;
  return {
    title: 'Hispania',
    fact: (of) => fact(facts, of as HispaniaFact),
    fault: (of) => fault(table.faults, of),
    where: (state) => {
      const { turn, stage, active, phase } = state as State;
      return history.history.where({ turn, stage, nation: active, phase });
    },
    score: half,
    stretch: (who) => ({
      name: words.names.nations[who as Owner],
      class: 'n',
      colour: COLOURS[who as Owner].colour,
    }),
    phase: (of) => {
      const said = of as HispaniaFact;
      if (said.kind !== 'phase' && said.kind !== 'phase-skipped') return undefined;
      return { at: history.log.phase(said.phase), inside: history.log.phaseName(said.phase) };
    },
    level: (level) => bots.levels[level as Level],
    why: (why) => bots.why(why as Why),
  };
}
