import 'fake-indexeddb/auto';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { openDB } from 'idb';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import type { State } from '../../../src/books/hispania/engine/state.ts';
import type { SceneId } from '../../../src/books/hispania/scenes/ids.ts';
import { loadScene } from '../../../src/books/hispania/scenes/load.ts';
import { readLink } from '../../../src/books/hispania/ui/odds-page/link.ts';
import { pick } from '../../../src/kernel/counting.ts';
import { roller } from '../../../src/kernel/dice.ts';
import { decode } from '../../../src/kernel/links.ts';
import { type Broken, replaySave, type Save } from '../../../src/kernel/saves.ts';
import { openLink } from '../../../src/ui/scene/link.ts';
import { type Loaded, type Outcome, openKeeper } from '../../../src/ui/table/keeper.ts';
import { readFile } from '../../../src/ui/table/keeper-file.ts';
import { type Schema, STORES } from '../../../src/ui/table/keeper-schema.ts';
import { readShared } from '../../../src/ui/table/seating.ts';
import { CHANGES, CORPORA } from './corpus.ts';

/** Files, records and links of older releases open: games replay to the same hashes, or stop at a change of rules in the CHANGELOG. */

const CHANGELOG = readFileSync(new URL('../../../CHANGELOG.md', import.meta.url), 'utf8').replace(/\s+/g, ' ');

/**
 * Asserts that a broken replay is explained by a change of rules in the CHANGELOG, and that its snapshot can be played on. A refusal
 * concerns one answer; a wrong hash concerns one of the answers before it.
 */
function explained({ code, at, rule, snapshot }: Broken<State>, { entries, hashes }: Save): void {
  const next = code === 'refused' ? at + 1 : (hashes.find((hash) => hash.at > at)?.at ?? entries.length);
  const answers = entries.slice(at, next).map(({ action }) => action);
  const change = CHANGES.find((one) => one.rule === rule && answers.some(one.touches));
  assert.ok(change, `replays differently by ${rule} (${code} at ${at}), which no change of rules explains`);
  assert.ok(CHANGELOG.includes(change.entry), `the CHANGELOG does not say: ${change.entry}`);
  assert.equal(snapshot.faults, undefined, 'its snapshot is no position');
  if (snapshot.state) playsOn(snapshot.state);
}

/** Asserts that the question can be answered, unless the game is over. */
function playsOn(state: State): void {
  const decision = hispania.decision(state);
  const choice = decision?.choices[0];
  assert.equal(choice === undefined, decision === undefined, 'a dead end');
  if (choice) assert.equal(hispania.apply(state, pick(choice, roller(1))).refusal, undefined);
}

function replays(save: Save | undefined): void {
  assert.ok(save);
  const { journal, broken } = replaySave(hispania, save);
  if (broken) explained(broken, save);
  else assert.equal(journal.at, save.at);
}

async function fileIn(fragment: string): Promise<string> {
  const { value, fault } = await decode(fragment.slice(fragment.indexOf('=') + 1));
  assert.equal(fault, undefined);
  return JSON.stringify(value);
}

describe('the corpora', () => {
  it('are there', () => assert.ok(CORPORA.some(({ version }) => version === '0.6.0')));
});

for (const { version, games, records, links } of CORPORA) {
  describe(`what readers of ${version} hold`, () => {
    for (const { name, file } of games) {
      it(`the file of a game: ${name}`, () => {
        const { filed, faults } = readFile(file, hispania);
        assert.equal(faults, undefined);
        replays(filed?.save);
      });
    }

    it('what the storage of a device keeps', async () => {
      const database = `corpus-${version}.hispania`;
      const before = `corpus-${version}`;
      const db = await openDB<Schema>(before, records.version, {
        upgrade: (fresh) => {
          for (const store of STORES) fresh.createObjectStore(store);
        },
      });
      for (const store of STORES)
        for (const [key, value] of records.stores[store]) await db.put(store, value, key as never);
      db.close();
      const { keeper, trouble } = await openKeeper(hispania, { database, before, storage: undefined });
      assert.equal(trouble, undefined);
      if (!keeper) return;
      const list = await keeper.list();
      assert.equal(list.games?.length, records.stores.games.length);
      for (const game of list.games ?? []) {
        const loaded: Outcome<Loaded> = await keeper.load(game.id);
        assert.equal(loaded.trouble, undefined, `${game.id}: ${JSON.stringify(loaded.trouble)}`);
        replays(loaded.save);
      }
      keeper.close();
    });

    it('links to positions of scenes', async () => {
      for (const { scene, fragment } of links.scenes) {
        const { session, faults, broken } = await openLink(hispania, await loadScene(scene as SceneId), fragment);
        assert.equal(faults, undefined, `${scene}: ${JSON.stringify(faults)}`);
        assert.ok(session);
        assert.equal(broken, undefined, scene);
      }
    });

    it('links to positions and games at the table', async () => {
      for (const fragment of links.positions) {
        const { shared } = readShared(JSON.parse(await fileIn(fragment)), hispania);
        const { state, faults } = hispania.position(shared?.position);
        assert.equal(faults, undefined, JSON.stringify(faults));
        if (state) playsOn(state);
      }
      // Each holds one of the files above, which have been played again.
      const files = new Set(games.map(({ file }) => file));
      for (const fragment of links.games) assert.ok(files.has(await fileIn(fragment)));
    });

    it('links to comparisons of battles', async () => {
      for (const fragment of links.odds) assert.deepEqual((await readLink(fragment)).faults, []);
    });
  });
}
