import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { Missing } from './driver.ts';

/** The path of a program: that of an environment variable, else the first existing one of these names or patterns. */
export function find(variable: string, names: readonly string[], what: string, packages: string): string {
  const named = process.env[variable];
  if (named && existsSync(named)) return named;
  const path = named ? undefined : names.flatMap(pathsOf)[0];
  if (path) return path;
  throw new Missing(
    named ? `${variable} is set to ${named}, but there is no such file.` : `${what} is not installed.`,
    `On Debian: apt-get install ${packages}. Elsewhere: say where it is, ${variable}=/path/to/it npm run browsers`,
  );
}

function pathsOf(name: string): readonly string[] {
  if (name.includes('/')) return globSync(name);
  const found = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' });
  return found.status === 0 ? [found.stdout.trim()] : [];
}
