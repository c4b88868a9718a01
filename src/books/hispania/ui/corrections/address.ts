import { isProvince, NATIONS, type NationId } from '../../engine/data/ids.ts';
import type { About } from './beside.ts';

/** The subject in the fragment of the page's address: `#nation=rome`, `#province=toledo`; undefined for any other fragment. */
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
