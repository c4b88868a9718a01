import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/**
 * Runs a command and says at its end how long it took and how much of the processors, its children and theirs included:
 * `node scripts/measured.ts npm run test:all`. The time of processors is read where there is `/proc`; elsewhere only the time of
 * the clock is told. Ends as the command does.
 */

/** The test command shall stay below this, in minutes of one processor, on the machine it is steered by. */
const BUDGET = 15;
/** How often the processes are looked at, in milliseconds: what a process does in its last half second is missed. */
const LOOK = 500;
/** Linux counts in hundredths of a second. */
const TICKS = 100;

interface Process {
  readonly parent: number;
  /** Its number and the moment it began: numbers are given again. */
  readonly id: string;
  readonly seconds: number;
}

function processes(): ReadonlyMap<number, Process> {
  const all = new Map<number, Process>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      // The name of the program comes second, in brackets, and may hold anything.
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
/** Once seen below the command a process stays its own, though its parent may end before it does. */
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
