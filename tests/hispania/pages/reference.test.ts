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
import { glossary } from '../../../src/books/hispania/pages/reference/terms.ts';
import { referenceWords } from '../../../src/books/hispania/pages/reference/words.ts';
import { dataWords, plain } from '../../../src/books/hispania/pages/sheets/words.ts';
import { VALUES } from '../../../src/books/hispania/pages/values.ts';
import { address, LANGS, type Lang } from '../../../src/words/lang.ts';
import type { Rich } from '../../../src/words/rich.ts';

const TURNS = Array.from({ length: 21 }, (_, i) => i + 1);
const said = (sentences: readonly Rich[], lang: Lang = 'en') =>
  sentences.map((sentence) => plain(sentence, dataWords(lang).names));

describe('the glossary', () => {
  for (const lang of LANGS) {
    it(`files every term once in ${lang}`, () => {
      const letters = byLetter(lang);
      assert.deepEqual(letters.flatMap(({ terms: ids }) => ids).sort(), [...TERMS].sort());
      const names = letters.map(({ letter }) => letter);
      assert.deepEqual(names, [...new Set(names)].sort());
      for (const name of names) assert.match(name, /^[A-Z]$/);
    });
    it(`says each thing in a few words, and means one term by a form, in ${lang}`, () => {
      const words = glossary(lang);
      const forms = TERMS.flatMap((id) => words[id].forms ?? []);
      assert.equal(new Set(forms).size, forms.length);
      for (const form of forms) assert.equal(form, form.toLowerCase());
      for (const [id, text] of TERMS.map((one) => [one, said([words[one].text], lang)[0] ?? ''])) {
        assert.ok(text && text.length > 30 && text.length < 290, `${id}: ${text?.length}`);
        assert.match(text, /[.]$/, id);
      }
    });
    it(`has a card for each term in ${lang}`, () => {
      const all = cards(lang);
      for (const id of TERMS) assert.match(all[`t:${id}`] ?? '', /^<b>.+<\/b><div>.+<\/div>$/, id);
    });
  }
  it('files a term without its article', () => {
    const letter = byLetter('en').find((one) => one.letter === 'V');
    assert.ok(letter?.terms.includes('march'));
  });
  it('names nations as they are set', () => {
    assert.match(cards('en')['t:overlord'] ?? '', /<span class="n">Visigoths<\/span>/);
    assert.match(cards('fr')['t:overlord'] ?? '', /<span class="n">Wisigoth<\/span>/);
  });
  it('is found by the names that other games and the other language use', () => {
    const find = (lang: Lang, id: string) => terms({ lang }).find((one) => one.id === id);
    assert.equal(find('en', 'forced-passage')?.address, '/hispania/glossary/#forced-passage');
    for (const name of ['overrun', 'passage en force'])
      assert.ok(find('en', 'forced-passage')?.aliases.includes(name), name);
    assert.equal(find('fr', 'forced-passage')?.address, '/fr/hispania/glossary/#forced-passage');
    assert.ok(find('fr', 'forced-passage')?.aliases.includes('Forced passage'));
  });
});

describe('the event tokens', () => {
  it('are all told of, and are records of the search', () => {
    for (const lang of LANGS)
      assert.deepEqual(Object.keys(referenceWords(lang).tokens.tokens).sort(), [...TOKENS].sort());
    assert.equal(tokens({ lang: 'en' }).length, TOKENS.length);
    assert.equal(tokens({ lang: 'en' })[0]?.address, '/hispania/tokens/#army');
    assert.match(tokens({ lang: 'fr' })[0]?.text ?? '', /^Événement, joué par la nation active, /);
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
    const told = said(happenings('carthage', 1, 'en')).join(' ');
    assert.match(told, /12 infantry, Hamilcar: at sea\./);
    assert.match(told, /Invasion on turn 1/);
    assert.match(said(happenings('carthage', 5, 'en')).join(' '), /all its units are removed/);
    assert.match(said(happenings('castile', 13, 'en'))[0] ?? '', /Visigoths at the end of turn 12/);
    assert.match(said(happenings('visigoths', 12, 'en')).join(' '), /free at the end of the turn/);
    assert.deepEqual(happenings('galicians', 2, 'en'), []);
  });
  it('says nothing of a nation that is not there, but that a leader is', () => {
    for (const nation of NATIONS)
      for (const turn of TURNS) {
        const { units, leaders, twice, scores } = signsOf(nation, turn);
        if (!plays(nation, turn))
          assert.ok(units === 0 && leaders.length === 0 && !twice && !scores, `${nation} ${turn}`);
        for (const lang of LANGS)
          for (const sentence of said(happenings(nation, turn, lang), lang)) {
            assert.match(sentence, /\.$/, `${nation} ${turn}: ${sentence}`);
            assert.doesNotMatch(sentence, /undefined|\.\.|:\s\./, `${nation} ${turn}`);
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
      submissions('en').map(({ overlord }) => overlord),
      ['carthage', 'rome', 'visigoths', 'umayyads'],
    );
    assert.match(said(submissions('en')[3]?.who ?? []).join(), /‹4›/);
    assert.match(said(transformations('en')).join(), /11 or 12 Lusitanians: Badajoz/);
    assert.match(said(specialTurns('en')[0]?.told ?? []).join(), /Umayyads 11/);
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
  const anchors = (lang: Lang) =>
    referenceWords(lang).oftenMissed.flatMap((part) =>
      part.points.map(({ id, rules, scene }) => ({ id, rules, scene })),
    );
  it('are thirty at most, each with an anchor of its own, the same in every language', () => {
    const points = anchors('en');
    assert.ok(points.length >= 20 && points.length <= 30, `${points.length}`);
    assert.equal(new Set(points.map(({ id }) => id)).size, points.length);
    for (const { id, rules } of points) assert.ok(rules.length > 0, id);
    assert.deepEqual(anchors('fr'), points);
  });
});

describe('what the game does not have', () => {
  for (const lang of LANGS) {
    const all = referenceWords(lang).without;
    it(`has anchors of its own on the page of rules often missed, each with a rule, and is short, in ${lang}`, () => {
      const taken = new Set(referenceWords(lang).oftenMissed.flatMap((part) => part.points.map(({ id }) => id)));
      for (const { id, title, text, rules, asked } of all) {
        assert.match(id, /^no-[a-z-]+$/);
        assert.ok(!taken.has(id), id);
        taken.add(id);
        assert.ok(rules.length > 0, id);
        assert.ok(asked.split(', ').every(Boolean), id);
        // French says the same in more letters.
        assert.ok(`${title}${text.join('')}`.length <= (lang === 'en' ? 200 : 270), id);
      }
    });
    it(`is found by what it says there is not, in ${lang}`, () => {
      assert.deepEqual(
        without({ lang }).map(({ id, address: to }) => [id, to]),
        all.map(({ id }) => [id, address(lang, `/hispania/often-missed/#${id}`)]),
      );
    });
  }
  it('is the same in every language', () => {
    const of = (lang: Lang) => referenceWords(lang).without.map(({ id, rules }) => ({ id, rules }));
    assert.deepEqual(of('fr'), of('en'));
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
