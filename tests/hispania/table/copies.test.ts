import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { HispaniaFact } from '../../../src/books/hispania/engine/facts.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import type { Options } from '../../../src/books/hispania/engine/setup.ts';
import type { State } from '../../../src/books/hispania/engine/state.ts';
import type { OfHispania } from '../../../src/books/hispania/ui/kinds.ts';
import { answer, tempered } from '../../../src/kernel/check/player.ts';
import { copyAt, onOtherDice, sameBeginning } from '../../../src/kernel/copy.ts';
import { randomInt, roll, roller, seeded } from '../../../src/kernel/dice.ts';
import { same } from '../../../src/kernel/hash.ts';
import { begin, branch, type Journal, now, play, stateAt } from '../../../src/kernel/journal.ts';
import { decode } from '../../../src/kernel/links.ts';
import { withDiceOf } from '../../../src/kernel/root.ts';
import { parseSave } from '../../../src/kernel/save-format.ts';
import { replaySave, toSave } from '../../../src/kernel/saves.ts';
import type { Device } from '../../../src/ui/table/device.ts';
import { fileOf } from '../../../src/ui/table/keeper-file.ts';
import { beginRoom, openRoom, openSave } from '../../../src/ui/table/open-room.ts';
import type { Room } from '../../../src/ui/table/room.ts';
import { readShared } from '../../../src/ui/table/seating.ts';
import { fileOfRoom, positionLink } from '../../../src/ui/table/sharing.ts';
import { isPerson, type Sitting } from '../../../src/ui/table/sitting.ts';
import { act, tiny } from '../../kernel/tiny.ts';
import { newGame, playAll } from '../../kernel/tiny-journal.ts';
import { address, browser, ends, laidDesk, roomOn } from './room-desk.ts';

/** Second games out of those that several persons play: whatever way one is made, its dice and secrets are its own, and it says so. */

const SEED = 1994;
type Game = Journal<State, HispaniaFact>;

const four = ['1', '2', '3', '4'];
const PERSONS = four.map((seat): Sitting => ({ seat, name: `Player ${seat}`, is: 'person' }));
const ALONE = PERSONS.map((sitting): Sitting => (sitting.seat === '1' ? sitting : { ...sitting, is: 'computer' }));
const OPTIONS: Options = { scenario: 'B', mode: 'advanced', options: ['tokens', 'sealed-bids'], seats: four };

/** A game of a number of random answers, with written bids and hidden tokens. */
function randomGame(seed: number, answers: number): Game {
  const dice = roller(seed);
  const player = tempered(dice);
  const begun = begin(hispania, { is: 'game', options: OPTIONS, seed });
  assert.ok(begun.journal);
  let journal: Game = begun.journal;
  for (let i = 0; i < answers; i++) {
    const decision = hispania.decision(now(journal));
    if (!decision) break;
    const played = play(hispania, journal, answer(player, decision, dice));
    assert.ok(played.journal, JSON.stringify(played.refusal));
    journal = played.journal;
  }
  return journal;
}

/** The next twenty dice of a game, as its next answer finds them. */
function falls({ root, at, ...journal }: Game): readonly number[] {
  const state = withDiceOf(hispania, root, at, now({ root, at, ...journal }));
  return roll(hispania.dice.of(state), 20, 10).results;
}

/** A game that begins with a position. */
function positioned(position: unknown): Game {
  const { journal, faults } = begin<State, HispaniaFact>(hispania, { is: 'position', position });
  assert.ok(journal, JSON.stringify(faults));
  return journal;
}

/** A state without its dice. */
const without = (state: State): State => hispania.dice.with(state, hispania.dice.of(GAMES[0]?.start as State));

const GAMES = Array.from({ length: 6 }, (_, i) => randomGame(SEED + i, 40 + 60 * i));

describe(`copies of random games between persons (seed ${SEED})`, () => {
  it('say that they are copies, show what all may see of the game, and roll other dice', () => {
    const dice = roller(SEED);
    let dealt = 0;
    for (const journal of GAMES) {
      for (let i = 0; i < 6; i++) {
        const n = randomInt(dice, 0, journal.entries.length);
        const one = copyAt(hispania, journal, n, randomInt(dice, 1, 1e9));
        const [copied, original] = [now(one), stateAt(journal, n)];
        assert.equal(one.root.copy, true);
        assert.deepEqual(hispania.describe(copied, ''), hispania.describe(original, ''), `after ${n} answers`);
        assert.notDeepEqual(falls(one), falls(branch(journal, n)), `after ${n} answers`);
        assert.deepEqual(hispania.decision(copied)?.by, hispania.decision(original)?.by);
        for (const { facts } of one.entries) assert.ok(facts.every(({ only }) => only === undefined));
        if (!same(without(copied), without(original))) dealt++;
      }
    }
    assert.ok(dealt > 10, `what is hidden was dealt anew only ${dealt} times`);
  });

  it('tell nothing of what is hidden: games that differ in nothing else have the same copies', () => {
    let compared = 0;
    for (const journal of GAMES) {
      const state = now(journal);
      if (!hispania.decision(state)) continue;
      const other = positioned(hispania.imagine(state, '', 77));
      const own = positioned(state);
      if (same(without(now(own)), without(now(other)))) continue;
      compared++;
      assert.deepEqual(now(copyAt(hispania, own, 0, 5)), now(copyAt(hispania, other, 0, 5)));
    }
    assert.ok(compared > 2, `only ${compared} games hid anything`);
  });

  it('are saved, read and replayed like any game, and go on to the same hash', () => {
    for (const [i, journal] of GAMES.entries()) {
      for (const made of [
        copyAt(hispania, journal, journal.at, 11 + i),
        onOtherDice(hispania, branch(journal, 30), 12 + i),
      ]) {
        let one: Game = made;
        const dice = roller(i);
        const player = tempered(dice);
        for (let n = 0; n < 30; n++) {
          const decision = hispania.decision(now(one));
          const played = decision && play(hispania, one, answer(player, decision, dice));
          if (!played) break;
          assert.ok(played.journal, JSON.stringify(played.refusal));
          one = played.journal;
        }
        const { save, faults } = parseSave(JSON.stringify(toSave(hispania, one)), hispania);
        assert.ok(save, JSON.stringify(faults));
        const { journal: replayed, broken } = replaySave(hispania, save);
        assert.ok(replayed, JSON.stringify(broken));
        assert.deepEqual(now(replayed), now(one));
        assert.deepEqual(replayed.root, one.root);
      }
    }
  });
});

describe('a small game', () => {
  it('is copied with its answers where they tell nothing, and each time with other dice', () => {
    // The hidden part of the tiny game is never the same twice: a copy is a position.
    const journal = playAll(newGame(), act.bid(3), act.roll);
    const dice = [1, 2, 3].map((seed) => now(copyAt(tiny, journal, journal.at, seed)).dice.generator);
    assert.equal(new Set(dice.map(String)).size, 3);
    const open = {
      ...tiny,
      imagine: (state: typeof journal.start, _: string, seed: number) => ({ ...state, dice: seeded(seed) }),
    };
    const kept = copyAt(open, journal, 1, 9);
    assert.equal(kept.entries.length, 1);
    assert.deepEqual(kept.root.seeds, [{ at: 1, seed: 9 }]);
    assert.ok(sameBeginning(kept.root, journal.root));
  });

  it('that is over stays what it is', () => {
    const journal = newGame();
    const over = { ...tiny, decision: () => undefined };
    assert.deepEqual(now(copyAt(over, journal, 0, 9)), now(journal));
  });
});

describe('whatever makes a second game', () => {
  const [journal] = GAMES as [Game, ...Game[]];
  const save = toSave(hispania, journal);
  const about = (sittings: readonly Sitting[]) => ({ name: 'Sunday', sittings, settings: null, summary: null, save });
  const how = { name: 'file', summarise: () => null, copyOf: (name: string) => `${name} (copy)` };
  const text = (sittings: readonly Sitting[]): string => fileOf({ name: 'Sunday', sittings, settings: null, save });

  /** The position of a game in the list, opened as it stands. */
  const standing = async (device: Device<OfHispania>, id: string): Promise<Game> => {
    const { room, wrong } = await openRoom(device, id, () => {});
    assert.ok(room, JSON.stringify(wrong));
    ends.push(() => room.leave());
    return room.store.$shown.get().journal;
  };

  for (const [who, sittings, own] of [
    ['several persons', PERSONS, true],
    ['one person', ALONE, false],
  ] as const) {
    it(`of ${who}: a duplicate, a file, a branch and links ${own ? 'roll other dice' : 'keep the dice'}`, async () => {
      const device = await browser().device();
      const { record } = await device.keeper.create(about(sittings));
      assert.ok(record);
      const original = falls(journal);
      const rolls: Record<string, readonly number[]> = {};
      const copies: Record<string, unknown> = {};

      const duplicate = (await device.keeper.duplicate(record.id, 'Second')).record;
      assert.ok(duplicate);
      rolls['duplicate'] = falls(await standing(device, duplicate.id));
      copies['duplicate'] = duplicate.copy;
      const again = (await device.keeper.importText(text(sittings), how)).record;
      assert.ok(again);
      rolls['file'] = falls(await standing(device, again.id));
      copies['file'] = again.copy;
      assert.equal(again.name, own ? 'Sunday (copy)' : 'Sunday');

      const desk = await laidDesk(device);
      desk.begin({ root: journal.root, sittings, name: 'Sunday', keep: true });
      address(`#game=${record.id}`);
      await desk.follow();
      const room = roomOn(desk);
      assert.ok(room);
      const link = await positionLink(room, room.store.$shown.get() as never);
      const n = journal.at;
      desk.branch(room, n);
      const branched = roomOn(desk) as Room<OfHispania>;
      assert.notEqual(branched.id, room.id);
      rolls['branch'] = falls(branched.store.$shown.get().journal);
      copies['branch'] = branched.store.$shown.get().journal.root.copy;

      const opened = await openSave(device, save, { sittings, name: 'link' });
      assert.ok(opened.room);
      ends.push(() => opened.room?.leave());
      rolls['link of a game'] = falls(opened.room.store.$shown.get().journal);

      const decoded = await decode(new URL(link).hash.replace('#position=', ''));
      assert.ok(decoded.value, JSON.stringify(decoded));
      const { shared } = readShared(decoded.value, hispania);
      assert.ok(shared);
      rolls['link of a position'] = falls(positioned(shared.position));

      for (const [way, fallen] of Object.entries(rolls)) {
        assert[own ? 'notDeepEqual' : 'deepEqual'](fallen, original, way);
      }
      for (const [way, copy] of Object.entries(copies)) assert.equal(copy, own ? true : undefined, way);
      const seen = Object.values(rolls).map(String);
      if (own) assert.equal(new Set(seen).size, seen.length, 'no two of them are alike');
    });
  }

  it('a file of a game that is not here is the game itself, with other dice from now on', async () => {
    const device = await browser().device();
    const { record } = await device.keeper.importText(text(PERSONS), how);
    assert.ok(record);
    assert.equal(record.name, 'Sunday');
    assert.equal(record.copy, undefined);
    assert.equal(record.count, journal.entries.length);
    const stood = await standing(device, record.id);
    assert.deepEqual(without(now(stood)), without(now(journal)));
    assert.notDeepEqual(falls(stood), falls(journal));
  });

  it('a file that cannot be played again comes in as it is, and says why when it is opened', async () => {
    const device = await browser().device();
    const [first, ...others] = save.entries;
    assert.ok(first);
    const broken = { ...save, entries: [{ ...first, action: { ...first.action, kind: 'unheard' } }, ...others] };
    for (const name of ['Sunday', 'Sunday (copy)']) {
      const { record } = await device.keeper.importText(
        fileOf({ name: 'Sunday', sittings: PERSONS, settings: null, save: broken }),
        how,
      );
      assert.equal(record?.name, name);
      assert.equal(record.count, save.entries.length);
      const { wrong } = await openRoom(device, record.id, () => {});
      assert.equal(wrong?.broken?.code, 'refused');
      const { room } = wrong?.snapshot?.() ?? {};
      ends.push(() => room?.leave());
      assert.ok(room);
      assert.notDeepEqual(falls(room.store.$shown.get().journal), falls(journal));
    }
  });

  it('whoever sits alone at a game that several have played is still not alone', async () => {
    const device = await browser().device();
    const { room } = beginRoom(device, { root: journal.root, sittings: PERSONS, name: 'Sunday', keep: true });
    assert.ok(room);
    ends.push(() => room.leave());
    for (const { seat } of PERSONS.slice(1)) room.store.sitDown({ seat, name: 'Computer', is: 'computer' });
    assert.equal(
      room.store.$shown.get().sittings.filter(({ seat }) => isPerson(room.store.$shown.get().sittings, seat)).length,
      1,
    );
    assert.equal(room.isShared(), true);
    await room.saver.settled();
    const { record } = await device.keeper.load(room.id);
    assert.equal(record?.shared, true);
    // The file of it still knows, the one out of the list and the one out of the menu.
    const { text: listed = '' } = await device.keeper.exportText(room.id);
    for (const file of [listed, fileOfRoom(room, room.store.$shown.get() as never)]) {
      const again = (await device.keeper.importText(file, how)).record;
      assert.equal(again?.shared, true);
      assert.equal(again.copy, true);
    }
    // A game of one person from the start does not mention others.
    assert.doesNotMatch(text(ALONE), /shared/);
  });
});
