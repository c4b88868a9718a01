import { globSync, readFileSync } from 'node:fs';
import {
  NATIONS,
  RULE_IDS,
  RULE_OF_KIND,
  type RuleId,
  ruleOfNation,
} from '../../src/books/hispania/engine/data/ids.ts';
import { NATION_TABLE } from '../../src/books/hispania/engine/data/nations.ts';
import { SCENARIO_TABLE } from '../../src/books/hispania/engine/data/scenarios.ts';
import { TURN_RULES } from '../../src/books/hispania/engine/data/turns.ts';
import { SCENE_IDS } from '../../src/books/hispania/scenes/ids.ts';
import { loadScene } from '../../src/books/hispania/scenes/load.ts';
import { readRows } from './rows.ts';

/** The coverage of a rule: files of the engine that cite it, scenes that show it, tests that prove it. */
export interface Covered {
  readonly rule: RuleId;
  readonly rows: number;
  readonly files: readonly string[];
  readonly scenes: readonly string[];
  readonly tests: readonly string[];
}

/** Text between quotes that may be a rule id. */
const QUOTED = /'(\d{1,2}(?:\.\d)?b?(?:-[a-z][a-z0-9]*)*(?:-\d+)*)'/g;

/** The data files whose records of nations and scenarios cite rules. */
const RECORDS = {
  'src/books/hispania/engine/data/nations.ts': NATION_TABLE,
  'src/books/hispania/engine/data/scenarios.ts': SCENARIO_TABLE,
} as const;

/** The rules named in a record, which its facts and refusals cite. */
function rulesIn(record: unknown): readonly string[] {
  if (typeof record !== 'object' || record === null) return [];
  return Object.entries(record).flatMap(([key, value]) => {
    if (/(^r|R)ule$/.test(key) && typeof value === 'string') return [value];
    if (key === 'poolRules') return Object.values(value as object) as string[];
    return rulesIn(value);
  });
}

/** Every nation's turn begins with a fact that cites its section (`rules/phases.ts`). */
const BEGINS = 'src/books/hispania/engine/rules/phases.ts';

/** Files of the engine by the rule ids that they cite. Data lists rules, and scenes show them: neither cites one. */
export function citing(): ReadonlyMap<string, readonly string[]> {
  const files = globSync('src/books/hispania/{engine,bots,odds,lessons,puzzles}/**/*.ts')
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\/(data|scenes)\//.test(file))
    .sort();
  const found = new Map<string, string[]>();
  for (const file of files) {
    const ids = [...readFileSync(file, 'utf8').matchAll(QUOTED)].map(([, id = '']) => id);
    for (const id of new Set(ids)) found.set(id, [...(found.get(id) ?? []), file]);
  }
  const cite = (id: string, file: string) => found.set(id, [...new Set([...(found.get(id) ?? []), file])]);
  for (const [file, table] of Object.entries(RECORDS)) for (const id of rulesIn(table)) cite(id, file);
  for (const id of Object.values(RULE_OF_KIND)) cite(id, 'src/books/hispania/engine/data/ids.ts');
  for (const nation of NATIONS) cite(ruleOfNation(nation), BEGINS);
  for (const id of Object.values(TURN_RULES)) if (id) cite(id, 'src/books/hispania/engine/rules/turns.ts');
  return found;
}

/** The rule-coverage table, rule by rule in the rulebook's order. */
export async function coverage(): Promise<readonly Covered[]> {
  const cited = citing();
  const rows = readRows();
  const scenes = await Promise.all(SCENE_IDS.map((id) => loadScene(id)));
  return RULE_IDS.map((rule) => {
    const own = rows.filter((row) => row.rule === rule);
    const proofs = [...new Set(own.flatMap(({ by }) => by))].sort();
    return {
      rule,
      rows: own.length,
      files: cited.get(rule) ?? [],
      scenes: scenes.filter(({ rules }) => rules.includes(rule)).map(({ id }) => id),
      tests: proofs.filter((proof) => !proof.startsWith('scene:')),
    };
  });
}
