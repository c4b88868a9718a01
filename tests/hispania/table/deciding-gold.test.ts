import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { NationId } from '../../../src/books/hispania/engine/data/ids.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import { priceOf } from '../../../src/books/hispania/engine/nations/el-cid-hire.ts';
import { PRICES, purse, type Sold } from '../../../src/books/hispania/engine/rules/gold.ts';
import type { State } from '../../../src/books/hispania/engine/state.ts';
import { view } from '../../../src/books/hispania/engine/view.ts';
import { bandFor, mostNamed, offerOf, targetsOf } from '../../../src/books/hispania/ui/table/panels/bargain.ts';
import { basketOf } from '../../../src/books/hispania/ui/table/panels/basket.ts';
import { unplaced } from '../../../src/books/hispania/ui/table/panels/unplaced.ts';
import { total } from '../../../src/kernel/choices.ts';
import type { Action, Decision } from '../../../src/kernel/contract.ts';
import { randomInt, roller } from '../../../src/kernel/dice.ts';
import { askedIn } from './deciding-game.ts';
import { wholeGame } from './sheet-games.ts';

const SEED = 1994;

const sold = (file: string, least: number) =>
  askedIn(file, 'buy', ({ choices, params }) => {
    const buys = choices.filter(({ kind }) => kind === 'buy');
    return buys.length > 0 && Number(params['gold']) >= least;
  });

/** Plays answers, all of which must be allowed. */
function played(state: State, actions: Parameters<typeof hispania.apply>[1][]): State {
  return actions.reduce((now, action) => hispania.apply(now, action).state ?? assert.fail('refused'), state);
}

describe('a basket', () => {
  const { state, decision } = sold('C-standard', PRICES.infantry);
  const nation = decision.params['nation'] as NationId;
  const [first] = decision.choices.filter(({ kind }) => kind === 'buy');
  const unit = first?.fixed['unit'] as Sold;
  it('costs nothing while it is empty', () => {
    const basket = basketOf(state, nation, {});
    assert.equal(basket.cost, 0);
    assert.deepEqual(basket.actions, []);
    assert.equal(basket.left, purse(view(state), nation));
    assert.equal(basket.saved + basket.lost, basket.left);
  });
  it('buys what is in it', () => {
    const basket = basketOf(state, nation, { [unit]: 1 });
    assert.equal(basket.cost, PRICES[unit]);
    const after = played(state, [...basket.actions]);
    assert.equal(purse(view(after), nation) <= basket.left, true);
    assert.equal(basket.ends, hispania.decision(after)?.kind === 'buy');
  });
  it('takes no more than the engine does, and says why', () => {
    for (let count = 0; count < 12; count++) {
      const row = basketOf(state, nation, { [unit]: count }).rows.find((one) => one.unit === unit);
      const { actions, ends } = basketOf(state, nation, { [unit]: count + 1 });
      if (!row?.why && basketOf(state, nation, { [unit]: count }).ends) played(state, [...actions]);
      else {
        const refused = actions.reduce<State | undefined>(
          (now, action) => now && hispania.apply(now, action).state,
          state,
        );
        assert.equal(refused, undefined);
        assert.ok(row?.why || !ends);
        return;
      }
    }
    assert.fail('never full');
  });
});

describe('a mission for El Cid', () => {
  const { state, decision } = askedIn('D-advanced', 'mission');
  const targets = targetsOf(decision);
  const nation = decision.params['nation'] as NationId;
  const gold = purse(view(state), nation);
  it('may be offered for every place once, at most for the gold there is', () => {
    assert.equal(new Set(targets.map(({ place }) => place)).size, targets.length);
    for (const target of targets) {
      const named = mostNamed(target);
      const offer = offerOf(state, target, named);
      assert.equal(offer.why, undefined);
      assert.equal(offer.cost, priceOf(named));
      assert.ok(offer.cost > 0 && offer.cost <= gold);
      assert.ok(hispania.apply(state, offer.action).state, target.place);
    }
  });
  it('is refused with the game’s own word', () => {
    const [target] = targets;
    assert.ok(target);
    const offer = offerOf(state, target, { infantry: 99 });
    assert.equal(offer.why?.code, 'hire-not-there');
    // Nothing named is no offer, and no fault either.
    assert.deepEqual(offerOf(state, target, {}).why, undefined);
  });
  it('tells whom he can bring', () => {
    const { state: asked, decision: answer } = askedIn('C-advanced', 'engage');
    const band = bandFor(asked, answer.params['place'] as 'gibraltar');
    const units = answer.choices[0]?.ranges['units'];
    assert.ok(units?.is === 'counts');
    assert.deepEqual(band.units, units.of);
    assert.equal(band.most, units.max);
  });
});

describe(`what finds no place (seed ${SEED})`, () => {
  /** Whatever is lost when a nation places what it has bought, answering in one of the ways there are. */
  function lostBy(
    state: State,
    nation: NationId,
    actions: readonly Action[],
    choose: (of: Decision) => Action,
  ): number {
    let [now, bought, removed] = [state, false, 0];
    const answers = [...actions];
    for (let n = 0; n < 60; n++) {
      const decision = hispania.decision(now);
      if (!decision) return 0;
      const end = { kind: 'end', fixed: {}, values: {} };
      const answer = answers.shift() ?? (decision.kind === 'buy' ? end : choose(decision));
      const applied = hispania.apply(now, answer);
      if (!applied.state) assert.fail(JSON.stringify(applied.refusal));
      const { state: next, facts } = applied;
      for (const fact of facts) {
        // A nation that makes room by moving the capital loses a unit there.
        if (fact.kind === 'removed' && fact.nation === nation) removed += total(fact.units);
        if (fact.kind === 'not-placed' && fact.rule === '3.1' && fact.nation === nation)
          return removed + total(fact.units);
      }
      bought ||= next.nations[nation]?.bought !== undefined;
      if (bought && !next.nations[nation]?.bought) return removed;
      now = next;
    }
    return assert.fail('no end');
  }

  it('is as much as is lost at least, however one places', () => {
    const dice = roller(SEED);
    const pick = <T>(all: readonly T[]): T =>
      all[randomInt(dice, 0, all.length - 1)] ?? assert.fail('nothing to choose');
    const seen = { lost: 0, castles: 0, none: 0 };
    for (const file of ['A-standard', 'B-advanced', 'C-standard', 'D-standard', 'D-advanced', 'E-advanced']) {
      let last = '';
      const game = wholeGame(`${file}.json`);
      for (const [at, state] of [game.start, ...game.entries.map((entry) => entry.state)].entries()) {
        const decision = hispania.decision(state);
        if (!decision) continue;
        const nation = decision.params['nation'] as NationId;
        if (decision.kind !== 'buy' || `${state.turn} ${nation}` === last) continue;
        last = `${state.turn} ${nation}`;
        // More gold than there was: what is in question is room.
        const rich = hispania.position({
          ...state,
          nations: { ...state.nations, [nation]: { ...state.nations[nation], gold: randomInt(dice, 8, 80) } },
        }).state;
        if (!rich) continue;
        const actions: Action[] = [];
        for (let now: State = rich; ; ) {
          const buys = (hispania.decision(now)?.choices ?? []).filter(({ kind }) => kind === 'buy');
          if (buys.length === 0 || randomInt(dice, 1, 12) === 1) break;
          const { kind, fixed } = pick(
            buys.filter(({ fixed: of }) => of['unit'] === 'castle').length > 0 && randomInt(dice, 0, 1)
              ? buys.slice(-1)
              : buys,
          );
          actions.push({ kind, fixed, values: {} });
          now = hispania.apply(now, { kind, fixed, values: {} }).state ?? assert.fail('refused');
        }
        if (actions.length === 0) continue;
        const told = unplaced(rich, nation, actions);
        const said = told.castles + told.units;
        if (said > 0) seen.lost++;
        else seen.none++;
        if (told.castles > 0) seen.castles++;
        const ways = Array.from({ length: 24 }, (_, i) =>
          lostBy(rich, nation, actions, ({ choices, preset, kind }) => {
            if (kind !== 'place') return preset ?? assert.fail(kind);
            const places = choices.filter((choice) => choice.kind === 'place');
            const castles = places.filter(({ fixed }) => fixed['unit'] === 'castle');
            // A capital that is moved may cost a unit where it was: to stop is one of the ways.
            const others = choices.filter((choice) => choice.kind !== 'place');
            // Half of the ways are careful, the others as they come.
            const from = i % 2 === 0 && castles.length > 0 ? castles : places.length > 0 ? places : others;
            const { kind: wanted, fixed } = pick(from);
            return { kind: wanted, fixed, values: {} };
          }),
        );
        assert.equal(Math.min(...ways), said, `${file} ${at} ${nation}: ${ways} against ${JSON.stringify(told)}`);
      }
    }
    assert.ok(seen.lost > 20 && seen.castles > 3 && seen.none > 20, JSON.stringify(seen));
  });
});
