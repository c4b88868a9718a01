import { Wrong } from '../command-line.ts';
import { LineFile } from '../line-file.ts';
import { partOf } from '../shards.ts';
import type { Match, Result } from './match.ts';
import type { Asked } from './options.ts';
import { keyOf, lineOf, readResults } from './results.ts';
import { fixturesOf, SEATINGS } from './seatings.ts';

/**
 * Plays the missing games of a tournament and appends each finished game to the file at once, so that the next run
 * continues from there. Returns the requested results, seed by seed. `say` receives the content of the file and the
 * progress. Throws a `Wrong` if the current computers play differently from those of the file.
 */
export function playTournament(asked: Asked, match: Match, say: (line: string) => void): readonly Result[] {
  const { settings, games, shard, file } = asked;
  const fixtures = partOf(fixturesOf(games), shard);
  const lines = new LineFile(file);
  const { known, others, damaged } = readResults(lines.text, settings);
  if (others > 0) say(`${file}: ${others} results of other settings or another engine stay there and do not count.`);
  if (damaged.length > 0) say(`${file}: not to be read and left out: line ${damaged.join(', ')}.`);
  const results = fixtures.map((fixture) => known.get(keyOf(fixture)));
  const missing = results.filter((result) => !result).length;
  if (known.size > 0) {
    say(
      `${file}: ${fixtures.length - missing} of ${fixtures.length} seatings stand there; one is played again to compare.`,
    );
    checkPlayers(asked, match, [...known.values()].at(-1));
  }
  const begun = performance.now();
  let played = 0;
  return fixtures.map((fixture, i) => {
    const result = results[i] ?? append(fixture);
    if (played > 0 && (i + 1) % SEATINGS.length === 0) {
      const each = (performance.now() - begun) / 1000 / played;
      say(`${i + 1} of ${fixtures.length} seatings, ${each.toFixed(1)} s each`);
    }
    return result;
  });

  function append(fixture: (typeof fixtures)[number]): Result {
    const result = match(settings, fixture);
    lines.append(lineOf(settings, result));
    played++;
    return result;
  }
}

/** Changed computers have no new version number, so their results must not be mixed with older ones. */
function checkPlayers({ settings, file }: Asked, match: Match, result: Result | undefined): void {
  if (!result || match(settings, result).hash === result.hash) return;
  throw new Wrong(
    `${file}: seating ${result.seating} of game ${result.game} comes out otherwise than it stands there: the rules or the computers ` +
      'have changed since. Remove the file, or name another with --file.',
  );
}
