import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { RULE_IDS } from '../../../src/books/hispania/engine/data/ids.ts';
import { siteRecords } from '../../../src/books/hispania/pages/records.ts';
import { phasesOf } from '../../../src/books/hispania/pages/search/phases.ts';

const RECORDS = siteRecords('en', []);
const record = (kind: string, id: string) => RECORDS.find((one) => one.kind === kind && one.id === id);

describe('the phases of a rule', () => {
  it('are those of its chapter, or its own', () => {
    assert.deepEqual(phasesOf(['5.3']), ['movement']);
    assert.deepEqual(phasesOf(['9.6-income']), ['income']);
    assert.deepEqual(phasesOf(['11-castile-founding']), ['turn-end']);
    assert.deepEqual(phasesOf(['11-vandals-march']), ['movement']);
    assert.deepEqual(phasesOf(['1']), []);
  });
  it('stand in the order of the turn, each once', () => {
    assert.deepEqual(phasesOf(['6.4', '5.1', '6.6', '2.3']), ['income', 'movement', 'combat']);
  });
  it('are known of every rule that is about one phase', () => {
    const none = RULE_IDS.filter((id) => /^([2-8]|1[2-6])(\D|$)/.test(id) && phasesOf([id]).length === 0);
    assert.deepEqual(none, []);
  });
});

describe('by phase and turn', () => {
  it('scenes are found: what their rules are about, when they are played', () => {
    const scene = record('scene', 'castile-at-toledo');
    assert.deepEqual(scene?.facets?.['turn'], ['16']);
    assert.deepEqual(scene?.facets?.['phase'], ['stacking', 'combat']);
  });
  it('nations and leaders are found while they live', () => {
    assert.deepEqual(record('nation', 'vandals')?.facets?.['turn'], ['6', '7', '8', '9']);
    assert.deepEqual(record('leader', 'geiseric')?.facets?.['turn'], ['6', '7']);
  });
});
