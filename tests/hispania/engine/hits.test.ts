import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { battle } from '../../../src/books/hispania/engine/actions.ts';
import type { CombatKind, RulingId } from '../../../src/books/hispania/engine/data/ids.ts';
import { newBattle } from '../../../src/books/hispania/engine/rules/battle.ts';
import { isHit, need } from '../../../src/books/hispania/engine/rules/hits.ts';
import type { Side, Target } from '../../../src/books/hispania/engine/state/battle.ts';
import { open, play, read, told } from './set-up.ts';

const PLACE = { plain: 'segovia', mountain: 'avila' } as const;
type Terrain = keyof typeof PLACE;

/** The needed number on a die: by default the Almoravids attack Rome. */
function needs(
  side: Side,
  die: CombatKind,
  target: CombatKind,
  terrain: Terrain,
  more: {
    by?: string;
    on?: string;
    rulings?: Partial<Record<RulingId, 'b'>>;
    round?: number;
    zeal?: boolean;
    river?: boolean;
  } = {},
): number {
  const [mine, theirs] = side === 'attacker' ? ['almoravids', more.on ?? 'rome'] : [more.by ?? 'rome', 'almoravids'];
  const state = open(
    'almoravids',
    'movement',
    { toledo: 'almoravids: infantry' },
    { turn: 19, rulings: more.rulings ?? {} },
  );
  const owner = side === 'attacker' ? theirs : mine;
  const [attacking, defending] = side === 'attacker' ? [die, target] : [target, die];
  const place = PLACE[terrain];
  const there = [
    { owner: 'almoravids' as const, kind: attacking, count: 1 },
    { owner: owner as 'rome', kind: defending, count: 1 },
  ];
  const drawn = { ...state, places: { [place]: there } };
  const fought = { ...newBattle(read(drawn), 'almoravids', place), zeal: more.zeal ?? false, round: more.round ?? 1 };
  const at: Target = more.river ? `${target}~river` : target;
  return need(read(drawn), fought, side, die, at).needs;
}

/** The tables as printed (R:1222-1252, A:61-73): rows are who is hit, columns who hits, plain and mountain. */
const ATTACKER = `
  infantry infantry 7 8, cavalry 4 8, knight 5 6, elite 6 7
  elite    infantry 8 9, cavalry 5 9, knight 6 7, elite 8 9
  cavalry  infantry 7 8, cavalry 4 8, knight 5 6, elite 7 8
  knight   infantry 8 9, cavalry 5 9, knight 6 7, elite 8 9
  castle   infantry 8 9, cavalry 5 9, knight 6 7, elite 8 9`;
const DEFENDER = `
  infantry infantry 7 7, cavalry 7 7, elite 7 7, knight 5 5, castle 7 7
  elite    infantry 8 8, cavalry 8 8, elite 8 8, knight 6 6, castle 8 8
  cavalry  infantry 9 7, cavalry 9 7, elite 9 7, knight 7 7, castle 9 7
  knight   infantry 8 8, cavalry 8 8, elite 8 8, knight 6 6, castle 8 8`;

function rows(table: string): readonly (readonly [CombatKind, CombatKind, number, number])[] {
  return table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [, hit = '', rest = ''] = /^\s*(\S+)\s+(.*)$/.exec(line) ?? [];
      return rest.split(', ').map((cell) => {
        const [shooter, plain, mountain] = cell.split(' ');
        return [hit as CombatKind, shooter as CombatKind, Number(plain), Number(mountain)] as const;
      });
    });
}

describe('6.7 the tables', () => {
  it('are the printed ones for every pairing, in plain and mountains', () => {
    assert.equal(rows(ATTACKER).length + rows(DEFENDER).length, 40);
    for (const [hit, shooter, plain, mountain] of rows(ATTACKER)) {
      assert.equal(needs('attacker', shooter, hit, 'plain'), plain, `${shooter} attacks ${hit} in a plain`);
      assert.equal(needs('attacker', shooter, hit, 'mountain'), mountain, `${shooter} attacks ${hit} in mountains`);
    }
    for (const [hit, shooter, plain, mountain] of rows(DEFENDER)) {
      assert.equal(needs('defender', shooter, hit, 'plain'), plain, `${shooter} defends against ${hit} in a plain`);
      assert.equal(
        needs('defender', shooter, hit, 'mountain'),
        mountain,
        `${shooter} defends against ${hit} in mountains`,
      );
    }
  });
  it('give a defending knight 5 against cavalry in mountains by the other reading (ruling)', () => {
    const rulings = { 'knight-vs-cavalry-mountain': 'b' } as const;
    assert.equal(needs('defender', 'knight', 'cavalry', 'mountain', { rulings }), 5);
    assert.equal(needs('defender', 'knight', 'cavalry', 'plain', { rulings }), 7);
    assert.equal(needs('attacker', 'knight', 'cavalry', 'mountain', { rulings }), 6);
  });
  it('take a fort for an elite of Rome, infantry of the Hispano-Romans (R:1101-1102)', () => {
    assert.equal(needs('attacker', 'infantry', 'fort', 'plain', { on: 'rome' }), 8);
    assert.equal(needs('attacker', 'infantry', 'fort', 'plain', { on: 'hispano-romans' }), 7);
    assert.equal(needs('defender', 'fort', 'infantry', 'mountain', { by: 'rome' }), 7);
    assert.equal(needs('attacker', 'knight', 'fort', 'mountain', { on: 'hispano-romans' }), 6);
  });
});

describe('11-umayyads-berbers', () => {
  it('hit on 7 and are hit on 9, whatever the terrain, the side and the kind (R:2819, A:77)', () => {
    for (const side of ['attacker', 'defender'] as const) {
      for (const terrain of ['plain', 'mountain'] as const) {
        for (const kind of ['infantry', 'cavalry', 'knight'] as const) {
          assert.equal(needs(side, 'berber', kind, terrain), 7);
          assert.equal(needs(side, kind, 'berber', terrain), 9);
        }
      }
    }
  });
  it('are hit on 9 whatever helps, or with what helps by the other reading of berber-hits', () => {
    assert.equal(needs('defender', 'knight', 'berber', 'plain', { river: true }), 9);
    assert.equal(needs('defender', 'knight', 'berber', 'plain', { river: true, rulings: { 'berber-hits': 'b' } }), 7);
  });
});

describe('6.2b, 6.4, 9.3 what helps', () => {
  it('adds 2 for a leader, once for two, to a castle too (R:1126-1137, R:1335)', () => {
    const state = open(
      'umayyads',
      'combat',
      {
        toledo: 'umayyads: 2 infantry<cordoba, tarik, musa; visigoths: castle, infantry, roderic',
      },
      { turn: 12 },
    );
    const fought = newBattle(read(state), 'umayyads', 'toledo');
    assert.equal(need(read(state), fought, 'attacker', 'infantry', 'infantry').needs, 5);
    assert.equal(need(read(state), fought, 'defender', 'castle', 'infantry').needs, 5);
    assert.equal(need(read(state), fought, 'defender', 'infantry', 'infantry').needs, 5);
  });
  it('adds 1 for zeal to the attacker alone', () => {
    assert.equal(needs('attacker', 'infantry', 'castle', 'plain', { zeal: true }), 7);
    assert.equal(needs('defender', 'infantry', 'infantry', 'plain', { zeal: true }), 7);
  });
  it('adds 2 for the defender against who crossed a river (R:1149)', () => {
    assert.equal(needs('defender', 'infantry', 'knight', 'plain', { river: true }), 6);
  });
  it('adds up: a leader, a river, zeal and tactics (R:1136-1137, 1154, 1266-1271)', () => {
    const places = { toledo: 'umayyads: infantry<segovia, tarik<segovia; visigoths: castle, infantry, roderic' };
    const state = open('umayyads', 'combat', places, { turn: 11 });
    const fought = { ...newBattle(read(state), 'umayyads', 'toledo'), tactics: { attacker: 2, defender: 2 } };
    const castle = need(read(state), fought, 'attacker', 'infantry', 'castle');
    assert.deepEqual([castle.needs, castle.plus], [3, { leader: 2, zeal: 1, tactics: 2, river: 0 }]);
    const crossed = need(read(state), fought, 'defender', 'infantry', 'infantry~river');
    assert.deepEqual([crossed.needs, crossed.plus], [2, { leader: 2, zeal: 0, tactics: 2, river: 2 }]);
    const calm = { ...fought, tactics: { attacker: 0, defender: 0 } };
    assert.equal(need(read(state), calm, 'defender', 'infantry', 'infantry~river').needs, 3);
  });
  it('never lets a 1 hit (R:1028), nor asks for less than 2', () => {
    assert.ok(!isHit(1, 1) && isHit(2, 2) && !isHit(6, 7) && isHit(7, 7) && isHit(10, 7));
    const state = open(
      'umayyads',
      'combat',
      { segovia: 'umayyads: 2 cavalry<toledo, tarik; leon: infantry' },
      { turn: 11 },
    );
    const [rolled] = told(play(state, [battle('segovia'), 1, 1, 1]).facts, 'rolled');
    assert.deepEqual([rolled?.needs, rolled?.hits], [2, 0]);
  });
});
