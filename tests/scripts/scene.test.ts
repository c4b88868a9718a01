import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Wrong } from '../../scripts/command-line.ts';
import { sceneReport } from '../../scripts/scene.ts';
import { SCENES, sceneById } from '../../src/books/hispania/scenes/index.ts';

describe('npm run scene', () => {
  it('lists the units and the answers after a step by the keys that a scene writes', () => {
    const said = sceneReport(['past-one-at-toledo', '2']).split('\n');
    assert.equal(said[0], 'past-one-at-toledo after step 2 of 3: move (5), asked of castile');
    assert.ok(said.includes('  toledo  castile  infantry/steps=1/from=segovia/river=true: 3'));
    assert.ok(
      said.includes("  step  from=toledo  to=cordoba  units: 1 of { 'infantry/steps=1/from=segovia/river=true': 3 }"),
    );
  });

  it('lists the facts of the last step, and keys of units that have no answer', () => {
    const said = sceneReport(['past-one-at-toledo']);
    assert.match(said, /^ {2}toledo {2}castile {2}infantry\/steps=1\/halt=pinned\/from=segovia\/river=true: 2$/m);
    assert.match(said, /^facts of step 3$/m);
    assert.match(said, /^ {2}halted {2}.*"why":"pinned"/m);
  });

  it('begins with the position, before any fact', () => {
    const said = sceneReport(['castile-spends', '0']);
    assert.match(said, /^ {2}renounce {2}gold: 1 to 16$/m);
    assert.doesNotMatch(said, /^facts/m);
  });

  it('reads every scene to its end', () => {
    for (const { id } of SCENES) assert.match(sceneReport([id]), /^units$/m, id);
  });

  it('says which step of a line is refused, and where to see the answers', () => {
    const scene = sceneById('past-one-at-toledo') ?? assert.fail();
    const first = scene.line[0] ?? assert.fail();
    const astray = { ...scene, line: [first, { action: { ...first.action, fixed: {} } }] };
    assert.throws(
      () => sceneReport([scene.id], () => astray),
      /^Error: line\.1: step-refused .*\nThe answers there: npm run scene -- past-one-at-toledo 1$/,
    );
  });

  it('says what is wrong with a command line', () => {
    const wrong = (args: readonly string[], message: RegExp) =>
      assert.throws(
        () => sceneReport(args),
        (error) => error instanceof Wrong && message.test(error.message),
      );
    wrong([], /^npm run scene -- ID \[STEP\]/);
    wrong(['--help'], /^npm run scene/);
    wrong(['nowhere'], /no scene "nowhere"/);
    wrong(['past-one-at-toledo', '4'], /has 3 steps: "4" is not from 0 to 3/);
    wrong(['past-one-at-toledo', 'two'], /has 3 steps: "two"/);
  });
});
