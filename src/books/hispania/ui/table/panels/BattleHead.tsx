import { Fragment } from 'preact';
import { Say } from '../../../../../ui/Say.tsx';
import type { State } from '../../../engine/state.ts';
import { NationChip } from '../../board/icons.tsx';
import { OddsLater } from '../../odds/Later.tsx';
import { useSpeech } from '../../speech.tsx';
import { useTableWords } from '../words.ts';
import { battleHead, type Party } from './head.ts';

/** The battle of a question: place, round, sides with their numbers, and the expected result. */
export function BattleHead({ state }: { readonly state: State }) {
  const { battle: said } = useTableWords().deciding;
  const head = battleHead(state);
  if (!head) return null;
  const { place, round, sides, terrain, changed, hirer } = head;
  return (
    <header class="battle-head">
      <p>
        <b>
          <Say text={said.of(place, round)} />
        </b>
        {hirer && (
          <small>
            {' '}
            <Say text={said.hired(hirer)} />
          </small>
        )}
      </p>
      <Parties sides={sides}>
        <small>
          {said.terrain[terrain]}
          {changed && ` (${said.changed})`}
        </small>
      </Parties>
      <OddsLater>{({ BattleOdds }) => <BattleOdds key={place} state={state} />}</OddsLater>
    </header>
  );
}

/** The sides, with the number of units of each. */
export function Parties({
  sides,
  children,
}: {
  readonly sides: readonly Party[];
  readonly children?: preact.ComponentChildren;
}) {
  const { words } = useSpeech();
  const { battle: said } = useTableWords().deciding;
  return (
    <p class="parties">
      {sides.map(({ owner, units, leaders, count }, i) => (
        <Fragment key={owner}>
          {i > 0 && <span class="against">{said.against}</span>}
          <span class="party" title={words.units.units(units, leaders)}>
            <NationChip nation={owner} size={24} /> <b aria-hidden="true">{count}</b>
            <span class="vh">
              <Say text={said.side(owner, words.units.units(units, leaders))} />
            </span>
          </span>
        </Fragment>
      ))}
      {children}
    </p>
  );
}
