import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { BUILD } from '../../../src/books/hispania/build.ts';
import { rulesOf } from '../../../src/books/hispania/engine/data/rule-ids.ts';
import { builtPage } from '../../../src/site/build/built-page.ts';
import { fragments, headingFaults } from '../../../src/site/build/fragments.ts';

const PAGE = `<!doctype html><html lang="en"><body><main>
  <header class="chap"><span class="no" id="r6" aria-hidden="true">6</span><h1 id="_top"><span class="vh">6 </span>Combat &amp; more</h1></header>
  <div class="lead">After movement.</div>
  <h2 class="r" id="r6.4"><a class="rid" href="#r6.4">6.4</a> Rivers</h2>
  <p id="here">See <a class="rid" href="/base/hispania/rules/5-movement/#r5.1">5.1</a>, <a href="../../map/#toledo">there</a>,
    <a href="https://example.org/a?b=1">out</a>.<sup class="ref"><a href="#note-x">A</a></sup><span class="note" id="note-x">Why?</span></p>
  <script>no()</script><figure><svg><use href="#g-knight"></use></svg></figure>
  <p>This army crosses:</p>
  <section class="scene table"><h3 id="scene-x">Over the Ebro</h3><table><tr><td>no</td></tr></table><div data-live="scene"></div></section>
  <div class="tabwrap"><table><tr><th><svg class="glyph"></svg> Knight</th></tr></table></div>
  <h3 class="r part" id="r6.4-bank">The bank <a class="rid" href="#r6.4-bank">6.4-bank</a></h3><p>Bank.</p>
  <h3>Examples</h3><p>Of rivers.</p>
  <h4>Deeper</h4><p>Of fords.</p>
  <h2>Not a rule</h2><p>Left out.</p><h3>Nor this</h3><p>Out too.</p>
  <h2 class="r" id="r6.6"><a class="rid" href="#r6.6">6.6</a> Retreat</h2><p>Away.</p>
  <nav>no</nav></main></body></html>`;

const CUT = fragments(6, builtPage(PAGE), '/base/fr/hispania/rules/6-combat/');
const of = (id: string) => CUT.get(id) ?? assert.fail(id);

describe('a chapter cut into fragments', () => {
  it('gives the chapter and each of its rules one', () => {
    assert.deepEqual([...CUT.keys()], ['6', '6.4', '6.4-bank', '6.6']);
  });
  it('begins the chapter’s own with its number and title', () => {
    const own = of('6');
    assert.match(
      own,
      /^<article class="rule" data-rule="6" lang="en"><h2><a class="rid" href="\/base\/fr\/hispania\/rules\/6-combat\/#r6">6<\/a> Combat &amp; more<\/h2>/,
    );
    assert.match(own, /After movement\./);
    assert.doesNotMatch(own, /<h1|Rivers/);
  });
  it('leaves parts to their own fragments', () => {
    assert.doesNotMatch(of('6.4'), /Bank/);
    assert.match(of('6.4-bank'), /<p>Bank\.<\/p>/);
  });
  it('gives what stands below another heading to the rule above it, or to none', () => {
    assert.match(of('6.4'), /<h3>Examples<\/h3><p>Of rivers\.<\/p>\s*<h4>Deeper<\/h4><p>Of fords/);
    assert.doesNotMatch(of('6.4-bank'), /Of rivers|Of fords/);
    for (const html of CUT.values()) assert.doesNotMatch(html, /Left out|Out too/);
  });
  it('makes links lead from anywhere, with the base', () => {
    const links = [...of('6.4').matchAll(/href="([^"]+)"/g)].map((m) => m[1]);
    assert.deepEqual(links, [
      '/base/fr/hispania/rules/6-combat/#r6.4',
      '/base/hispania/rules/5-movement/#r5.1',
      '/base/fr/hispania/map/#toledo',
      'https://example.org/a?b=1',
      '/base/fr/hispania/rules/6-combat/#note-x',
    ]);
  });
  it('drops scripts, figures, scenes and the sentence that leads to one; keeps tables and notes', () => {
    const html = of('6.4');
    assert.doesNotMatch(html, /<script|<figure|<svg|<use|section|data-live|Over the Ebro|crosses/);
    assert.match(html, /Knight/);
    assert.match(html, /Why\?/);
  });
  it('carries no ids, which would stand twice beside the page', () => {
    for (const html of CUT.values()) assert.doesNotMatch(html, /\sid="/);
  });
});

/** The sheet of a nation: rules stand between parts that are none of theirs. */
const SHEET = `<!doctype html><html lang="en"><body><main lang="en">
  <header class="chap nat"><h1 id="_top">Rome</h1></header>
  <h2 id="history">History</h2><p>Long ago.</p>
  <h2 class="r part" id="r11-rome"><span class="n">Rome</span>: special rules <a class="rid" href="#r11-rome">11-rome</a></h2>
  <ul><li>No income.</li></ul>
  <h3 class="r part" id="r11-rome-forts">Roman forts <a class="rid" href="#r11-rome-forts">11-rome-forts</a></h3><p>A fort.</p>
  <h2 id="prey">Whom it hunts</h2><h3>Who hunts it</h3><p>Carthage.</p></main></body></html>`;

describe('a sheet cut into fragments', () => {
  const cut = fragments('rome', builtPage(SHEET), '/hispania/nations/rome/');
  it('gives each rule of the nation one, and nothing for the page itself', () => {
    assert.deepEqual([...cut.keys()], ['11-rome', '11-rome-forts']);
    assert.match(cut.get('11-rome') ?? '', /No income/);
    assert.match(cut.get('11-rome-forts') ?? '', /href="\/hispania\/nations\/rome\/#r11-rome-forts"/);
  });
  it('leaves out what stands before and after its rules', () => {
    for (const html of cut.values()) assert.doesNotMatch(html, /Long ago|Carthage|hunts/);
  });
  it('has to have the headings of its nation’s rules', () => {
    assert.deepEqual(
      headingFaults(BUILD, 'rome', ['11-rome', '11-rome-forts', '11-rome-viriathus', '11-rome-zones']),
      [],
    );
    assert.match(headingFaults(BUILD, 'rome', ['11-rome']).join('\n'), /rule 11-rome-forts has no heading/);
    assert.match(headingFaults(BUILD, 11, ['11-rome']).join(), /heading for 11-rome, which is no rule of this page/);
  });
});

describe('the headings of a chapter', () => {
  const rules = rulesOf(5).filter((id) => id !== '5');
  it('are right when every rule has one', () => assert.deepEqual(headingFaults(BUILD, 5, rules), []));
  it('lack a rule, and it is said how to write it', () => {
    const faults = headingFaults(
      BUILD,
      5,
      rules.filter((id) => id !== '5.3'),
    );
    assert.deepEqual(faults, [
      'rule 5.3 has no heading; write “## 5.3 Forced passage”, or ### if it is a part of a section',
    ]);
  });
  it('name a rule that there is not, or that stands elsewhere', () => {
    assert.match(
      headingFaults(BUILD, 5, [...rules, '5.9', '6.4']).join('\n'),
      /heading for 5\.9.*\n.*heading for 6\.4/,
    );
  });
  it('name a rule twice', () =>
    assert.match(headingFaults(BUILD, 5, [...rules, '5.1']).join(), /5\.1 has more than one/));
});
