import { isProvince, NATIONS, type NationId } from '../../engine/data/ids.ts';
import type { About } from './beside.ts';

/** What the fragment of the page's address names: `#nation=rome`, `#province=toledo`; nothing of anything else. */
export function readAbout(fragment: string): About | undefined {
  const [, key, id = ''] = /^#(nation|province)=([a-z-]{1,40})$/.exec(fragment) ?? [];
  if (key === 'nation' && (NATIONS as readonly string[]).includes(id)) return { nation: id as NationId };
  return key === 'province' && isProvince(id) ? { province: id } : undefined;
}

/** The fragment that names it. */
export function fragmentOf(about: About | undefined): string {
  if (!about) return '';
  return 'nation' in about ? `#nation=${about.nation}` : `#province=${about.province}`;
}
