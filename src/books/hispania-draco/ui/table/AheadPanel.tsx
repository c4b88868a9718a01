import { Drawing } from '../../../../ui/Drawing.tsx';
import { Glyph } from '../../../../ui/Glyph.tsx';
import { RuleLink, Say } from '../../../../ui/Say.tsx';
import { provinceOf, shieldOf } from '../../engine/data/geography.ts';
import { COMMANDERS, FACES, PROVINCES, type ProvinceId, type TownId } from '../../engine/data/ids.ts';
import { PROVINCE_TABLE } from '../../engine/data/map.ts';
import { uses } from '../../engine/rules/board.ts';
import { revoltsLeft } from '../../engine/rules/reserve.ts';
import { counted } from '../../engine/rules/values.ts';
import type { State } from '../../engine/state.ts';
import { type ArmyAhead, armiesAhead, type FightAhead } from '../../odds/faces.ts';
import type { Forecast } from '../../odds/forecast.ts';
import { numeral } from '../../words/latin.ts';
import type { Told } from '../ahead/question.ts';
import { useAhead } from '../ahead/use-ahead.ts';
import { aheadOf } from '../board/ahead.ts';
import type { CommandGesture } from '../deciding/use-command.ts';
import { useWords } from '../speech.tsx';
import { sumOf } from './Ledger.tsx';
import { ShareBar } from './ShareBar.tsx';

interface Props {
  readonly state: State;
  readonly gesture: CommandGesture;
}

/** The Hispanic phase ahead: the 36 rolls, each army by its faces, and the chance of defeat (5). All of it is counted, nothing sampled. */
export function AheadPanel({ state, gesture }: Props) {
  const { ahead: words } = useWords().own;
  const found = useAhead(state, gesture);
  if (uses(state, 'hispano')) return <p class="else">{words.secret}</p>;
  if (!found) return null;
  if (found.is !== 'counted') return <p role="status">{found.is === 'counting' ? words.counting : words.failed}</p>;
  const told = gesture.ahead === 'won' ? found.won : found.now;
  if (told === 'ends') return <p>{words.ends}</p>;
  if (!told) return <p>{words.failed}</p>;
  const other = gesture.ahead === 'now' && found.won && found.won !== 'ends' ? found.won : undefined;
  return (
    <div class="phase-ahead">
      {told.forecast.rolls.length > 0 && <Rolls told={told} />}
      <Armies told={told} />
      <Risks told={told} />
      <Defeat told={told} other={other} />
    </div>
  );
}

/** The field of the two dice: the province by the Roman one, the town by the other. */
function Rolls({ told }: { readonly told: Told }) {
  const { own, names } = useWords();
  const { ahead: words } = own;
  const { rolls } = told.forecast;
  const marks = aheadOf(told.state, told.forecast).rolls;
  const doesOf = ({ place, effect }: Forecast['rolls'][number]) =>
    marks.find(({ at }) => at === place)?.does ?? (effect === 'held' ? 'held' : 'full');
  const provinces = PROVINCES.filter((one) => rolls.some(({ place }) => isIn(one, place)));
  const [first] = rolls;
  const kinds = (['revolt', 'army', 'disc', 'held', 'full'] as const).flatMap((does) => {
    const n = rolls.filter((one) => doesOf(one) === does).length;
    return n > 0 ? [[does, n] as const] : [];
  });
  return (
    <section>
      <h3>
        {words.revolt}{' '}
        <small>
          {rolls.length === 36 ? words.rolls : words.two(first ? (36 * first.chance.ways) / first.chance.of : 0)}
        </small>
        <RuleLink rule="5.1" />
      </h3>
      <div class="rolls-ahead">
        <table>
          <caption class="vh">{words.table}</caption>
          <thead>
            <tr>
              <td />
              {FACES.map((one) => (
                <th key={one} scope="col">
                  {one}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {provinces.map((province) => (
              <tr key={province}>
                <th scope="row">
                  <abbr title={names.provinces[province]}>{numeralOf(province)}</abbr>
                </th>
                {FACES.map((face) => {
                  const roll = rolls.find(({ place }) => isIn(province, place) && shieldOf(place) === face);
                  if (!roll) return <td key={face} />;
                  const does = doesOf(roll);
                  return (
                    <td key={face} class={`does-${does}`} title={words.cell(roll.place, words.does[does])}>
                      <DoesSign does={does} />
                      <span class="vh">{words.cell(roll.place, words.does[does])}</span>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
        <ul>
          {kinds.map(([does, n]) => (
            <li key={does}>
              <DoesSign does={does} />
              <span>{words.does[does]}</span>
              <b>{n}</b>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const isIn = (province: ProvinceId, at: TownId): boolean => provinceOf(at) === province;

function numeralOf(province: ProvinceId): string {
  const { number } = PROVINCE_TABLE[province];
  return number === undefined ? '' : numeral(number);
}

type Does = 'revolt' | 'army' | 'disc' | 'held' | 'full';

/** The sign of what a roll does, as the board has it. */
function DoesSign({ does }: { readonly does: Does }) {
  if (does === 'held' || does === 'full') return <span aria-hidden="true">–</span>;
  return (
    <Drawing class={`does does-${does}`} width={18} height={18} viewBox="-10 -10 20 20">
      <path d={does === 'disc' ? 'M-6 0H6M0-6V6' : 'M0-8 8 0 0 8-8 0z'} />
    </Drawing>
  );
}

/** Each army in the order of its move: its six faces over the towns that they name, and what a fight there needs. */
function Armies({ told: { state } }: { readonly told: Told }) {
  const { ahead: words } = useWords().own;
  const armies = armiesAhead(state);
  return (
    <section>
      <h3>
        {words.armies} <small>{words.order}</small>
        <RuleLink rule="5.2" />
      </h3>
      {armies.length === 0 && <p class="else">{words.none}</p>}
      {armies.map((one) => (
        <ArmyRow key={one.at} army={one} state={state} />
      ))}
      {armies.length > 0 && <p class="else">{words.still}</p>}
    </section>
  );
}

function ArmyRow({ army: { at, province, rolls, ways }, state }: { readonly army: ArmyAhead; readonly state: State }) {
  const { own, names } = useWords();
  const { ahead: words } = own;
  const special = state.armies.some((one) => one.at === at && one.special);
  return (
    <div class="army-ahead">
      <h4>
        <Glyph name={special ? 'special-army' : 'army'} size={26} /> <Say text={words.army(province, at)} />
      </h4>
      <ul class="strip">
        {ways.map(({ to, faces, fight }) => (
          <li
            key={to ?? ''}
            class={to === null ? 'stays' : fight ? 'fights' : 'marches'}
            style={{ flexGrow: rolls ? faces.length : 6 }}
          >
            <span class="faces">
              {rolls ? (
                faces.map((face) => <Glyph key={face} name={`die-hispanic-${face}`} size={22} title={`${face}`} />)
              ) : (
                <small>{words.goes}</small>
              )}
            </span>
            <i>{to === null ? words.stays : names.spaces[to]}</i>
          </li>
        ))}
      </ul>
      {ways.map(({ to, fight }) => to !== null && fight && <Fight key={to} fight={fight} />)}
    </div>
  );
}

/** What a fight ahead needs. */
function Fight({ fight: { combat, sides, on, wins, of } }: { readonly fight: FightAhead }) {
  const { own } = useWords();
  const { ahead: words, slip } = own;
  const { general, to } = combat;
  const army = sumOf(slip, sides.hispanic);
  return (
    <p class="else">
      {general === null ? (
        <>
          <Say text={words.siege(to, army, counted(sides.roman, null).total)} /> {words.falls(on)}{' '}
          <RuleLink rule="5.2-siege" />
        </>
      ) : (
        <>
          <Say text={words.attack(general, to, army, sumOf(slip, sides.roman))} /> {words.loses(wins, of)}{' '}
          <RuleLink rule="5.2-attack" />
        </>
      )}
    </p>
  );
}

/** The towns that may fall and the generals who may be beaten, in the whole phase. */
function Risks({ told: { forecast } }: { readonly told: Told }) {
  const { ahead: words } = useWords().own;
  const { lost, beaten } = forecast;
  const rows = [
    ...lost.map(({ place, chance }) => ({ key: place, text: words.lost(place), chance })),
    ...beaten.map(({ general, chance }) => ({ key: general, text: words.beaten(general), chance })),
  ].toSorted((a, b) => b.chance.ways / b.chance.of - a.chance.ways / a.chance.of);
  return (
    <section>
      <h3>{words.risks}</h3>
      {rows.length === 0 && <p class="else">{words.noRisk}</p>}
      <ul class="risks">
        {rows.map(({ key, text, chance }) => (
          <li key={key}>
            <span>
              <Say text={text} />
            </span>
            <b>{words.chance(chance.ways, chance.of)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface DefeatProps {
  readonly told: Told;
  /** The phase after the prepared combat is won, to compare. */
  readonly other: Told | undefined;
}

/** The chance of defeat, the end of the round included (3.2, 6). */
function Defeat({ told: { state, forecast }, other }: DefeatProps) {
  const { own, play } = useWords();
  const { ahead: words } = own;
  const { ways, of } = forecast.round;
  return (
    <section>
      <h3>
        {words.defeat} <small>{words.left(revoltsLeft(state), state.turn === COMMANDERS.at(-1))}</small>
        <RuleLink rule="3.2" />
      </h3>
      <ShareBar share={ways / of} />
      <p class="defeat">
        <span>
          <Say text={words.isLost(ways, of)} />
        </span>
        {other && (
          <span>
            {words.after}
            {play.colon}
            <b>{words.afterWon(other.forecast.round.ways, other.forecast.round.of)}</b>
          </span>
        )}
      </p>
    </section>
  );
}
