import { Stepper } from '../../../../ui/Stepper.tsx';
import type { CombatKind } from '../../engine/data/ids.ts';
import { OTHER } from '../../engine/rules/hits.ts';
import { SIDES, type Side } from '../../engine/state/battle.ts';
import type { Chosen, RetreatPolicy } from '../../odds/policy.ts';
import {
  type AimId,
  aimId,
  aimOf,
  aimsFor,
  isUsual,
  MOST_BELOW,
  retreatId,
  retreatOf,
  WINNING,
  withAims,
  withRetreat,
} from './policy-choice.ts';
import { useOddsWords } from './words.ts';

interface Props {
  /** The names of both sides, and the kinds of units of each. */
  readonly names: { readonly [side in Side]: string };
  readonly kinds: { readonly [side in Side]: readonly CombatKind[] };
  readonly chosen: Chosen;
  readonly onChoose: (chosen: Chosen) => void;
}

/** The policies of both sides: their targets, and when they retreat. */
export function PolicyForm({ names, kinds, chosen, onChoose }: Props) {
  const { policy: said } = useOddsWords();
  return (
    <div class="policies">
      {SIDES.map((side) => (
        <fieldset key={side}>
          <legend>
            <span class="n">{names[side]}</span>
          </legend>
          <label>
            <span>{said.aims}</span>
            <select
              aria-label={said.aimsOf(names[side])}
              value={aimId(chosen.aims?.[side])}
              onChange={(event) => onChoose(withAims(chosen, side, aimOf(event.currentTarget.value)))}
            >
              {aimsFor(kinds[OTHER[side]], chosen.aims?.[side]).map((id) => (
                <option key={id} value={id}>
                  <AimName id={id} />
                </option>
              ))}
            </select>
          </label>
          <Retreat
            name={names[side]}
            policy={chosen.retreat?.[side] ?? 'never'}
            onChoose={(policy) => onChoose(withRetreat(chosen, side, policy))}
          />
        </fieldset>
      ))}
      {!isUsual(chosen) && (
        <p class="acts">
          <button type="button" class="btn quiet" onClick={() => onChoose({})}>
            {said.usual}
          </button>
        </p>
      )}
    </div>
  );
}

function AimName({ id }: { readonly id: AimId }) {
  const { policy: said } = useOddsWords();
  const policy = aimOf(id);
  return <>{typeof policy === 'string' ? said.aim[policy] : said.aim.first(policy.first)}</>;
}

/** The chances on offer, including the chosen one, whatever its origin. */
function offered(chosen: number): readonly number[] {
  return [...new Set([...WINNING, Math.round(chosen * 100)])].sort((a, b) => a - b);
}

interface RetreatProps {
  readonly name: string;
  readonly policy: RetreatPolicy;
  readonly onChoose: (policy: RetreatPolicy) => void;
}

function Retreat({ name, policy, onChoose }: RetreatProps) {
  const { policy: said } = useOddsWords();
  return (
    <div class="retreat">
      <label>
        <span>{said.retreat}</span>
        <select
          aria-label={said.retreatOf(name)}
          value={retreatId(policy)}
          onChange={(event) => onChoose(retreatOf(event.currentTarget.value))}
        >
          {(['never', 'below', 'winning'] as const).map((id) => (
            <option key={id} value={id}>
              {said.retreats[id]}
            </option>
          ))}
        </select>
      </label>
      {policy !== 'never' && 'below' in policy && (
        <Stepper
          label={said.belowOf(name)}
          value={policy.below}
          min={1}
          max={MOST_BELOW}
          less={said.less}
          more={said.more}
          onChange={(below) => onChoose({ below })}
        />
      )}
      {policy !== 'never' && 'winning' in policy && (
        <select
          aria-label={said.winningOf(name)}
          value={Math.round(policy.winning * 100)}
          onChange={(event) => onChoose({ winning: Number(event.currentTarget.value) / 100 })}
        >
          {offered(policy.winning).map((n) => (
            <option key={n} value={n}>
              {said.in100(n)}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}
