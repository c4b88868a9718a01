import { existsSync, readFileSync } from 'node:fs';
import { ledTo } from '../../src/site/build/stub.ts';
import { BASE, DIST } from './dist.ts';

/** The address at which a page is read: its own, or that of the page to which its stub leads. */
export function readAt(address: string): string {
  const file = `${DIST}${address}index.html`;
  const to = existsSync(file) ? ledTo(readFileSync(file, 'utf8')) : undefined;
  return to?.slice(BASE.length) ?? address;
}
