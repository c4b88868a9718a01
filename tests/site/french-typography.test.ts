import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setFrench } from '../../src/site/build/french-typography.ts';

describe('the spaces of a French page', () => {
  const cases = [
    ['are set in its text', '<p>Fin : 2 unités !</p>', '<p>Fin\u00a0: 2\u00a0unités\u00a0!</p>'],
    [
      'are set after a name in a line',
      '<p><a href="/x/">Rome</a> ; non</p>',
      '<p><a href="/x/">Rome</a>\u00a0; non</p>',
    ],
    ['are set where none is written', '<p><i>Tolède</i>; non</p>', '<p><i>Tolède</i>\u00a0; non</p>'],
    ['are none in a button with one mark', '<button>?</button>', '<button>?</button>'],
    [
      'are none in code, scripts and attributes that nobody reads',
      '<code>a ? b : c</code><script>a ? b : c</script><a data-a="a > b : c" href="/a?b">',
      undefined,
    ],
    [
      'are set in attributes that are read',
      '<meta name="description" content="Rome : 2 unités"><a title="a &amp; b : c" aria-label="Fin; non">',
      '<meta name="description" content="Rome\u00a0: 2\u00a0unités"><a title="a &amp; b\u00a0: c" aria-label="Fin\u00a0; non">',
    ],
    ['are none in attributes of English', '<a lang="en" title="Who: 2 units; 3">', undefined],
    [
      'keep one full stop',
      '<p>dès 198 av. J.-C.. Sur la couverture</p>',
      '<p>dès 198\u00a0av.\u00a0J.-C. Sur la couverture</p>',
    ],
    ['are none in entities', '<p>a &amp; b&nbsp;: c</p>', undefined],
    ['are none in English', '<p lang="en">Who: <span>2 units</span>; <p lang="fr">', undefined],
    [
      'begin again after English',
      '<p><b lang="en">Who: <b>2; 3</b>;</b> oui ; non</p>',
      '<p><b lang="en">Who: <b>2; 3</b>;</b> oui\u00a0; non</p>',
    ],
  ] as const;
  for (const [name, html, set] of cases) {
    it(name, () => assert.equal(setFrench(html), set ?? html));
  }
  it('are the same when they are set twice', () => {
    for (const [, html] of cases) assert.equal(setFrench(setFrench(html)), setFrench(html));
  });
});
