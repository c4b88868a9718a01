import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Say } from '../../../../../ui/Say.tsx';
import type { Side } from '../../../engine/state/battle.ts';
import { fact } from '../../../words/index.ts';
import { useTableWords } from '../words.ts';
import { type AllRolls, type Drawn, type Fought, luckIn, type Roll } from './rolls.ts';

interface Props {
  readonly rolls: AllRolls;
  readonly onLook: (n: number) => void;
}

/** The dice by battle, folded by turn; then throws and lots. Only open parts are rendered. */
export function DiceBattles({ rolls: { battles, drawn }, onLook }: Props) {
  const { dice: words } = useTableWords().history;
  const turns = [...new Set(battles.map(({ turn }) => turn))];
  const last = battles.at(-1)?.turn;
  return (
    <>
      {battles.length > 0 && <h3>{words.battles}</h3>}
      {turns.map((turn) => {
        const fought = battles.filter((battle) => battle.turn === turn);
        return (
          <Fold key={turn} open={turn === last} head={words.turn(turn)} side={words.ofTurn(fought.length)}>
            {() => (
              <ol class="fights">
                {fought.map((battle) => (
                  <OneBattle key={`${battle.n} ${battle.place} ${battle.defender}`} battle={battle} onLook={onLook} />
                ))}
              </ol>
            )}
          </Fold>
        );
      })}
      {drawn.length > 0 && (
        <Fold head={words.drawn} side={words.rolls(drawn.length)}>
          {() => (
            <ol class="rollrows">
              {drawn.map((one) => (
                <OneRoll key={one.fact.first} of={one} />
              ))}
            </ol>
          )}
        </Fold>
      )}
    </>
  );
}

interface FoldProps {
  readonly open?: boolean;
  readonly head: string;
  readonly side?: string;
  readonly children: () => ComponentChildren;
}

function Fold({ open: first = false, head, side, children }: FoldProps) {
  const [open, setOpen] = useState(first);
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span>{head}</span> {side && <small>{side}</small>}
      </summary>
      {open && children()}
    </details>
  );
}

function OneBattle({ battle, onLook }: { readonly battle: Fought; readonly onLook: (n: number) => void }) {
  const { dice: words, log } = useTableWords().history;
  const { is, n, place, attacker, defender, rolls } = battle;
  const title = is === 'battle' ? words.battle(place, attacker, defender) : words.march(place, attacker, defender);
  return (
    <li>
      <button type="button" class="go" title={log.goTo(n)} onClick={() => onLook(n)}>
        <Say text={title} />
      </button>
      <p class="fell">
        {rolls.length === 0 ? words.noDice : SIDES.map((side) => <OneSide key={side} battle={battle} side={side} />)}
      </p>
      {rolls.length > 0 && (
        <Fold head={words.rolls(rolls.length)}>
          {() => (
            <ol class="rollrows">
              {rolls.map((roll) => (
                <OneRoll key={roll.fact.first} of={roll} />
              ))}
            </ol>
          )}
        </Fold>
      )}
    </li>
  );
}

const SIDES: readonly Side[] = ['attacker', 'defender'];

function OneSide({ battle, side }: { readonly battle: Fought; readonly side: Side }) {
  const { dice: words } = useTableWords().history;
  const luck = luckIn(battle.rolls.filter((roll) => roll.fact.side === side));
  if (luck.dice === 0) return null;
  return (
    <span>
      <Say text={words.side(battle[side], luck.hits, luck.expected)} />
    </span>
  );
}

/** One roll with the numbers of its dice. */
function OneRoll({ of }: { readonly of: Roll | Drawn }) {
  const { history, facts } = useTableWords();
  const { dice: words } = history;
  const { fact: told } = of;
  const size = 'dice' in told ? told.dice.length : 1;
  const again = 'again' in of && of.again !== undefined;
  return (
    <li class={again ? 'again' : undefined}>
      <span class="no">{words.numbers(told.first, told.first + size - 1)}</span>
      <span>
        <Say text={fact(facts, told)} />
        {again && <em> {words.struck}</em>}
      </span>
    </li>
  );
}
