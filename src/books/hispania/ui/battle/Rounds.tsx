import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Dice } from '../../../../ui/Dice.tsx';
import { Drawing } from '../../../../ui/Drawing.tsx';
import { Say } from '../../../../ui/Say.tsx';
import type { Rich } from '../../../../words/rich.ts';
import type { CombatKind, LeaderId } from '../../engine/data/ids.ts';
import { OTHER } from '../../engine/rules/hits.ts';
import { kindOf, SIDES, type Side, type Target } from '../../engine/state/battle.ts';
import type { StageWords } from '../../words/stage.ts';
import { CounterIcon } from '../board/icons.tsx';
import type { Fought, Round } from './fought.ts';
import type { Coming } from './ledger.ts';
import { useStageWords } from './words.ts';

interface Props {
  readonly fought: Fought;
  /** The reader fights in it. */
  readonly own: boolean;
}

/** The dice of all rounds between the two sides, with what they did; below them those that are still to be rolled. */
export function Rounds({ fought, own }: Props) {
  const { rounds, coming } = fought;
  const words = useStageWords();
  const list = useRef<HTMLDivElement>(null);
  // The newest round is the one to read. On a phone the stage scrolls as a whole.
  useLayoutEffect(() => {
    const parts = [list.current, list.current?.parentElement].filter((part) => part instanceof HTMLElement);
    const sizes = new ResizeObserver(() => {
      for (const part of parts) part.scrollTop = part.scrollHeight;
    });
    for (const part of parts) sizes.observe(part);
    return () => sizes.disconnect();
  }, [rounds.length, coming?.number, fought.over]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and holds nothing else that takes the focus
    <section class="mid" ref={list} tabIndex={0} aria-label={words.dice}>
      {rounds.map((round, i) => (
        <RoundPart key={round.number} fought={fought} round={round} isNew={i === rounds.length - 1} />
      ))}
      {coming && (
        <ComingPart
          fought={fought}
          coming={coming}
          says={own && rounds.length > 0 ? words.over.coming : words.over.comes}
        />
      )}
    </section>
  );
}

function RoundPart({
  fought,
  round,
  isNew,
}: {
  readonly fought: Fought;
  readonly round: Round;
  readonly isNew: boolean;
}) {
  const words = useStageWords();
  const { number, rolls, again, losses } = round;
  const river = fought.sides.defender.rows.some(({ of, plus }) => of.is === 'river' && plus.some((one) => one > 0));
  const says = again ? words.over.again : !river ? undefined : number === 1 ? words.over.river : words.over.dry;
  const told = lossesSaid(words, fought, losses);
  return (
    <section class={isNew ? 'bout latest' : 'bout'}>
      <h4>
        {words.round(number)} {says && number > 0 && <small>{says}</small>}
      </h4>
      {rolls.length > 0 && (
        <ul class="thrown">
          {rolls.map(({ first, side, die, target, needs, dice }) => (
            <Roll key={first} fought={fought} {...{ side, die, target, needs }} count={dice.length}>
              <Dice dice={dice.map((value) => ({ value, hit: value !== 1 && value >= needs }))} />
            </Roll>
          ))}
        </ul>
      )}
      <p class="did">
        {told.map((said, i) => (
          // The sentences keep their order, so the index identifies one.
          <span key={`${i}`}>
            <Say text={said} />{' '}
          </span>
        ))}
      </p>
    </section>
  );
}

function ComingPart({
  fought,
  coming,
  says,
}: {
  readonly fought: Fought;
  readonly coming: Coming;
  readonly says: string;
}) {
  const words = useStageWords();
  return (
    <section class="bout coming">
      <h4>
        {words.round(coming.number)} <small>{says}</small>
      </h4>
      <ul class="thrown">
        {coming.rolls.map(({ side, die, target, needs, count }) => (
          <Roll key={`${side} ${die} ${target}`} fought={fought} {...{ side, die, target, needs, count }}>
            <span class="dice" title={words.dieToRoll}>
              {Array.from({ length: count }, (_, i) => (
                <Kite key={`${i}`} />
              ))}
            </span>
          </Roll>
        ))}
      </ul>
    </section>
  );
}

interface RollProps {
  readonly fought: Fought;
  readonly side: Side;
  readonly die: CombatKind;
  readonly target: Target;
  readonly needs: number;
  /** The number of its dice. */
  readonly count: number;
  readonly children: ComponentChildren;
}

/** Who rolls, at whom, the number needed, the dice. */
function Roll({ fought: { sides }, side, die, target, needs, count, children }: RollProps) {
  const words = useStageWords();
  const units = die === 'castle' ? 1 : count;
  return (
    <li>
      <span class="vh">{words.aim(die, count, target, needs)}</span>
      <CounterIcon counter={{ id: 'die', nation: sides[side].owner, kind: die, count: units }} size={28} />
      <span class="way" aria-hidden="true" />
      <CounterIcon
        counter={{ id: 'target', nation: sides[OTHER[side]].owner, kind: kindOf(target), count: 1 }}
        size={28}
      />
      <b aria-hidden="true">{words.needsOne(needs)}</b>
      {children}
    </li>
  );
}

/** A die that has not been rolled. */
function Kite() {
  return (
    <Drawing class="kite" width={26} height={26} viewBox="0 0 24 24">
      <path d="M12 2 21 9.6v4.8L12 22l-9-7.6V9.6z" />
    </Drawing>
  );
}

/** What a round did, a sentence for each side and each wound. */
function lossesSaid({ loss }: StageWords, fought: Fought, losses: Round['losses']): readonly Rich[] {
  const said: Rich[] = [];
  for (const side of SIDES) {
    const { owner } = fought.sides[side];
    const units: { [kind in CombatKind]?: number } = {};
    const leaders: LeaderId[] = [];
    for (const fact of losses) {
      if (fact.kind === 'destroyed' && fact.side === side) units[fact.unit] = (units[fact.unit] ?? 0) + fact.count;
      else if (fact.kind === 'leader-killed' && fact.owner === owner) leaders.push(fact.leader);
    }
    if (Object.keys(units).length + leaders.length > 0) said.push(loss.fell(owner, units, leaders));
  }
  for (const fact of losses) {
    if (fact.kind === 'wounded') said.push([loss.wounded(fact.unit, fact.lives)]);
    if (fact.kind === 'retreated') said.push(loss.left(fact.owner, fact.units, fact.leaders, fact.to));
  }
  return said.length > 0 ? said : [[loss.none]];
}
