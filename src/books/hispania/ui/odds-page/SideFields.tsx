import { RuleLink } from '../../../../ui/Say.tsx';
import { type CombatKind, NATIONS, type NationId } from '../../engine/data/ids.ts';
import { OTHER } from '../../engine/rules/hits.ts';
import type { Side } from '../../engine/state/battle.ts';
import type { WrittenBattle } from '../../odds/written.ts';
import { coloursOf } from '../board/Counter.tsx';
import { useCommon } from '../naming.tsx';
import { Count } from './Count.tsx';
import {
  kindsFor,
  leadersFor,
  mayHaveFort,
  setCrossing,
  setFrail,
  setLeader,
  setNation,
  setRiver,
  setTactics,
  setTreachery,
  setUnits,
  setWounded,
} from './edit.ts';
import { Piece } from './Piece.tsx';
import { sizeOf } from './pieces.ts';
import { Tick } from './Tick.tsx';
import { usePage } from './words.ts';

interface Props {
  readonly battle: WrittenBattle;
  readonly side: Side;
  readonly onChange: (battle: WrittenBattle) => void;
}

/** The fields of a side: its nation, its units, and their additional properties. */
export function SideFields({ battle, side, onChange }: Props) {
  const { page, spans } = usePage();
  const { names } = useCommon();
  const { nation } = battle[side];
  const taken = battle[OTHER[side]].nation;
  return (
    <fieldset class={`half ${side}`} style={nation && { '--nat': coloursOf(nation).fill }}>
      <legend>{page.side[side]}</legend>
      <label class="field">
        <span class="vh">{page.nationOf[side]}</span>
        <select
          value={nation ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onChange(setNation(battle, side, value === '' ? undefined : (value as NationId), spans))
          }
        >
          <option value="">{page.anyone}</option>
          {NATIONS.filter((id) => id !== taken).map((id) => (
            <option key={id} value={id}>
              {names.nations[id]}
            </option>
          ))}
        </select>
      </label>
      <ul class="units" aria-label={page.unitsOf[side]}>
        {kindsFor(side).map((kind) => (
          <UnitRow key={kind} battle={battle} side={side} kind={kind} onChange={onChange} />
        ))}
      </ul>
      <Leader battle={battle} side={side} onChange={onChange} />
      {side === 'attacker' && <River battle={battle} side={side} onChange={onChange} />}
      <Tick
        checked={Boolean(battle[side].tactics)}
        onCheck={(on) => onChange(setTactics(battle, side, on))}
        rule={page.rules.tactics}
      >
        {page.tactics}
      </Tick>
    </fieldset>
  );
}

/** Works with a maximum of one are present or absent; the others are counted. */
function UnitRow({ battle, side, kind, onChange }: Props & { readonly kind: CombatKind }) {
  const { page } = usePage();
  const n = battle[side].units[kind] ?? 0;
  const barred = kind === 'fort' && !mayHaveFort(battle);
  const most = kind === 'castle' || kind === 'fort' ? 1 : undefined;
  return (
    <>
      <li class={n > 0 ? 'unit' : 'unit none'}>
        <Piece battle={battle} side={side} kind={kind} />
        <span>
          {page.kind(kind)} {(kind === 'berber' || kind === 'fort') && <RuleLink rule={page.rules[kind]} />}
          {barred && <small>{page.noFort}</small>}
        </span>
        <Count
          label={page.of(page.kind(kind), side)}
          value={n}
          max={barred ? 0 : most}
          onChange={(next) => onChange(setUnits(battle, side, kind, next))}
        />
      </li>
      {kind === 'knight' && n > 0 && <Knights battle={battle} side={side} onChange={onChange} />}
      {kind === 'castle' && n > 0 && <Castle battle={battle} side={side} onChange={onChange} />}
    </>
  );
}

/** The state of its knights: hit once, or out of hand. */
function Knights({ battle, side, onChange }: Props) {
  const { page } = usePage();
  const { units, wounded, frail } = battle[side];
  const all = units.knight ?? 0;
  const [hurt, wild] = [wounded?.knight ?? 0, frail?.knight ?? 0];
  return (
    <>
      <li class="unit of">
        <span>
          {page.hurtKnights} <RuleLink rule={page.rules.knight} />
        </span>
        <Count
          label={page.of(`${page.kind('knight')}, ${page.hurtKnights},`, side)}
          value={hurt}
          max={all - wild}
          onChange={(n) => onChange(setWounded(battle, side, 'knight', n))}
        />
      </li>
      <li class="unit of">
        <span>
          {page.frailKnights} <RuleLink rule={page.rules.indiscipline} />
        </span>
        <Count
          label={page.of(`${page.kind('knight')}, ${page.frailKnights},`, side)}
          value={wild}
          max={all - hurt}
          onChange={(n) => onChange(setFrail(battle, side, n))}
        />
      </li>
    </>
  );
}

/** The state of the castle: hits, or treachery. */
function Castle({ battle, side, onChange }: Props) {
  const { page } = usePage();
  const { colon } = useCommon().play;
  const { wounded, frail } = battle[side];
  return (
    <>
      <li class="unit of">
        <span>
          {page.hurtCastle} <RuleLink rule={page.rules.castle} />
        </span>
        <Count
          label={`${page.kind('castle')}${colon}${page.hurtCastle}`}
          value={wounded?.castle ?? 0}
          max={2}
          onChange={(n) => onChange(setWounded(battle, side, 'castle', n))}
        />
      </li>
      <li class="of">
        <Tick
          checked={frail?.castle ?? false}
          onCheck={(on) => onChange(setTreachery(battle, on))}
          rule={page.rules.treachery}
        >
          {page.treachery}
        </Tick>
      </li>
    </>
  );
}

/** A leader; for a nation with several leaders, which one. */
function Leader({ battle, side, onChange }: Props) {
  const { page } = usePage();
  const { nation, leader = false } = battle[side];
  const known = nation ? leadersFor(nation) : [];
  if (known.length > 1) {
    return (
      <label class="field row">
        <Piece battle={battle} side={side} kind="leader" />
        <span class="vh">{page.leaderOf[side]}</span>
        <select
          value={typeof leader === 'string' ? leader : leader ? known[0] : ''}
          onChange={({ currentTarget: { value } }) =>
            onChange(setLeader(battle, side, known.find((id) => id === value) ?? false))
          }
        >
          <option value="">{page.nobodyLeads}</option>
          {known.map((id) => (
            <option key={id} value={id}>
              {page.leaderName(id)}
            </option>
          ))}
        </select>
        <RuleLink rule={page.rules.leader} />
      </label>
    );
  }
  const [only] = known;
  const none = nation !== undefined && only === undefined;
  return (
    <Tick
      checked={leader !== false}
      barred={none && !leader ? page.noLeader(nation) : undefined}
      onCheck={(on) => onChange(setLeader(battle, side, on && (only ?? true)))}
      rule={page.rules.leader}
    >
      {only ? page.leaderName(only) : page.leader}
    </Tick>
  );
}

/** Attackers that crossed a river: all at first, then a number of each kind. */
function River({ battle, onChange }: Props) {
  const { page } = usePage();
  const { units, river = {} } = battle.attacker;
  const some = Object.keys(river).length > 0;
  const kinds = kindsFor('attacker').filter((kind) => (units[kind] ?? 0) > 0);
  return (
    <>
      <Tick
        checked={some}
        onCheck={(on) => onChange(setCrossing(battle, on))}
        rule={page.rules.river}
        barred={sizeOf(battle.attacker) === 0 ? page.nobody.attacker : undefined}
      >
        {page.river}
      </Tick>
      {some && (
        <ul class="units" aria-label={page.river}>
          {kinds.map((kind) => (
            <li key={kind} class="unit of">
              <span>
                {page.kind(kind)} <small>{page.crossed}</small>
              </span>
              <Count
                label={page.crossedOf(kind)}
                value={river[kind] ?? 0}
                max={units[kind] ?? 0}
                onChange={(n) => onChange(setRiver(battle, kind, n))}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
