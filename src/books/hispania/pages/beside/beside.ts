import { NATIONS, type NationId, RULE_IDS, type RuleId } from '../../engine/data/ids.ts';
import { nationOfRule } from '../../engine/data/rule-ids.ts';
import type { LessonId } from '../../lessons/ids.ts';
import type { HispaniaLesson } from '../../lessons/lesson.ts';
import type { SceneId } from '../../scenes/ids.ts';
import type { HispaniaScene } from '../../scenes/scene.ts';
import type { DecisionKind } from '../../words/en/decisions.ts';
import { ASKED_BY } from './asked.ts';
import type { Section } from './links.ts';

/** The other pages and parts about a rule. */
export interface Beside {
  /** Lessons that teach it. */
  readonly lessons: readonly LessonId[];
  /** Scenes that show it and are not in its section. */
  readonly scenes: readonly SceneId[];
  /** Rules whose text links to it, without those of nations and tokens. */
  readonly rules: readonly RuleId[];
  readonly nations: readonly NationId[];
  /** Rules of event tokens. */
  readonly tokens: readonly RuleId[];
  /** Questions that are asked by it. */
  readonly asked: readonly DecisionKind[];
}

/** The other pages and parts about a rule, in the book's order; links in its own text are not repeated. */
export function besideOf(
  rule: RuleId,
  sections: readonly Section[],
  scenes: readonly Pick<HispaniaScene, 'id' | 'rules'>[],
  lessons: readonly Pick<HispaniaLesson, 'id' | 'rules'>[] = [],
): Beside {
  const own = sections.filter((section) => section.rule === rule);
  const here = new Set(own.flatMap((section) => section.scenes));
  const known = new Set(own.flatMap((section) => section.rules));
  const from = sections.filter((section) => section.rules.includes(rule)).map((section) => section.rule);
  const leading = RULE_IDS.filter((id) => from.includes(id) && !known.has(id));
  const isToken = (id: RuleId) => id.startsWith('10.3-');
  // On its own sheet a nation's rules lead to each other.
  const self = nationOfRule(rule);
  return {
    lessons: lessons.filter((one) => one.rules.includes(rule)).map(({ id }) => id as LessonId),
    scenes: scenes
      .filter((one) => one.rules.includes(rule) && !here.has(one.id as SceneId))
      .map(({ id }) => id as SceneId),
    rules: leading.filter((id) => !nationOfRule(id) && !isToken(id)),
    nations: NATIONS.filter((one) => one !== self && from.some((id) => nationOfRule(id) === one)),
    tokens: leading.filter(isToken),
    asked: (Object.keys(ASKED_BY) as DecisionKind[]).filter((kind) => ASKED_BY[kind].includes(rule)),
  };
}
