import { ruleHeading } from '../../../../site/build/rule-anchors.ts';
import { NATIONS, type NationId, RULE_IDS, type RuleId, ruleOfNation } from '../../engine/data/ids.ts';
import type { SceneId } from '../../scenes/ids.ts';

/** The links in the text under a rule's heading, from its source. */
export interface Section {
  readonly rule: RuleId;
  readonly rules: readonly RuleId[];
  /** Scenes in the section. */
  readonly scenes: readonly SceneId[];
}

/** Sources of pages by their path below `content/<lang>/hispania/`. */
export type Sources = Readonly<Record<string, string>>;

/** The sections of some sources. Text before the first rule of a chapter belongs to the chapter, of a sheet to its nation. */
export function sectionsOf(sources: Sources): readonly Section[] {
  return Object.entries(sources).flatMap(([path, text]) => {
    const sections: { rule: RuleId; rules: RuleId[]; scenes: SceneId[] }[] = [];
    const begin = (rule: string | undefined) => {
      if (isRule(rule)) sections.push({ rule, rules: [], scenes: [] });
    };
    begin(startOf(path));
    for (const line of text.split('\n')) {
      begin(ruleHeading(/^#{2,4}\s+(.*)$/.exec(line)?.[1] ?? '')?.rule);
      const here = sections.at(-1);
      if (!here) continue;
      for (const [, id] of line.matchAll(/<Rid id="([^"]+)"/g)) if (isRule(id) && id !== here.rule) here.rules.push(id);
      for (const [, id] of line.matchAll(/<Scene id="([^"]+)"/g)) here.scenes.push(id as SceneId);
    }
    return sections;
  });
}

/** The rule that begins a page: `rules/6-combat.mdx` with 6, `nations/rome.mdx` with Rome's; undefined for other pages. */
export function startOf(path: string): RuleId | undefined {
  const [, folder, name = ''] = /^(rules|nations)\/(.+)\.mdx$/.exec(path) ?? [];
  const chapter = /^\d+/.exec(name)?.[0];
  if (folder === 'rules') return isRule(chapter) ? chapter : undefined;
  return folder && NATIONS.includes(name as NationId) ? ruleOfNation(name as NationId) : undefined;
}

function isRule(id: string | undefined): id is RuleId {
  return RULE_IDS.includes(id as RuleId);
}
