import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { markdownToHtml } from 'satteri';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import type { State } from '../../../src/books/hispania/engine/state.ts';
import { ASKED_BY } from '../../../src/books/hispania/pages/beside/asked.ts';
import { besideOf } from '../../../src/books/hispania/pages/beside/beside.ts';
import { sectionsOf } from '../../../src/books/hispania/pages/beside/links.ts';
import { besideRules } from '../../../src/books/hispania/pages/build/beside-rules.ts';
import { SCENES } from '../../../src/books/hispania/scenes/index.ts';
import { openScene } from '../../../src/kernel/runner.ts';
import { ruleAnchors } from '../../../src/site/build/rule-anchors.ts';
import type { Lang } from '../../../src/words/lang.ts';
import { positions } from '../../e2e/hispania/table-kinds.ts';
import { read } from '../games/format.ts';

const SECTIONS = sectionsOf({
  'rules/6-combat.mdx':
    'First <Rid id="6.4" />.\n\n## 6.1 Targets\n\nSee <Rid id="6.4" /> and <Rid id="6.1" />.\n\n<Scene id="over-the-ebro" />\n',
  'rules/10-optional-rules.mdx': '## 10.3-ruse Ruse\n\nAs in <Rid id="6.4" />.\n',
  'nations/rome.mdx': 'Lead <Rid id="6.1" />.\n\n### 11-rome-forts Forts\n\n<Rid id="6.4" />, <Rid id="11-rome" />.\n',
});

describe('sectionsOf', () => {
  it('reads what stands under each heading, and before the first', () => {
    assert.deepEqual(
      SECTIONS.map(({ rule, rules, scenes }) => [rule, rules, scenes]),
      [
        ['6', ['6.4'], []],
        ['6.1', ['6.4'], ['over-the-ebro']],
        ['10', [], []],
        ['10.3-ruse', ['6.4'], []],
        ['11-rome', ['6.1'], []],
        ['11-rome-forts', ['6.4', '11-rome'], []],
      ],
    );
  });
});

describe('besideOf', () => {
  const scenes = [
    { id: 'over-the-ebro', rules: ['6.1', '6.4'] },
    { id: 'rome-at-segovia', rules: ['6.4'] },
  ] as const;
  it('names rules, nations and tokens apart', () => {
    const lessons = [
      { id: 'targets', rules: ['6.1', '6.4'] },
      { id: 'terrain', rules: ['6.3'] },
    ] as const;
    assert.deepEqual(besideOf('6.4', SECTIONS, scenes, lessons), {
      lessons: ['targets'],
      scenes: ['over-the-ebro', 'rome-at-segovia'],
      rules: ['6', '6.1'],
      nations: ['rome'],
      tokens: ['10.3-ruse'],
      asked: [],
    });
  });
  it('leaves out what stands in the section, and what a nation says of itself', () => {
    const { scenes: others, nations, asked } = besideOf('6.1', SECTIONS, scenes);
    assert.deepEqual([others, nations, asked], [[], ['rome'], ['aim']]);
    assert.deepEqual(besideOf('11-rome', SECTIONS, scenes).nations, []);
  });
});

describe('ASKED_BY', () => {
  it('knows the rule of every question of whole games, scenes and each kind', () => {
    const missing = new Set<string>();
    const note = (state: State) => {
      const decision = hispania.decision(state);
      if (decision && !(ASKED_BY[decision.kind as keyof typeof ASKED_BY] as readonly string[]).includes(decision.rule))
        missing.add(`${decision.kind} ${decision.rule}`);
    };
    const play = (start: State, actions: readonly Parameters<typeof hispania.apply>[1][]) => {
      let state = start;
      note(state);
      for (const action of actions) {
        state = hispania.apply(state, action).state ?? state;
        note(state);
      }
    };
    for (const [, state] of positions()) note(state);
    for (const scene of SCENES) {
      const { state } = openScene(hispania, scene);
      if (state)
        play(
          state,
          scene.line.map(({ action }) => action),
        );
    }
    const games = new URL('../games/', import.meta.url);
    for (const file of readdirSync(games).filter((name) => name.endsWith('.json'))) {
      const { options, seed, actions } = read(readFileSync(new URL(file, games), 'utf8'));
      play(hispania.setup(options, seed), actions);
    }
    assert.deepEqual([...missing], []);
  });
});

describe('the line beside a rule', () => {
  const page = async (name: string, markdown: string, lang: Lang = 'en') => {
    const fileURL = new URL(`../../../content/${lang}/hispania/${name}`, import.meta.url);
    const { html } = await markdownToHtml(markdown, { hastPlugins: [ruleAnchors(), besideRules()], fileURL });
    return html;
  };
  it('closes each section, the chapter’s own first', async () => {
    const html = await page('rules/6-combat.mdx', 'Lead.\n\n## 6.4 Rivers\n\nText.\n\n## 6.6 Retreat\n\nMore.\n');
    const order = [...html.matchAll(/class="(beside)"|id="r([^"]+)"/g)].map(([, line, id]) => line ?? id);
    assert.deepEqual(order, ['beside', '6.4', 'beside', '6.6', 'beside']);
    const [, , ofRivers = ''] = html.split('class="beside"');
    assert.match(ofRivers, /href="#r6\.1"|href="\.\.\/\.\.\/rules\/[^6]/);
    assert.match(html, /href="\.\.\/\.\.\/scenes\/over-the-ebro\/"/);
  });
  it('speaks the language of its page', async () => {
    const html = await page('rules/6-combat.mdx', '## 6.4 Les fleuves\n\nTexte.\n', 'fr');
    assert.match(html, /learn\/river\/">Franchir le fleuve</);
    assert.match(html, /scenes\/castile-at-toledo\/">À Tolède, par-delà le Tage</);
    assert.match(html, /title="Ordre de jeu"/);
  });
  it('stands on no other page', async () => {
    assert.doesNotMatch(await page('learn/first.mdx', '## 6.4 Rivers\n\nText.\n'), /beside/);
  });
});
