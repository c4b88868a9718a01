import { Dice } from '../../../../ui/Dice.tsx';
import type { HispaniaFact } from '../../engine/facts.ts';
import { kindOf } from '../../engine/state/battle.ts';
import { CounterIcon } from '../board/icons.tsx';
import { useSpeech } from '../speech.tsx';

type Rolled = HispaniaFact & { readonly kind: 'rolled' };

interface Props {
  readonly facts: readonly HispaniaFact[];
  /** The dice laid out that the book leaves out, counted over the whole action. */
  readonly ours: readonly number[];
}

/** The dice of the last round on the table: the shooter, the target, the number needed, the result. */
export function RoundPanel({ facts, ours }: Props) {
  const { words } = useSpeech();
  const rolled = facts.filter((f): f is Rolled => f.kind === 'rolled');
  const [opening] = rolled;
  if (!opening) return null;
  // A nation that marches past the dice of others rolls none itself (11-vandals-march).
  const passing = facts.find((f) => f.kind === 'moved')?.nation;
  const opposite = (fact: Rolled) => rolled.find((f) => f.side !== fact.side)?.owner ?? passing ?? fact.owner;
  return (
    <ul class="rolls" aria-label={words.around.round(opening.round)}>
      {rolled.map((fact) => (
        <li key={fact.first}>
          <CounterIcon
            counter={{
              id: 'die',
              nation: fact.owner,
              kind: fact.die,
              count: fact.die === 'castle' ? 1 : fact.dice.length,
            }}
            size={38}
          />
          <span class="vh">
            {words.units.kind(fact.die, 1)} {words.around.aimsAt(1)} {words.units.target(fact.target)}
          </span>
          <span class="arrow" aria-hidden="true" />
          <CounterIcon
            counter={{ id: 'target', nation: opposite(fact), kind: kindOf(fact.target), count: 1 }}
            size={38}
          />
          <b class="needs">{words.units.orMore(fact.needs)}</b>
          <Dice
            dice={fact.dice.map((value) => ({ value, hit: value !== 1 && value >= fact.needs }))}
            ours={ours.map((i) => i - (fact.first - opening.first)).filter((i) => i >= 0 && i < fact.dice.length)}
          />
        </li>
      ))}
    </ul>
  );
}
