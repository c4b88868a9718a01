import { useState } from 'preact/hooks';
import { total } from '../../../../kernel/choices.ts';
import type { Action, Choice } from '../../../../kernel/contract.ts';
import { filled, mapped } from '../../../../ui/deciding/filled.ts';
import { Stepper } from '../../../../ui/Stepper.tsx';
import type { CombatKind } from '../../engine/data/ids.ts';
import { kindOf, type Target } from '../../engine/state/battle.ts';
import { CounterIcon } from '../board/icons.tsx';
import { useSpeech } from '../speech.tsx';
import { type Aim, aimed } from './aiming.ts';
import type { Aims } from './seen.ts';

interface Props {
  readonly aims: Aims;
  readonly choice: Choice;
  readonly preset?: Action | undefined;
  readonly label: (action: Action) => preact.ComponentChildren;
  readonly onAnswer: (action: Action) => void;
}

type Aimed = { readonly [die: string]: Aim };

/** The panel of rule 6.1: for each kind of unit that rolls, the number of dice at each target, and the number that each die needs. */
export function AimPanel({
  aims: { shooter, target: against, needs: needed },
  choice,
  preset,
  label,
  onAnswer,
}: Props) {
  const { words } = useSpeech();
  const [aims, setAims] = useState<Aimed>(() => filled(choice, preset) as Aimed);
  const action: Action = { kind: choice.kind, fixed: choice.fixed, values: mapped(aims) };
  const ready = Object.entries(choice.ranges).every(
    ([die, r]) => r.is === 'counts' && total(aims[die] ?? {}) === r.max,
  );
  return (
    <div class="aims">
      {(Object.entries(choice.ranges) as [CombatKind, Choice['ranges'][string]][]).map(([die, range]) => {
        if (range.is !== 'counts') return null;
        const targets = Object.keys(range.of) as Target[];
        return (
          <fieldset key={die}>
            <legend>
              <CounterIcon
                counter={{ id: die, nation: shooter, kind: die, count: die === 'castle' ? 1 : range.max }}
                size={40}
              />
              {words.units.units({ [die]: die === 'castle' ? 1 : range.max })}{' '}
              {words.around.aimsAt(die === 'castle' ? 1 : range.max)}
            </legend>
            {targets.map((target) => {
              const need = needed[die]?.[target];
              const name = words.units.target(target);
              const value = aims[die]?.[target] ?? 0;
              return (
                <div key={target} class="aim">
                  <CounterIcon counter={{ id: target, nation: against, kind: kindOf(target), count: 1 }} size={34} />
                  <span class="t">{name}</span>
                  {need && (
                    <span class="k" title={words.need.why(need)}>
                      {words.need.needs(need)}
                    </span>
                  )}
                  {targets.length > 1 ? (
                    <Stepper
                      label={name}
                      value={value}
                      min={0}
                      max={range.max}
                      less={words.play.fewer(name)}
                      more={words.play.more(name)}
                      onChange={(next) =>
                        setAims({ ...aims, [die]: aimed(aims[die] ?? {}, targets, target, next, range.max) })
                      }
                    />
                  ) : (
                    <output>{value}</output>
                  )}
                </div>
              );
            })}
          </fieldset>
        );
      })}
      <p class="acts">
        <button type="button" class="btn pri" aria-disabled={!ready} onClick={() => ready && onAnswer(action)}>
          <span>{label(action)}</span>
        </button>
      </p>
    </div>
  );
}
