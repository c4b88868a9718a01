import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { campaign } from '../../../src/books/hispania/bots/campaign.ts';
import { Outlook } from '../../../src/books/hispania/bots/outlook.ts';
import { CAPTAIN } from '../../../src/books/hispania/bots/personality.ts';
import { routesOf, startOf } from '../../../src/books/hispania/bots/routes.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import { isUnit } from '../../../src/books/hispania/engine/rules/units.ts';
import { view } from '../../../src/books/hispania/engine/view.ts';
import { open } from '../engine/set-up.ts';

describe('what computers plan out of a place that enemies hold (5.3)', () => {
  // Two cohorts of three and two units: each could go whole, and three of them together.
  const state = open(
    'alans',
    'second-movement',
    { toledo: 'alans: 3 infantry, 3 infantry<segovia; hispano-romans: infantry', lisbon: 'hispano-romans: infantry' },
    { turn: 6, lastTurn: 9 },
  );
  const decision = hispania.decision(state);
  assert.ok(decision);
  it('knows how many may pass together, as the offered step does', () => {
    const parties = [...routesOf(view(state), 'alans', decision).values()].flat();
    assert.ok(parties.length > 0);
    assert.deepEqual([...new Set(parties.map(({ most }) => most))], [4]);
  });
  it('sends no more of them, wherever they go', () => {
    const outlook = new Outlook(state, state.nations.alans?.seat ?? '', CAPTAIN);
    const marches = campaign(outlook, 'alans', decision, () => 5);
    const gone = marches
      .flatMap(({ parties }) => parties)
      .filter((party) => startOf(party) === 'toledo' && isUnit(party.cohort))
      .reduce((n, { count }) => n + count, 0);
    assert.ok(gone > 0 && gone <= 4, `${gone} go`);
  });
});
