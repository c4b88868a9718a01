import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { NationId } from '../../../src/hispania/data/ids.ts';
import { hispania } from '../../../src/hispania/game.ts';
import { priceOf } from '../../../src/hispania/nations/el-cid-hire.ts';
import { PRICES, purse, type Sold } from '../../../src/hispania/rules/gold.ts';
import type { State } from '../../../src/hispania/state.ts';
import { view } from '../../../src/hispania/view.ts';
import { bandFor, mostNamed, offerOf, targetsOf } from '../../../src/ui/hispania/table/panels/bargain.ts';
import { basketOf } from '../../../src/ui/hispania/table/panels/basket.ts';
import { askedIn } from './deciding-game.ts';

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
    assert.ok(units?.is === 'parts');
    assert.deepEqual(band.units, units.of);
    assert.equal(band.most, units.max);
  });
});
