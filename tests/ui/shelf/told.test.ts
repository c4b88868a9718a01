import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Taken } from '../../../src/ui/kept/taking.ts';
import { told } from '../../../src/ui/shelf/told.ts';
import { SHELF } from '../../../src/words/en/shelf.ts';

const { kept: words } = SHELF;
const came = (did: Taken['did']): Taken => ({ book: 'hispania', is: 'game', name: 'a game', did });

describe('what has come of a file of everything', () => {
  it('is counted by what its parts have become, and says nothing of what did not happen', () => {
    assert.deepEqual(told(words, { taken: [came('added'), came('joined'), came('here')], lost: [] }), [
      '2 added or updated.',
      '1 already on this device.',
    ]);
    assert.deepEqual(told(words, { taken: [], lost: [] }), ['The file is empty.']);
  });

  it('tells of what was left, and of lines that could not be read', () => {
    const lost = [{ code: 'bad-line', path: '', params: { line: 3 } }];
    assert.deepEqual(told(words, { taken: [came('other-here'), came('refused')], lost }), [
      '1 left out, because this device has another version.',
      '2 could not be read.',
    ]);
  });

  it('says why a whole file is not taken, whatever the reason is called', () => {
    const fault = (code: string) => ({ fault: { code, path: '', params: {} } });
    assert.deepEqual(told(words, fault('newer-format')), ['The file was made by a newer version of the site.']);
    assert.deepEqual(told(words, fault('constructor')), ['The file could not be read.']);
  });
});
