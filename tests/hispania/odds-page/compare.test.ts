import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { WrittenBattle } from '../../../src/books/hispania/odds/written.ts';
import { COMMON } from '../../../src/books/hispania/ui/odds-page/common-battles.ts';
import { apart, changesOf } from '../../../src/books/hispania/ui/odds-page/compare.ts';
import { asked, type Entry, FIRST } from '../../../src/books/hispania/ui/odds-page/comparison.ts';
import { settled } from '../../../src/books/hispania/ui/odds-page/edit.ts';
import { PRESET_IDS, PRESETS } from '../../../src/books/hispania/ui/odds-page/presets.ts';
import { changeTold } from '../../../src/books/hispania/ui/odds-page/told.ts';
import { ODDS_PAGE } from '../../../src/books/hispania/words/en/odds-page.ts';
import { writtenOdds } from '../odds/battles.ts';

const [first] = FIRST;
const entry = (battle: WrittenBattle, by: Entry['by'] = {}): Entry => ({ id: 2, name: '', battle, by });
const told = (to: Entry): readonly string[] => changesOf(first, to).map((change) => changeTold(ODDS_PAGE, change));

describe('what is unlike in two battles', () => {
  it('is nothing where they are alike, whatever they are called', () => {
    assert.deepEqual(changesOf(first, { ...first, id: 9, name: 'Other' }), []);
    assert.deepEqual(
      changesOf(first, entry({ ...first.battle, terrain: 'plain', zeal: false }, { aims: { attacker: 'default' } })),
      [],
    );
  });

  it('is said piece by piece', () => {
    const other = entry(
      {
        attacker: {
          nation: 'rome',
          units: { infantry: 1, knight: 2 },
          wounded: { knight: 1 },
          leader: true,
          tactics: 2,
          river: { infantry: 1 },
        },
        defender: { units: { infantry: 2, castle: 1 }, frail: { castle: true } },
        terrain: 'mountain',
        zeal: true,
        turn: 4,
      },
      { aims: { attacker: { first: 'castle' } }, retreat: { defender: { winning: 0.3 } }, rounds: 3 },
    );
    assert.deepEqual(told(other), [
      'Rome attacks',
      'the attacker has 1 fewer infantry',
      'the attacker has 2 more knights',
      '1 knight of the attacker is wounded',
      'the attacker has a leader',
      'the attacker plays Tactics',
      'the defender has 1 more castle',
      'with Treachery',
      '1 unit crossed a river',
      'in mountains',
      'with zeal',
      'on turn 4',
      'targets of the attacker: castle first',
      'the defender retreats if its chance to win is under 30 in 100',
      'limit: 3 rounds',
    ]);
  });

  it('is said of every battle of the presets', () => {
    for (const id of PRESET_IDS) {
      const [basis, ...others] = PRESETS[id].map(({ battle, by }) => entry(battle, by));
      if (!basis) throw new Error(id);
      for (const other of others) assert.ok(changesOf(basis, other).length > 0, id);
    }
  });
});

describe('what comes of one battle beside another', () => {
  it('differs by what both figures show, in thousandths that add up to nothing', () => {
    const [plain, walled] = PRESETS.castle.map(({ battle }) => writtenOdds(battle));
    if (!plain || !walled) throw new Error('no battles');
    const by = apart(plain, walled);
    assert.equal(
      by.ends.reduce((sum, end) => sum + end.by, 0),
      0,
    );
    const [attacker] = by.ends;
    assert.ok(Math.abs((attacker?.by ?? 0) / 1000 - (walled.attackerWins - plain.attackerWins)) <= 0.001);
    assert.ok(by.losses.attacker > 0 && by.losses.defender < 0);
    assert.ok(Math.abs(by.rounds - (walled.rounds.mean - plain.rounds.mean)) < 1e-12);
  });

  it('knows the ends that only one of them has', () => {
    const [fought, gone] = [writtenOdds(first.battle), writtenOdds(first.battle, { rounds: 1 })];
    assert.ok(apart(fought, gone).ends.some(({ end, by }) => end === 'undecided' && by > 0));
    assert.ok(apart(gone, fought).ends.some(({ end, by }) => end === 'undecided' && by < 0));
  });

  it('is signed with a real minus', () => {
    assert.deepEqual([12.44, -3, 0, 0.04, -0.04].map(ODDS_PAGE.signed), ['+12.4', '−3.0', '±0', '±0', '±0']);
  });
});

describe('the battles that the page brings', () => {
  it('are written as the page writes them', () => {
    for (const battle of [...COMMON, ...PRESET_IDS.flatMap((id) => PRESETS[id].map((one) => one.battle))]) {
      assert.deepEqual(settled(battle), battle);
    }
    assert.equal(COMMON.length, 12);
  });

  it('have no zeal that is not written, though a nation may have it on its turn', () => {
    const umayyads: WrittenBattle = {
      attacker: { nation: 'umayyads', units: { infantry: 2 } },
      defender: { nation: 'visigoths', units: { infantry: 2 } },
      turn: 11,
    };
    assert.ok(writtenOdds(umayyads).attackerWins > writtenOdds(asked(entry(umayyads))).attackerWins + 0.05);
    assert.equal(
      writtenOdds(asked(entry(umayyads))).attackerWins.toFixed(9),
      writtenOdds(first.battle).attackerWins.toFixed(9),
    );
  });
});
