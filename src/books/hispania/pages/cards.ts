import { half } from '../../../words/half.ts';
import type { Lang } from '../../../words/lang.ts';
import { NATIONS, type NationId, PROVINCES, type ProvinceId } from '../engine/data/ids.ts';
import { isReconstructed } from '../engine/data/provenance.ts';
import { TERMS, type TermId } from '../engine/data/terms.ts';
import { CARDS as EN } from '../words/en/cards.ts';
import { CARDS as FR } from '../words/fr/cards.ts';

import { heirs, lifespan } from './lifespan.ts';
import { names } from './names.ts';
import { marked } from './reference/marked.ts';
import { glossary } from './reference/terms.ts';
import { VALUES } from './values.ts';

/** The HTML of each card: by the `data-card` of its link, its kind, and the id at the end of its address (`n:rome`, `p:toledo`). */
export type Cards = Readonly<Record<string, string>>;

const WORDS = { en: EN, fr: FR } as const;

/** The cards of all nations, provinces and terms in a language. */
export function cards(lang: Lang): Cards {
  return Object.fromEntries([
    ...NATIONS.map((id) => [`n:${id}`, nationCard(lang, id)]),
    ...PROVINCES.map((id) => [`p:${id}`, provinceCard(lang, id)]),
    ...TERMS.map((id) => [`t:${id}`, termCard(lang, id)]),
  ]);
}

function nationCard(lang: Lang, id: NationId): string {
  const words = WORDS[lang];
  const { nations, religions } = names(lang);
  const { order, religion, onlyIn } = VALUES.nations[id];
  const { from, to } = lifespan(id);
  const after = heirs(id).map((heir) => `<span class="n">${nations[heir]}</span>`);
  // Before the arrival of Islam the religion of a nation has no effect in the game (turn 11).
  const faith = to > 10 ? [religions[religion]] : [];
  return card(`<b class="n">${nations[id]}</b>`, [
    [words.turns(from, to), ...faith],
    [words.plays(order), ...(onlyIn ? [words.scenarioE] : [])],
    after.length > 0 ? [`${words.becomes} ${after.join(', ')}`] : [],
  ]);
}

function provinceCard(lang: Lang, id: ProvinceId): string {
  const words = WORDS[lang];
  const { places, zones } = names(lang);
  const { zone, terrain, stacking, income, coast } = VALUES.provinces[id];
  const gold = isReconstructed({ table: 'income', province: id }) ? `‹${half(income)}›` : half(income);
  return card(`<b>${places[id]}</b>`, [
    [zones[zone], words.terrain[terrain]],
    [words.stacking(stacking), words.income(gold)],
    words.coast[coast] ? [words.coast[coast]] : [],
  ]);
}

function termCard(lang: Lang, id: TermId): string {
  const { term, text } = glossary(lang)[id];
  return card(`<b>${term}</b>`, [[marked(text, names(lang))]]);
}

function card(title: string, lines: readonly (readonly string[])[]): string {
  const full = lines.filter((line) => line.length > 0);
  return title + full.map((line) => `<div>${line.join(', ')}</div>`).join('');
}
