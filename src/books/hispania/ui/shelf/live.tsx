import { render } from 'preact';
import type { Lang } from '../../../../words/lang.ts';
import { GlyphDefs } from '../GlyphDefs.tsx';
import { GLYPHS, type GlyphName } from '../glyphs.ts';
import { Duel } from './Duel.tsx';
import type { Deed } from './duel.ts';

/**
 * Puts the battle that is fought in the place of the one that stands on the page, and does what was pressed. The glyphs that no figure of the
 * page has brought come along.
 */
export async function play(root: HTMLElement, lang: Lang, first: Deed): Promise<void> {
  const [{ SHELF }, { NAMES }] =
    lang === 'fr'
      ? await Promise.all([import('../../words/fr/shelf.ts'), import('../../words/fr/names.ts')])
      : await Promise.all([import('../../words/en/shelf.ts'), import('../../words/en/names.ts')]);
  const missing = (Object.keys(GLYPHS) as GlyphName[]).filter((name) => !document.getElementById(`g-${name}`));
  const glyphs = document.createElement('div');
  render(<GlyphDefs names={missing} />, glyphs);
  document.body.append(...glyphs.childNodes);
  const { rule = '', page = '' } = root.dataset;
  root.replaceChildren();
  render(<Duel words={SHELF.battle} names={NAMES} rule={rule} page={page} first={first} seed={seed} />, root);
}

const seed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;
