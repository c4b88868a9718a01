import type { ComponentChildren } from 'preact';
import { Glyph } from '../../../../ui/Glyph.tsx';
import { RuleLink, Say } from '../../../../ui/Say.tsx';
import type { Rich } from '../../../../words/rich.ts';
import { isSea, provinceOfPraetor } from '../../engine/data/geography.ts';
import type { DiscId, SpaceId } from '../../engine/data/ids.ts';
import { garrisonsAt } from '../../engine/rules/board.ts';
import { counted, type Force, isOwn, type Sides } from '../../engine/rules/values.ts';
import type { Combat, State } from '../../engine/state.ts';
import { type Part, partsOf } from '../../odds/combat.ts';
import { linksOf, type Uncounted, uncounted } from '../../odds/ledger.ts';
import { fightOf } from '../board/fight.ts';
import { useWords } from '../speech.tsx';
import { Disc, Figure, Shield } from './Sign.tsx';

interface Props {
  readonly state: State;
  readonly combat: Combat;
  readonly sides: Sides;
}

/** What counts on both sides, one row for each thing with its rule; doublings below a dashed line; the sums facing each other. */
export function Ledger({ state, combat, sides }: Props) {
  const { names, own, play } = useWords();
  const { slip } = own;
  const { by, kind, to } = combat;
  const left = uncounted(state, combat, sides);
  const enemy = by === 'roman' && kind === 'siege' ? names.spaces[to] : slip.army;
  return (
    <section class="ledger" aria-label={slip.ledger}>
      <Side which="roman" title={slip.rome} state={state} combat={combat} sides={sides} />
      <Side which="hispanic" title={enemy} state={state} combat={combat} sides={sides}>
        {left.length > 0 && (
          <p class="uncounted">
            <b>{slip.uncounted}</b>{' '}
            {left.map((one, i) => (
              // The order is that of the count, so the index identifies one.
              <span key={`${i}`}>
                {i > 0 && play.semicolon}
                <Say text={leftSaid(slip.left, one, combat)} />
              </span>
            ))}{' '}
            <RuleLink rule={left[0]?.rule ?? '4.3'} />
          </p>
        )}
      </Side>
      <p class="sum">
        <b>{sumOf(slip, sides.roman)}</b>
        {by === 'army' && kind === 'siege' && <small> {slip.toBeat}</small>}
      </p>
      <p class="sum">
        <b>{sumOf(slip, sides.hispanic)}</b>
        {by === 'roman' && kind === 'siege' && <small> {slip.toBeat}</small>}
      </p>
    </section>
  );
}

type Slip = ReturnType<typeof useWords>['own']['slip'];

/** The sum of a side: a number, or with its die. */
export function sumOf(slip: Pick<Slip, 'sum'>, force: Force): string {
  const { base, coins, discs, province, bonus, doubles, total } = counted(force, 0);
  return force.shield === null ? slip.sum(base + coins + discs + province + bonus, doubles) : `${total}`;
}

function leftSaid(left: Slip['left'], of: Uncounted, { from }: Combat): Rich {
  switch (of.is) {
    case 'general':
      return left.general(of.general, of.at);
    case 'own':
      return left.own(of.at);
    case 'river':
      return left.river(of.at);
    case 'other':
      return left.other(of.at, of.disc);
    case 'army':
      return left.army(of.at, from);
    case 'revolts':
      return left.revolts;
    case 'power':
      return left.power;
  }
}

interface SideProps extends Props {
  readonly which: 'roman' | 'hispanic';
  readonly title: string;
  readonly children?: ComponentChildren;
}

/** A column of the ledger. */
function Side({ which, title, state, combat, sides, children }: SideProps) {
  const { slip } = useWords().own;
  const parts = partsOf(which, sides, combat);
  const adding = parts.filter(({ doubler }) => doubler === null);
  const doubling = parts.filter(({ doubler }) => doubler !== null);
  const rolls = sides[which].shield === null;
  return (
    <div class={`column of-${which}`}>
      <h3>{title}</h3>
      <ul>
        {rolls && (
          <Row
            sign={<Glyph name={which === 'roman' ? 'die-roman-1' : 'die-hispanic-1'} size={22} class="blank" />}
            adds={slip.faces[which]}
          >
            {slip.die}
          </Row>
        )}
        {adding.map((part, i) => (
          <Adding key={`${i}`} {...{ which, part, state, combat, sides }} />
        ))}
        {which === 'roman' && <NoProvince state={state} combat={combat} sides={sides} />}
      </ul>
      {doubling.length > 0 && (
        <ul class="doublings">
          {doubling.map((part, i) => (
            <Doubling key={`${i}`} {...{ which, part, state, combat, sides }} />
          ))}
        </ul>
      )}
      {children}
    </div>
  );
}

interface RowProps {
  readonly sign: ComponentChildren;
  readonly adds: ComponentChildren;
  readonly rule?: string;
  readonly children: ComponentChildren;
  readonly class?: string;
}

function Row({ sign, adds, rule, children, class: set }: RowProps) {
  return (
    <li class={set}>
      <span class="sign" aria-hidden="true">
        {sign}
      </span>
      <span>
        {children} {rule !== undefined && <RuleLink rule={rule} />}
      </span>
      <b>{adds}</b>
    </li>
  );
}

interface PartProps extends Props {
  readonly which: 'roman' | 'hispanic';
  readonly part: Part;
}

/** Where the figure of a side stands. */
const standOf = ({ by, from, to }: Combat, which: PartProps['which']): SpaceId =>
  (by === 'roman') === (which === 'roman') ? from : to;

/** Something that adds to the sum of a side. */
function Adding({ which, part, state, combat, sides }: PartProps) {
  const { slip } = useWords().own;
  const { rule, adds, at } = part;
  if (rule === '4.3-province') {
    const link = fightOf(state, combat, sides).province;
    return (
      <Row sign={<b>+1</b>} adds={adds} rule={rule}>
        {link && <Say text={slip.province(link.of, link.from)} />}
      </Row>
    );
  }
  if (rule === '8.2-citerior')
    return (
      <Row sign={<b>+1</b>} adds={adds} rule={rule}>
        {slip.bonus}
      </Row>
    );
  if (at === null)
    return (
      <Row sign={<Glyph name="coin" size={22} />} adds={adds} rule={rule}>
        {which === 'roman' ? slip.coins : slip.raised}
      </Row>
    );
  if (sides[which].shield !== null)
    return (
      <Row sign={<Shield at={at} />} adds={adds} rule={rule}>
        {slip.shield}
      </Row>
    );
  const stand = standOf(combat, which);
  const via = linksOf({ at: stand, discs: sides[which].discs }).get(at);
  const here = which === 'roman' ? slip.here : slip.own;
  return (
    <Row sign={<DiscOf state={state} at={at} which={which} combat={combat} />} adds={adds} rule={rule}>
      <Say text={at === stand ? here(at) : via ? slip.by(at, via) : slip.linked(at)} />
    </Row>
  );
}

/** The disc that supports: a revolt, or a garrison of the general. */
function DiscOf({
  state,
  at,
  which,
  combat,
}: Pick<PartProps, 'state' | 'which' | 'combat'> & { readonly at: SpaceId }) {
  const { general } = combat;
  if (which === 'hispanic' || isSea(at) || general === null) return <Glyph name="revolt" size={28} />;
  const own = (disc: DiscId): boolean => isOwn(general, disc);
  const disc = garrisonsAt(state, at).find(own);
  return disc ? <Disc disc={disc} /> : null;
}

/** A figure that doubles a side. */
function Doubling({ which, part: { rule, doubler }, state, combat }: PartProps) {
  const { slip } = useWords().own;
  if (!doubler) return null;
  const enemy = standOf(combat, which === 'roman' ? 'hispanic' : 'roman');
  if ('general' in doubler)
    return (
      <Row sign={<Figure general={doubler.general} />} adds="×2" rule={rule}>
        <Say text={slip.beside(doubler.general, enemy)} />
      </Row>
    );
  const special = state.armies.some((one) => one.at === doubler.army && one.special);
  const isItself = rule === '8.6';
  return (
    <Row sign={<Glyph name={special ? 'special-army' : 'army'} size={26} />} adds="×2" rule={rule}>
      {isItself ? slip.special : <Say text={slip.armyBeside(doubler.army, enemy)} />}
    </Row>
  );
}

/** The +1 of a province stays as a row where it does not count, with its reason. */
function NoProvince({ combat: { by, kind, general }, sides }: Props) {
  const { slip } = useWords().own;
  if (general === null || sides.roman.province > 0 || (by === 'army' && kind === 'siege')) return null;
  return (
    <Row class="barred" sign="⊘" adds="–" rule="4.3-province">
      {provinceOfPraetor(general) ? slip.farProvince : slip.noProvince}
    </Row>
  );
}
