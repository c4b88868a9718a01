import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { coveragePage } from '../../../scripts/coverage/page.ts';
import { type LEADERS, NATIONS, RULE_IDS, TOKENS } from '../../../src/books/hispania/engine/data/ids.ts';
import { TERMS } from '../../../src/books/hispania/engine/data/terms.ts';
import { cards } from '../../../src/books/hispania/pages/cards.ts';
import {
  ringed,
  SAVES_EIGHT,
  specialTurns,
  submissions,
  transformations,
} from '../../../src/books/hispania/pages/reference/aid.ts';
import { byLetter } from '../../../src/books/hispania/pages/reference/glossary.ts';
import { happenings, plays, scoresOn, signsOf } from '../../../src/books/hispania/pages/reference/happenings.ts';
import { known } from '../../../src/books/hispania/pages/reference/known.ts';
import { killersOf } from '../../../src/books/hispania/pages/reference/leaders.ts';
import { terms, tokens, without } from '../../../src/books/hispania/pages/reference/records.ts';
import { beginnings, stacksOf } from '../../../src/books/hispania/pages/reference/set-ups.ts';
import { dataWords, plain } from '../../../src/books/hispania/pages/sheets/words.ts';
import { VALUES } from '../../../src/books/hispania/pages/values.ts';
import { GLOSSARY } from '../../../src/books/hispania/words/en/glossary.ts';
import { NAMES } from '../../../src/books/hispania/words/en/names.ts';
import { OFTEN_MISSED } from '../../../src/books/hispania/words/en/often-missed.ts';
import { TOKENS_PAGE } from '../../../src/books/hispania/words/en/tokens-page.ts';
import { WITHOUT } from '../../../src/books/hispania/words/en/without.ts';
import type { Rich } from '../../../src/words/rich.ts';

const TURNS = Array.from({ length: 21 }, (_, i) => i + 1);
const WORDS = dataWords('en');
const said = (sentences: readonly Rich[]) => sentences.map((sentence) => plain(sentence, NAMES));

describe('the glossary', () => {
  it('files every term once', () => {
    const filed = byLetter().flatMap(({ terms: ids }) => ids);
    assert.deepEqual([...filed].sort(), [...TERMS].sort());
    assert.deepEqual(
      byLetter().map(({ letter }) => letter),
      byLetter()
        .map(({ letter }) => letter)
        .sort(),
    );
    assert.ok(
      byLetter()
        .find(({ letter }) => letter === 'V')
        ?.terms.includes('march'),
    );
  });
  it('says each thing in a few words, and means one term by a form', () => {
    const forms = TERMS.flatMap((id) => GLOSSARY[id].forms ?? []);
    assert.equal(new Set(forms).size, forms.length);
    for (const form of forms) assert.equal(form, form.toLowerCase());
    for (const id of TERMS) {
      const text = plain(GLOSSARY[id].text, NAMES);
      assert.ok(text.length > 30 && text.length < 290, `${id}: ${text.length}`);
      assert.match(text, /[.]$/, id);
    }
  });
  it('has a card for each term where its texts are read', () => {
    const all = cards('en');
    for (const id of TERMS) assert.match(all[`t:${id}`] ?? '', /^<b>.+<\/b><div>.+<\/div>$/, id);
    assert.match(all['t:overlord'] ?? '', /<span class="n">Visigoths<\/span>/);
    assert.equal(cards('fr')['t:overlord'], undefined);
  });
  it('is found by the names that other games and the French rulebook use', () => {
    const find = (id: string) => terms({ lang: 'en' }).find((one) => one.id === id);
    assert.equal(find('forced-passage')?.address, '/hispania/glossary/#forced-passage');
    for (const name of ['overrun', 'passage en force']) assert.ok(find('forced-passage')?.aliases.includes(name), name);
    assert.deepEqual(terms({ lang: 'fr' }), []);
  });
});

describe('the event tokens', () => {
  it('are all told of, and are records of the search', () => {
    assert.deepEqual(Object.keys(TOKENS_PAGE.tokens).sort(), [...TOKENS].sort());
    assert.equal(tokens({ lang: 'en' }).length, TOKENS.length);
    assert.equal(tokens({ lang: 'en' })[0]?.address, '/hispania/tokens/#army');
  });
});

describe('who scores for a leader', () => {
  const killers = (id: (typeof LEADERS)[number]) => killersOf(id).map(({ nation, vp }) => `${nation} ${vp / 2}`);
  it('is who has a turn while he is there', () => {
    assert.deepEqual(killers('viriathus'), ['rome 5']);
    assert.deepEqual(killers('roland'), ['umayyads 5']);
    // Castile begins to play when Tarik has left; Aragon comes after Muzaffar, the Franks end before Mutawakkil can be met.
    assert.deepEqual(killers('tarik'), ['franks 5']);
    assert.deepEqual(killers('muzaffar'), ['franks 5', 'castile 5']);
    assert.deepEqual(killers('mutawakkil'), ['aragon 5', 'castile 5']);
    assert.deepEqual(killers('ramiro'), []);
  });
});

describe('the timeline', () => {
  it('tells what comes, changes and goes', () => {
    const told = said(happenings('carthage', 1, WORDS)).join(' ');
    assert.match(told, /12 infantry, Hamilcar: at sea\./);
    assert.match(told, /Invasion on turn 1/);
    assert.match(said(happenings('carthage', 5, WORDS)).join(' '), /all its units are removed/);
    assert.match(said(happenings('castile', 13, WORDS))[0] ?? '', /Visigoths at the end of turn 12/);
    assert.match(said(happenings('visigoths', 12, WORDS)).join(' '), /free at the end of the turn/);
    assert.deepEqual(happenings('galicians', 2, WORDS), []);
  });
  it('says nothing of a nation that is not there, but that a leader is', () => {
    for (const nation of NATIONS)
      for (const turn of TURNS) {
        const { units, leaders, twice, scores } = signsOf(nation, turn);
        if (!plays(nation, turn))
          assert.ok(units === 0 && leaders.length === 0 && !twice && !scores, `${nation} ${turn}`);
        for (const sentence of said(happenings(nation, turn, WORDS))) {
          assert.match(sentence, /\.$/, `${nation} ${turn}: ${sentence}`);
          assert.doesNotMatch(sentence, /undefined|\.\.|: \./, `${nation} ${turn}`);
        }
      }
  });
  it('counts what comes, and knows what only fills up', () => {
    assert.equal(signsOf('umayyads', 11).units, 28);
    assert.ok(signsOf('rome', 5).upTo && !signsOf('rome', 4).upTo);
    assert.deepEqual(signsOf('iberians', 3).heirs, ['rome']);
    assert.ok(signsOf('vandals', 9).out);
  });
  it('scores on scoring turns, and on turn 21 by the table of 19', () => {
    for (const nation of NATIONS)
      for (const turn of TURNS)
        if (scoresOn(nation, turn) && turn !== 9) assert.ok(VALUES.scoringTurns.includes(turn), `${nation} ${turn}`);
    assert.ok(scoresOn('leon', 21));
    assert.ok(!scoresOn('umayyads', 15));
  });
});

describe('the player aid', () => {
  it('is made of the values', () => {
    assert.deepEqual([...SAVES_EIGHT].sort(), [
      'aragon',
      'castile',
      'franks',
      'granada',
      'leon',
      'seville',
      'umayyads',
      'valencia',
    ]);
    assert.deepEqual(
      ringed().map(({ limit, provinces }) => [limit, provinces.length]),
      [
        [1, 1],
        [2, 3],
        [3, 1],
        [4, 3],
      ],
    );
    assert.deepEqual(
      submissions().map(({ overlord }) => overlord),
      ['carthage', 'rome', 'visigoths', 'umayyads'],
    );
    assert.match(said(submissions()[3]?.who ?? []).join(), /‹4›/);
    assert.match(said(transformations()).join(), /11 or 12 Lusitanians: Badajoz/);
    assert.match(said(specialTurns()[0]?.told ?? []).join(), /Umayyads 11/);
  });
});

describe('the set-ups', () => {
  it('hold every unit, in the table and on the map', () => {
    for (const turn of [1, 4] as const) {
      const all = Object.values(VALUES.setUps[turn]).flatMap((places) =>
        Object.values(places).flatMap((units) => Object.values(units ?? {})),
      );
      const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
      assert.equal(sum(beginnings(turn).map(({ total }) => total)), sum(all));
      assert.equal(sum(stacksOf(turn).flatMap(({ counters }) => counters.map(({ count }) => count))), sum(all));
    }
  });
});

describe('what is known', () => {
  it('is counted', () => {
    const of = (id: string) => known().find((one) => one.id === id);
    assert.deepEqual([of('incomes')?.all, of('incomes')?.known], [40, 10]);
    assert.equal(of('borders')?.known, 19);
    assert.equal(of('averages')?.known, 1);
    for (const { id, all, known: stated } of known()) assert.ok(stated <= all && all > 0, id);
  });
});

describe('rules often missed', () => {
  it('are thirty at most, each with an anchor of its own', () => {
    const points = OFTEN_MISSED.flatMap((part) => part.points);
    assert.ok(points.length >= 20 && points.length <= 30, `${points.length}`);
    assert.equal(new Set(points.map(({ id }) => id)).size, points.length);
    for (const { id, rules } of points) assert.ok(rules.length > 0, id);
  });
});

describe('what the game does not have', () => {
  it('has anchors of its own on the page of rules often missed, each with a rule, and is short enough to be searched', () => {
    const taken = new Set(OFTEN_MISSED.flatMap((part) => part.points.map(({ id }) => id)));
    for (const { id, title, text, rules, asked } of WITHOUT) {
      assert.match(id, /^no-[a-z-]+$/);
      assert.ok(!taken.has(id), id);
      taken.add(id);
      assert.ok(rules.length > 0, id);
      assert.ok(asked.split(', ').every(Boolean), id);
      assert.ok(`${title}${text.join('')}`.length <= 200, id);
    }
  });

  it('is found by what it says there is not', () => {
    assert.deepEqual(
      without({ lang: 'en' }).map(({ id, address }) => [id, address]),
      WITHOUT.map(({ id }) => [id, `/hispania/often-missed/#${id}`]),
    );
    assert.deepEqual(without({ lang: 'fr' }), []);
  });
});

describe('the page of rule coverage', () => {
  it('has every rule, and every row is proven or asks nothing', async () => {
    const page = await coveragePage();
    assert.deepEqual(
      page.rules.map(({ rule }) => rule),
      [...RULE_IDS],
    );
    assert.equal(page.proven + page.silent, page.rows);
  });
});
