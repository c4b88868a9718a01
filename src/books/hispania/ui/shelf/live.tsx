import { render } from 'preact';
import { furnish } from '../../../../ui/furnish.tsx';
import type { Lang } from '../../../../words/lang.ts';
import { commonWordsOf } from '../../words/common.ts';
import { shelfWordsOf } from '../../words/shelf.ts';
import { GLYPHS } from '../glyphs.ts';
import { Duel } from './Duel.tsx';
import type { Deed } from './duel.ts';

/**
 * Puts the live battle in the place of the one on the page, and performs the pressed action. It adds the glyphs that no figure of the page
 * has brought.
 */
export async function play(root: HTMLElement, lang: Lang, first: Deed): Promise<void> {
  const [words, { names }] = await Promise.all([shelfWordsOf(lang), commonWordsOf(lang)]);
  furnish('', GLYPHS);
  const { rule = '', page = '' } = root.dataset;
  root.replaceChildren();
  render(<Duel words={words.battle} names={names} rule={rule} page={page} first={first} seed={seed} />, root);
}

const seed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;
