import { useMemo, useState } from 'preact/hooks';
import { total } from '../../../../../kernel/choices.ts';
import { RuleLink, Say } from '../../../../../ui/Say.tsx';
import { Stepper } from '../../../../../ui/Stepper.tsx';
import type { NationId, PlaceId, UnitKind } from '../../../engine/data/ids.ts';
import type { Units } from '../../../engine/facts/units.ts';
import { MISSION_PRICES, priceOf } from '../../../engine/nations/el-cid-hire.ts';
import { purse } from '../../../engine/rules/gold.ts';
import { tally } from '../../../engine/rules/units.ts';
import type { State } from '../../../engine/state.ts';
import { view } from '../../../engine/view.ts';
import { refusal } from '../../../words/index.ts';
import { CounterIcon, NationChip } from '../../board/icons.tsx';
import { Answers } from '../../deciding/Answers.tsx';
import { useSpeech } from '../../speech.tsx';
import { useTableWords } from '../words.ts';
import { bandFor, mostNamed, offerOf, type Target, targetsOf } from './bargain.ts';
import { meeting } from './head.ts';
import type { PanelProps } from './panel.ts';

/** The hirer's side of a mission (11-el-cid-hire): the target nation, its units, and the maximum cost. */
export function MissionPanel(props: PanelProps) {
  const { state, decision, moving } = props;
  const { names, words } = useSpeech();
  const { mission } = useTableWords().deciding;
  const targets = useMemo(() => targetsOf(decision), [decision]);
  const chosen = targets.find(({ place }) => place === moving.pointed);
  return (
    <div class="mission">
      <h3>{mission.target}</h3>
      <ul class="choices">
        {targets.map((target) => {
          const [party] = meeting(state, target.place);
          const open = target === chosen;
          return (
            <li key={target.place} data-row={target.place}>
              <button
                type="button"
                class="choice"
                aria-expanded={open}
                onClick={() => moving.setPointed(open ? undefined : target.place)}
              >
                <span class="m">{party && <NationChip nation={party.owner} size={22} />}</span>
                <span class="t">
                  <i>{names.places[target.place]}</i>
                </span>
                <span class="d">{words.units.units(tally(state.places[target.place] ?? []))}</span>
                <span class="k">{mission.upTo(priceOf(mostNamed(target)))}</span>
              </button>
              {open && <Offer key={target.place} {...props} target={target} />}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** The offer for a place: a number of each kind, at their price, within the purse. */
function Offer({ state, decision, target, onAnswer }: PanelProps & { readonly target: Target }) {
  const { words } = useSpeech();
  const { mission } = useTableWords().deciding;
  const [named, setNamed] = useState(() => mostNamed(target));
  const offer = offerOf(state, target, named);
  const owner = meeting(state, target.place)[0]?.owner ?? 'neutral';
  const gold = purse(view(state), decision.params['nation'] as NationId);
  const ready = total(named) > 0 && !offer.why;
  return (
    <div class="open offer">
      <ul>
        {Object.entries(target.most).map(([kind, most]) => {
          const id = kind as keyof typeof MISSION_PRICES;
          const name = words.units.kind(id, most);
          return (
            <li key={kind}>
              <CounterIcon counter={{ id: kind, nation: owner, kind: id, count: most }} size={34} />
              <span>
                {name} <small>{mission.price(MISSION_PRICES[id])}</small>
              </span>
              <Stepper
                label={name}
                value={named[kind] ?? 0}
                min={0}
                max={most}
                less={words.play.fewer(name)}
                more={words.play.more(name)}
                onChange={(n) => setNamed({ ...named, [kind]: n })}
              />
            </li>
          );
        })}
      </ul>
      <p class="d">{mission.costs(offer.cost, gold - offer.cost)}</p>
      <BandLine state={state} place={target.place} />
      {offer.why && (
        <p class="refused">
          <Say text={refusal(words, offer.why)} /> <RuleLink rule={offer.why.rule} />
        </p>
      )}
      <p class="acts">
        <button type="button" class="btn pri" aria-disabled={!ready} onClick={() => ready && onAnswer(offer.action)}>
          <span>
            <Say text={mission.offered(target.place, named as Units)} />
          </span>
        </button>
      </p>
    </div>
  );
}

/** The units that he can bring. */
function BandLine({ state, place }: { readonly state: State; readonly place: PlaceId }) {
  const { mission } = useTableWords().deciding;
  const { units, most } = bandFor(state, place);
  return <p class="d">{mission.band(units, most)}</p>;
}

/** El Cid's side: the offer with its targets and the units he would meet; then the units that go with him. */
export function BargainPanel(props: PanelProps) {
  const { state, seen, decision, moving, onAnswer } = props;
  const { mission } = useTableWords().deciding;
  const { hirer, place, units } = decision.params as unknown as {
    readonly hirer: NationId;
    readonly place: PlaceId;
    readonly units: Units;
  };
  const gold = priceOf(units);
  const [party] = meeting(state, place);
  const others = rest(party?.units ?? {}, units);
  return (
    <div class="mission bargain">
      <div class="lot">
        <NationChip nation={hirer} size={38} />
        <div>
          <b>
            <Say text={mission.gives(hirer, gold)} />
          </b>
          <small>{mission.paid}</small>
        </div>
      </div>
      <div class="lot">
        <NationChip nation="el-cid" size={38} />
        <div>
          <b>{mission.gets(gold)}</b>
          <BandLine state={state} place={place} />
        </div>
      </div>
      {party && (
        <div class="lot">
          <NationChip nation={party.owner} size={38} />
          <div>
            <b>
              <Say text={mission.wants(units)} />
            </b>
            <small>{mission.others(others)}</small>
          </div>
        </div>
      )}
      {decision.kind === 'engage' && (
        <Answers seen={seen} decision={decision} open={moving.pointed} onAnswer={onAnswer} acts={false} />
      )}
    </div>
  );
}

/** The units in the place beside those that he is to destroy. */
function rest(there: Units, named: Units): Units {
  const left = Object.entries(there).map(([kind, n]) => [kind, n - (named[kind as UnitKind] ?? 0)] as const);
  return Object.fromEntries(left.filter(([kind, n]) => n > 0 && kind !== 'ruin' && kind !== 'leader'));
}
