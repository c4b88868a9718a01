import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/**
 * Runs a command and reports its duration and processor time, including all its descendants: `node scripts/measured.ts
 * npm run test:all`. Processor time needs `/proc`; without it only the duration is reported. The exit code is that of
 * the command.
 */

/** The limit of the test command in processor minutes, on the reference machine. */
const BUDGET = 15;
/** The sampling interval in milliseconds; the work of a process after its last sample is missed. */
const LOOK = 500;
/** Linux counts in hundredths of a second. */
const TICKS = 100;

interface Process {
  readonly parent: number;
  /** Its id and start time, because ids are reused. */
  readonly id: string;
  readonly seconds: number;
}

function processes(): ReadonlyMap<number, Process> {
  const all = new Map<number, Process>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      // The name of the program is second, in brackets, and may contain any character.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const [parent, user, system, begun] = [1, 11, 12, 19].map((at) => Number(fields[at]));
      all.set(Number(name), {
        parent: parent ?? 0,
        id: `${name} ${begun}`,
        seconds: ((user ?? 0) + (system ?? 0)) / TICKS,
      });
    } catch {
      // It ended meanwhile.
    }
  }
  return all;
}

const [command = '', ...args] = process.argv.slice(2);
const begun = performance.now();
const child = spawn(command, args, { stdio: 'inherit' });
const used = new Map<string, number>();
/** A process that was once seen below the command still counts after its parent has ended. */
const own = new Set<string>();

function look(): void {
  const all = processes();
  const isOwn = (pid: number): boolean => {
    const one = all.get(pid);
    if (!one) return false;
    if (pid === child.pid || own.has(one.id) || isOwn(one.parent)) own.add(one.id);
    return own.has(one.id);
  };
  for (const [pid, { id, seconds }] of all) if (isOwn(pid)) used.set(id, seconds);
}

const watched = process.platform === 'linux' ? setInterval(look, LOOK) : undefined;
child.on('error', (error) => {
  console.error(`${command} cannot be run: ${error.message}`);
  process.exitCode = 1;
});
child.on('exit', (code, signal) => {
  clearInterval(watched);
  const minutes = (seconds: number): string => (seconds / 60).toFixed(1);
  const sum = [...used.values()].reduce((all, one) => all + one, 0);
  const processor = watched ? `${minutes(sum)} CPU-minutes of ${BUDGET}, ` : '';
  console.log(`all of it: ${processor}${minutes((performance.now() - begun) / 1000)} minutes by the clock`);
  process.exitCode = code ?? (signal ? 1 : 0);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
