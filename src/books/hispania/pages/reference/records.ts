import { wordsOf } from '../../../../site/search/text.ts';
import { address, LANGS, type Lang } from '../../../../words/lang.ts';
import type { Rich } from '../../../../words/rich.ts';
import { type NationId, TOKENS } from '../../engine/data/ids.ts';
import { TERM_TABLE, TERMS } from '../../engine/data/terms.ts';
import { nationIn } from '../../words/marks.ts';
import { type HispaniaRecord, ownSearchWords } from '../search/of-hispania.ts';
import { phasesOf } from '../search/phases.ts';
import { turnsIn } from '../search/turns.ts';
import { dataWords, plain } from '../sheets/words.ts';
import { referenceNames } from './pages.ts';
import { glossary, termPath } from './terms.ts';
import { referenceWords } from './words.ts';

/** Addresses of event tokens, without language. */
export const tokenPath = (id: string): string => `/hispania/tokens/#${id}`;

/** The terms of the glossary, each also under its name in the other language. */
export function terms({ lang }: { readonly lang: Lang }): readonly HispaniaRecord[] {
  const { names } = dataWords(lang);
  return TERMS.map((id) => {
    const { term, text, also = [], forms = [] } = glossary(lang)[id];
    const { french, rule } = TERM_TABLE[id];
    const other = lang === 'en' ? french : glossary('en')[id].term;
    const said = plain(text, names);
    return {
      id,
      kind: 'term' as const,
      lang,
      title: term,
      path: referenceNames(lang).glossary,
      address: address(lang, termPath(id)),
      text: said,
      nations: nationsIn(text),
      phases: rule ? phasesOf([rule]) : [],
      turns: turnsIn(said),
      aliases: differing([...(other ? [other] : []), ...also, ...forms]),
    };
  });
}

/** The first of those names that the search treats as equal, such as `port` and `ports`. */
function differing(names: readonly string[]): string[] {
  const read = names.map((name) =>
    wordsOf(name)
      .map(({ stem }) => stem)
      .join(' '),
  );
  return names.filter((_, n) => read.indexOf(read[n] ?? '') === n);
}

/** Things that the game does not have: found like a term, under their names in other games. */
export function without({ lang }: { readonly lang: Lang }): readonly HispaniaRecord[] {
  const { names } = dataWords(lang);
  return referenceWords(lang).without.map(({ id, title, text, rules, asked }) => ({
    id,
    kind: 'term' as const,
    lang,
    title,
    path: referenceNames(lang).often,
    address: address(lang, `/hispania/often-missed/#${id}`),
    text: plain(text, names),
    nations: [],
    phases: phasesOf(rules),
    aliases: asked.split(', '),
  }));
}

/** The event tokens. */
export function tokens({ lang }: { readonly lang: Lang }): readonly HispaniaRecord[] {
  const { names } = dataWords(lang);
  const { tokens: told } = referenceWords(lang).tokens;
  return TOKENS.map((id) => {
    const { who, when, what } = told[id];
    return {
      id,
      kind: 'token' as const,
      lang,
      title: names.tokens[id],
      path: referenceNames(lang).tokens,
      address: address(lang, tokenPath(id)),
      text: `${ownSearchWords(lang).playedBy(who, when)} ${plain(what, names)}`,
      nations: [],
      phases: phasesOf([`10.3-${id}`]),
      turns: [],
      aliases: [...new Set(LANGS.map((other) => dataWords(other).names.tokens[id]))].filter(
        (name) => name !== names.tokens[id],
      ),
    };
  });
}

/** The nations that a sentence names. */
function nationsIn(sentence: Rich): readonly NationId[] {
  const named = sentence.map(nationIn).filter((nation) => nation !== undefined && nation !== 'neutral');
  return [...new Set(named)];
}
