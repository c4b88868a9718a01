import { MOMENTS } from '../../src/books/hispania/engine/data/moments/of.ts';
import { PUBLISHED } from '../../src/books/hispania/engine/data/sets.ts';
import { hispania } from '../../src/books/hispania/engine/game.ts';
import type { State } from '../../src/books/hispania/engine/state.ts';
import { SCENES } from '../../src/books/hispania/scenes/index.ts';
import { comparisonOf } from '../../src/books/hispania/ui/odds-page/comparison.ts';
import { linkOf as oddsLink } from '../../src/books/hispania/ui/odds-page/link.ts';
import { PRESET_IDS, PRESETS } from '../../src/books/hispania/ui/odds-page/presets.ts';
import type { Json } from '../../src/kernel/contract.ts';
import { encode } from '../../src/kernel/links.ts';
import { linkOf as sceneLink } from '../../src/ui/scene/link.ts';
import { nextOfLine, open, type Session } from '../../src/ui/scene/session.ts';
import { readFile } from '../../src/ui/table/keeper-file.ts';
import { sharedOf } from '../../src/ui/table/seating.ts';
import { type FiledGame, sittingsAt } from './games.ts';

/** Links of each kind, as their fragments. */
export interface Links {
  /** By scene: its position in the middle of its line, and at the end. */
  readonly scenes: readonly { readonly scene: string; readonly fragment: string }[];
  /** Positions at the table (`#position=`), and whole games (`#save=`). */
  readonly positions: readonly string[];
  readonly games: readonly string[];
  /** Comparisons of battles. */
  readonly odds: readonly string[];
}

/** A link of each kind that a page produces. */
export async function links(games: readonly FiledGame[]): Promise<Links> {
  const scenes: { scene: string; fragment: string }[] = [];
  for (const scene of SCENES) {
    const opened = open(hispania, scene);
    if (!opened.session) throw new Error(scene.id);
    let session: Session<State> = opened.session;
    const middle = Math.ceil(scene.line.length / 2);
    for (let i = 1; i <= scene.line.length; i++) {
      session = nextOfLine(hispania, session);
      if (i === middle || i === scene.line.length)
        scenes.push({ scene: scene.id, fragment: await sceneLink(hispania, session) });
    }
  }
  const states = games.map(({ file }) => readFile(file, hispania).filed?.save.snapshot.state as State);
  const positions = await Promise.all(
    states.map(
      async (state) => `#position=${await encode(sharedOf(state, sittingsAt(state), hispania) as unknown as Json)}`,
    ),
  );
  const moments = Object.values(MOMENTS[PUBLISHED]?.nations ?? {}).map(({ packed }) => `#position=${packed}`);
  const whole = await Promise.all(games.map(async ({ file }) => `#save=${await encode(JSON.parse(file) as Json)}`));
  const odds = await Promise.all(
    PRESET_IDS.map(async (id) => {
      const all = comparisonOf(PRESETS[id].map((one) => ({ name: '', ...one })));
      if (!all) throw new Error(id);
      return oddsLink(all);
    }),
  );
  // The site shares longer ones as a file.
  return { scenes, positions: [...positions, ...moments], games: whole.filter(({ length }) => length < 16_000), odds };
}
