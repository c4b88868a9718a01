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
      'are none in code, scripts and attributes',
      '<code>a ? b : c</code><script>a ? b : c</script><a title="a > b : c">',
      undefined,
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
