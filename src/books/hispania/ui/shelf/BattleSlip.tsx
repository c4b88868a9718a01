import type { Rich } from '../../../../words/rich.ts';
import type { HispaniaFact } from '../../engine/facts.ts';
import { kindOf } from '../../engine/state/battle.ts';
import type { Names } from '../../words/en/names.ts';
import type { Lost, ShelfWords } from '../../words/en/shelf.ts';
import { CounterIcon, NationChip } from '../board/icons.tsx';
import { COLOURS } from '../colours.ts';
import { Glyph } from '../Glyph.tsx';
import type { GlyphName } from '../glyphs.ts';
import { ATTACKER, DEFENDER, type Deed, type Shown } from './duel.ts';
import { Told } from './Told.tsx';

interface Props {
  readonly shown: Shown;
  readonly words: ShelfWords['battle'];
  readonly names: Names;
  /** The addresses of the rule and of the scene's own page. */
  readonly rule: string;
  readonly page: string;
  /** The reason why the dice do not roll: they are loading, or could not be fetched. */
  readonly trouble?: string | undefined;
  readonly onDeed?: (deed: Deed) => void;
  readonly onAgain?: () => void;
}

/**
 * The slip of the battle: the last round, the possible actions, and the chance that the place falls. It is also rendered in the build of
 * the site; then its buttons have no handlers, and the page's script reads `data-deed`.
 */
export function BattleSlip({ shown, words, names, rule, page, trouble, onDeed, onAgain }: Props) {
  const { round, facts, deeds, taken, winner } = shown;
  // During the battle neither end is certain, however near.
  const chance = Math.max(1, Math.min(99, Math.round(taken * 100)));
  return (
    <section class="slip duel-slip" aria-label={words.label} style={{ '--nat': COLOURS[ATTACKER].colour }}>
      <p class="who">
        <NationChip nation={ATTACKER} />
        <span>
          <Told text={words.who(ATTACKER, round)} names={names} />
        </span>
        <a class="rid" href={rule}>
          6.2
        </a>
      </p>
      <Rolls facts={facts} words={words} round={round} />
      <p class="ask" role="status">
        {[...happened(facts, words), ...ending(winner, words)].map((said, i) => (
          // The order of sentences never changes, so the index is the identity.
          <span key={`${i}`}>
            <Told text={said} names={names} />{' '}
          </span>
        ))}
      </p>
      {trouble && (
        <p class="trouble" role="alert">
          {trouble} <a href={page}>{words.open}</a>
        </p>
      )}
      <p class="acts">
        {deeds.map((deed, i) => (
          <button
            key={deed}
            type="button"
            class={i === 0 ? 'btn pri' : 'btn quiet'}
            data-deed={deed}
            onClick={() => onDeed?.(deed)}
          >
            {deed === 'roll' ? words.next(round + 1) : words.retreat}
          </button>
        ))}
        {deeds.length === 0 && (
          <button type="button" class="btn pri" onClick={onAgain}>
            {words.again}
          </button>
        )}
      </p>
      <p class="without">
        {words.without} <a href={page}>{words.read}</a>
      </p>
      <div class="chance" hidden={winner !== undefined}>
        <span class="bar" aria-hidden="true">
          <i style={{ flexGrow: taken }} />
          <i style={{ flexGrow: 1 - taken }} />
        </span>
        <p>
          <span>
            <Told text={words.taken(chance)} names={names} />
          </span>
          <span class="n" aria-hidden="true">
            {names.nations[DEFENDER]}
          </span>
        </p>
      </div>
    </section>
  );
}

type Rolled = HispaniaFact & { readonly kind: 'rolled' };

/** The dice of the last round: the shooter, the target, the number needed, the result. */
function Rolls({ facts, words, round }: Pick<Props, 'words'> & Pick<Shown, 'facts' | 'round'>) {
  const rolled = facts.filter((fact): fact is Rolled => fact.kind === 'rolled');
  if (rolled.length === 0) return null;
  return (
    <ul class="fallen" aria-label={words.rolls(round)} key={`${round}`}>
      {rolled.map(({ first, owner, die, target, needs, dice }) => {
        const at = kindOf(target);
        const other = owner === ATTACKER ? DEFENDER : ATTACKER;
        return (
          <li key={first}>
            <span class="vh">{words.roll(die, dice.length, at)}</span>
            <CounterIcon counter={{ id: 'die', nation: owner, kind: die, count: dice.length }} size={28} />
            <span class="way" aria-hidden="true" />
            <CounterIcon counter={{ id: 'target', nation: other, kind: at, count: 1 }} size={28} />
            <b>{words.needs(needs)}</b>
            <span class="dice">
              {dice.map((value, i) => {
                const hit = value !== 1 && value >= needs;
                return (
                  // The order of dice never changes, so the index is the identity.
                  <span key={`${i}`} class={hit ? 'die hit' : 'die'}>
                    <Glyph name={`die-${value}` as GlyphName} size={26} title={words.die(value, hit)} />
                  </span>
                );
              })}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** The facts of the last round, a sentence each; for a retreat, the units that left. */
function happened(facts: readonly HispaniaFact[], words: ShelfWords['battle']): readonly Rich[] {
  const said: Rich[] = [];
  for (const side of ['defender', 'attacker'] as const) {
    const lost = facts.flatMap(
      (fact): Lost => (fact.kind === 'destroyed' && fact.side === side ? [[fact.unit, fact.count]] : []),
    );
    const own = side === 'attacker';
    if (lost.length > 0) said.push(words.lost(own ? ATTACKER : DEFENDER, own, lost));
  }
  for (const fact of facts) {
    if (fact.kind === 'wounded' && fact.side === 'attacker') said.push([words.wounded(fact.unit)]);
    if (fact.kind === 'retreated' && fact.owner === ATTACKER) said.push(words.left(fact.units.infantry ?? 0));
  }
  return said.length > 0 ? said : [[words.unhurt]];
}

/** The question, or the end of the battle. */
function ending(winner: Shown['winner'], words: ShelfWords['battle']): readonly Rich[] {
  if (winner === undefined) return [[words.ask]];
  return [winner === ATTACKER ? words.won : winner === DEFENDER ? words.held : words.empty];
}
