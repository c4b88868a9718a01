import type { Beside } from '../../../../../ui/table/parts.ts';
import { unitsOf } from '../../../engine/rules/units.ts';
import { StageLater } from '../../battle/Later.tsx';
import { readOrder } from '../../battle/order.ts';
import type { OfHispania } from '../../kinds.ts';
import { OddsLater } from '../../odds/Later.tsx';
import { useTableWords } from '../words.ts';
import { BattleHead } from './BattleHead.tsx';
import { type BattleInView, battleInView } from './in-view.ts';

interface Props extends Beside<OfHispania> {
  readonly battle: BattleInView;
}

/** Above a question of a battle: its odds, or the verdict if the battle that the question comes of is over. */
export function BattleBeside({ shown, seats, battle, verbs, stands }: Props) {
  const { state, journal, stays, order, asking } = shown;
  // An order is its owner's to see and to cancel.
  const given = order && seats.includes(order.seat) ? readOrder(order.what) : undefined;
  return (
    <StageLater instead={<BattleHead state={state} />}>
      {({ VerdictHead, Stays, StandingOrder, GivenOrder, foughtAt }) => {
        const fought = foughtAt(journal, battle.at);
        if (!fought) return null;
        const decision = asking.is === 'person' && stands ? asking.decision : undefined;
        const mayOrder = decision?.kind === 'retreat' && decision.params['side'] === 'defender' && !given;
        return (
          <>
            {fought.over ? (
              <VerdictHead fought={fought} seats={seats} />
            ) : (
              <OddsLater>{({ BattleOdds }) => <BattleOdds key={battle.place} state={state} />}</OddsLater>
            )}
            {given && <GivenOrder order={given} onCancel={() => verbs.give()} />}
            {mayOrder && (
              <StandingOrder
                fought={fought}
                units={unitsOf(state.places[battle.place] ?? [], fought.sides.defender.owner)}
                onOrder={verbs.give}
              />
            )}
            {fought.over && <Stays stays={stays} onStays={verbs.setStays} />}
          </>
        );
      }}
    </StageLater>
  );
}

/** A battle that ended without a question to the reader, in place of the next question. */
export function MomentPart({ shown, seats, moment, verbs }: Beside<OfHispania>) {
  const { deciding } = useTableWords();
  const { journal, stays, asking } = shown;
  const battle = battleInView(shown, moment);
  const others = asking.is === 'computer' || asking.is === 'pass';
  return (
    <section
      class="slip prompt asked notice moment"
      tabIndex={-1}
      aria-label={deciding.battle.over}
      aria-describedby="what-is-won"
    >
      <StageLater>
        {({ Verdict, foughtAt }) => {
          const fought = battle && foughtAt(journal, battle.at);
          return (
            fought && (
              <Verdict
                fought={fought}
                seats={seats}
                id="what-is-won"
                stays={stays}
                onStays={verbs.setStays}
                onNext={moment.leave}
                onMine={others ? verbs.hurry : undefined}
              />
            )
          );
        }}
      </StageLater>
    </section>
  );
}
