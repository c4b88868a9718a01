import { useMemo } from 'preact/hooks';
import { onlyAnswer } from '../../../../../ui/deciding/filled.ts';
import { idOf } from '../../../../../ui/deciding/id.ts';
import { Say } from '../../../../../ui/Say.tsx';
import type { PlaceId } from '../../../engine/data/ids.ts';
import type { State } from '../../../engine/state.ts';
import { choice as choiceWords } from '../../../words/index.ts';
import { Barred } from '../../deciding/Choices.tsx';
import { prospectIn } from '../../deciding/seen.ts';
import { OddsLater } from '../../odds/Later.tsx';
import { useSpeech } from '../../speech.tsx';
import { Parties } from './BattleHead.tsx';
import { sorted } from './by-place.ts';
import { meeting } from './head.ts';
import { Besides, PlaceRows } from './PlacesPanel.tsx';
import type { PanelProps } from './panel.ts';

/** The choice of the next battle (6), each with its sides; castles that may be rebuilt before it. */
export function BattlesPanel(props: PanelProps) {
  const { state, seen, decision, onAnswer } = props;
  const { words } = useSpeech();
  const { places, besides } = useMemo(() => sorted(decision), [decision]);
  const battles = decision.choices.filter(({ kind }) => kind === 'battle');
  const [only, ...more] = battles;
  return (
    <div class="battles">
      {only && more.length === 0 && <Only state={state} place={only.fixed['place'] as PlaceId} />}
      {more.length > 0 && (
        <ul class="choices">
          {battles.map((battle) => {
            const action = onlyAnswer(battle);
            return (
              action && (
                <li key={idOf(battle)}>
                  <button type="button" class="choice" data-answer={idOf(battle)} onClick={() => onAnswer(action)}>
                    <span class="m arrow" aria-hidden="true" />
                    <span class="t">
                      <Say text={choiceWords(words, action, prospectIn(seen, battle)).label} />
                    </span>
                    <span class="d">
                      <Parties sides={meeting(state, battle.fixed['place'] as PlaceId)} />
                      <OddsLater quiet>
                        {({ BattleLine }) => <BattleLine state={state} place={battle.fixed['place'] as PlaceId} />}
                      </OddsLater>
                    </span>
                  </button>
                </li>
              )
            );
          })}
        </ul>
      )}
      <PlaceRows {...props} groups={places} />
      {battles.length > 0 ? <Besides {...props} groups={besides} /> : <PlaceRows {...props} groups={besides} />}
      <Barred barred={seen.barred} />
    </div>
  );
}

/** The only battle to be fought, with its odds. */
function Only({ state, place }: { readonly state: State; readonly place: PlaceId }) {
  return (
    <>
      <Parties sides={meeting(state, place)} />
      <OddsLater>{({ BattleOdds }) => <BattleOdds key={place} state={state} place={place} />}</OddsLater>
    </>
  );
}
