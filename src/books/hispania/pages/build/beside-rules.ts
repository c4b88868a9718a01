import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Element, ElementContent, Parents } from 'hast';
import type { HastPluginDefinition } from 'satteri';
import { ruleAnchor } from '../../../../site/build/rule-anchors.ts';
import { fragmentOf } from '../../../../ui/lesson/facets.ts';
import { LANGS, type Lang } from '../../../../words/lang.ts';
import type { RuleId } from '../../engine/data/ids.ts';
import { chapterOf, pageOfRule, printedNumber } from '../../engine/data/rule-ids.ts';
import { LESSONS } from '../../lessons/index.ts';
import { PUZZLES } from '../../puzzles/puzzles.generated.ts';
import { SCENES } from '../../scenes/index.ts';
import type { PromptWords } from '../../words/en/decisions.ts';
import { PROMPTS as EN_PROMPTS } from '../../words/en/prompts.ts';
import { PROMPTS as FR_PROMPTS } from '../../words/fr/prompts.ts';
import { type Beside, besideOf } from '../beside/beside.ts';
import { type Sources, sectionsOf, startOf } from '../beside/links.ts';
import { lessonsTold, puzzleWords } from '../learn/words.ts';
import { names } from '../names.ts';
import { ruleTitles } from '../rule-words.ts';
import { scenesTold } from '../scene-words.ts';
import { bookWords } from '../site-words.ts';

/** The folder of the long texts; the languages have the same links. */
const CONTENT = new URL('../../../../../content/en/hispania/', import.meta.url);
/** A page of long text, in any language. */
const PAGE = /\/content\/(\w+)\/hispania\/(.+)$/;

/**
 * Ends the section of each rule with a line of links: lessons, examples, rules, nations and tokens that refer to it, and the questions
 * that the game asks by it.
 */
export function besideRules(): HastPluginDefinition {
  const sections = sectionsOf(sources());
  return {
    name: 'beside-rules',
    before(root, ctx) {
      const [, named, path = ''] = PAGE.exec(ctx.fileURL?.pathname ?? '') ?? [];
      const lang = LANGS.find((one) => one === named);
      let rule = startOf(path);
      if (!lang || !rule) return;
      const line = (of: RuleId) => lineOf(of, besideOf(of, sections, SCENES, LESSONS), lang);
      const parent = path.startsWith('rules/') ? root : slotted(root, 'rules');
      if (!parent) return;
      for (const node of parent.children) {
        const next = ruleOf(node);
        if (!next) continue;
        const closing = line(rule);
        if (closing) ctx.insertBefore(node, closing);
        rule = next;
      }
      const closing = line(rule);
      if (closing) ctx.appendChild(parent, closing);
    },
  };
}

/** The sources of all chapters and sheets. */
function sources(): Sources {
  const found: [path: string, text: string][] = [];
  for (const folder of ['rules', 'nations']) {
    const at = new URL(`${folder}/`, CONTENT);
    for (const name of readdirSync(fileURLToPath(at))
      .filter((one) => one.endsWith('.mdx'))
      .sort())
      found.push([`${folder}/${name}`, readFileSync(new URL(name, at), 'utf8')]);
  }
  return Object.fromEntries(found);
}

/** The rule of a heading, once it has its anchor (`ruleAnchors`). */
function ruleOf(node: Readonly<Parents['children'][number]>): RuleId | undefined {
  if (node.type !== 'element' || !/^h[2-4]$/.test(node.tagName)) return undefined;
  return /^r(\d.*)$/.exec(String(node.properties['id'] ?? ''))?.[1] as RuleId | undefined;
}

/** The part of a page that fills a slot. */
function slotted(parent: Readonly<Parents>, slot: string): Readonly<Parents> | undefined {
  for (const node of parent.children) {
    if (!('children' in node)) continue;
    const fills =
      node.type === 'mdxJsxFlowElement' &&
      node.attributes.some((one) => 'name' in one && one.name === 'slot' && one.value === slot);
    const found = fills ? node : slotted(node, slot);
    if (found) return found;
  }
  return undefined;
}

const PROMPTS: Readonly<Record<Lang, PromptWords>> = { en: EN_PROMPTS, fr: FR_PROMPTS };
const text = (value: string): ElementContent => ({ type: 'text', value });
const element = (tagName: string, properties: Element['properties'], ...children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});
/** Pages with rules and sheets are at the same depth below `/hispania/`, in every language. */
const link = (to: string, properties: Element['properties'], words: string) =>
  element('a', { ...properties, href: `../../${to}` }, text(words));

const placeOfRule = (id: RuleId): string => `${pageOfRule(id)}#${ruleAnchor(id)}`;

/** The line; undefined if it would be empty. */
function lineOf(
  rule: RuleId,
  { lessons, scenes, rules, nations, tokens, asked }: Beside,
  lang: Lang,
): Element | undefined {
  const { beside: words } = bookWords(lang);
  const titles = ruleTitles(lang);
  const puzzled = PUZZLES.filter(({ rules: on }) => on.includes(rule)).length;
  const parts: [label: string, items: ElementContent[]][] = [
    [words.lessons, lessons.map((id) => link(`learn/${id}/`, {}, lessonsTold(lang)[id].title))],
    [
      words.puzzles,
      puzzled > 0 ? [link(`learn/puzzles/${fragmentOf({ rule })}`, {}, puzzleWords(lang).questions(puzzled))] : [],
    ],
    [words.scenes, scenes.map((id) => link(`scenes/${id}/`, {}, scenesTold(lang)[id].title))],
    [words.rules, rules.map((id) => ruleLink(id, rule, titles[id]))],
    [
      words.nations,
      nations.map((id) => link(`nations/${id}/`, { className: ['n'], 'data-card': 'n:' }, names(lang).nations[id])),
    ],
    [words.tokens, tokens.map((id) => link(placeOfRule(id), {}, titles[id]))],
    [words.asked, asked.map((kind) => text(PROMPTS[lang][kind].first))],
  ];
  const spans = parts
    .filter(([, items]) => items.length > 0)
    .map(([label, items]) =>
      element(
        'span',
        {},
        element('span', { className: ['l'] }, text(label)),
        text(' '),
        ...items.flatMap((item, i) => (i === 0 ? [item] : [text(', '), item])),
      ),
    );
  if (spans.length === 0) return undefined;
  return element('p', { className: ['beside'] }, ...spans.flatMap((span, i) => (i === 0 ? [span] : [text(' '), span])));
}

/** A rule by its number, as in the text, in the line of another rule (`at`); on one page the anchor is enough. For parts, and for introductions of other chapters, the title identifies it. */
function ruleLink(id: RuleId, at: RuleId, called: string): Element {
  const number = printedNumber(id);
  const title = number === id && id !== `${chapterOf(id)}` ? {} : { title: called };
  const made = link(placeOfRule(id), { className: ['rid'], ...title }, number);
  if (pageOfRule(id) === pageOfRule(at)) made.properties['href'] = `#${ruleAnchor(id)}`;
  return made;
}
