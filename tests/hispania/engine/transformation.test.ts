import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { arrive, end, survive, withdraw } from '../../../src/books/hispania/engine/actions.ts';
import type { NationId } from '../../../src/books/hispania/engine/data/ids.ts';
import type { Handlers } from '../../../src/books/hispania/engine/rules/hooks.ts';
import { at } from '../../../src/books/hispania/engine/rules/view.ts';
import { offered, open, type Played, play, refused, standing, told } from './set-up.ts';
import { ask, endOf, goOn, preset } from './turn-end.ts';

const kept = ({ state }: Played, nation: NationId) => state.nations[nation];

describe('nations that turn into others (9.4)', () => {
  it('turns every unit of the Iberians into an elite of Rome where it stands, at the end of turn 3', () => {
    const { state, facts } = endOf(3, {
      toledo: 'iberians: 2 infantry',
      sea: 'iberians: infantry',
      cadiz: 'rome: elite',
    });
    assert.equal(standing(state, 'toledo', 'rome', 'elite'), 2);
    assert.equal(standing(state, 'toledo', 'iberians'), 0);
    const turned = told(facts, 'transformed').find(({ place }) => place === 'toledo');
    assert.deepEqual(turned, {
      kind: 'transformed',
      rule: '11-iberians-end',
      from: 'iberians',
      into: 'rome',
      place: 'toledo',
      units: { infantry: 2 },
      as: { elite: 2 },
    });
  });

  it('turns the Cantabrians into infantry of the Visigoths at the end of turn 8, and not before', () => {
    const after = endOf(8, { leon: 'cantabrians: 3 infantry' });
    assert.equal(standing(after.state, 'leon', 'visigoths', 'infantry'), 3);
    assert.equal(told(after.facts, 'transformed')[0]?.rule, '11-cantabrians-end');
    const before = endOf(7, { leon: 'cantabrians: 3 infantry' });
    assert.equal(standing(before.state, 'leon', 'cantabrians'), 3);
  });

  it('turns the Basques into Navarre at the end of turn 13 (ruling navarre-turn)', () => {
    const { state, facts } = endOf(13, { pamplona: 'basques: 2 infantry' });
    assert.equal(standing(state, 'pamplona', 'navarre', 'infantry'), 2);
    assert.equal(told(facts, 'transformed')[0]?.rule, '11-navarre-founding');
    assert.equal(state.nations.navarre?.seat, 'navarre');
  });

  it('loses the gold and the capital of the old nation, which keeps its points and never plays again', () => {
    const after = endOf(
      13,
      { pamplona: 'basques: 2 infantry' },
      { gold: { basques: 7 }, points: { basques: 5 }, capitals: { basques: 'pamplona' }, seats: { basques: 'two' } },
    );
    const points = 5 + 4;
    assert.deepEqual(kept(after, 'basques'), { seat: 'two', points, capital: null, ended: true });
    assert.equal(kept(after, 'navarre')?.gold, 2, 'what it has is its own income of turn 14');
    assert.deepEqual(told(after.facts, 'gold-lost')[0], {
      kind: 'gold-lost',
      rule: '9.4',
      nation: 'basques',
      gold: 7,
      limit: 0,
    });
    assert.equal(kept(after, 'navarre')?.capital, null);
    const ended = told(after.facts, 'nation-ended')[0];
    assert.deepEqual(ended, {
      kind: 'nation-ended',
      rule: '11-navarre-founding',
      nation: 'basques',
      units: {},
      into: 'navarre',
    });
  });

  it('scores before it transforms (1)', () => {
    const { facts } = endOf(13, { pamplona: 'basques: 2 infantry' });
    const scored = facts.findIndex((fact) => fact.kind === 'points' && fact.nation === 'basques');
    assert.ok(scored >= 0 && scored < facts.findIndex(({ kind }) => kind === 'transformed'));
  });

  it('transforms and removes nothing at the end of the last turn (ruling last-turn)', () => {
    const { state, facts } = endOf(13, { pamplona: 'basques: 2 infantry' }, { lastTurn: 13 });
    assert.equal(state.stage, 'over');
    assert.equal(standing(state, 'pamplona', 'basques'), 2);
    assert.deepEqual(told(facts, 'nation-ended'), []);
    const alans = endOf(10, { pamplona: 'alans: 2 infantry' }, { lastTurn: 10 });
    assert.equal(standing(alans.state, 'pamplona', 'alans'), 2);
  });

  it('ends a dead nation without a question; Navarre then comes with Sancho on turn 15', () => {
    const after = endOf(13, {}, { seats: { basques: 'two' }, lastTurn: 15 });
    assert.equal(kept(after, 'basques')?.ended, true);
    assert.equal(after.state.turn, 15);
    assert.equal(after.state.active, 'navarre');
  });

  it('lets the heir of a subject be free, and the subjects of the old nation (ruling heir-subject)', () => {
    const after = endOf(
      13,
      { pamplona: 'basques: 2 infantry', galicia: 'galicians: infantry', toledo: 'umayyads: infantry' },
      { overlords: { basques: 'umayyads', galicians: 'basques' } },
    );
    assert.equal(kept(after, 'navarre')?.overlord, undefined);
    assert.equal(kept(after, 'galicians')?.overlord, undefined);
  });
});

describe('nations that are removed (1)', () => {
  for (const [nation, turn] of [
    ['carthage', 5],
    ['vandals', 9],
    ['alans', 10],
    ['crusade', 20],
  ] as const) {
    it(`takes all units of ${nation} off the map at the end of turn ${turn}, and not before`, () => {
      const places = { seville: `${nation}: 2 infantry`, ibiza: `${nation}: infantry` };
      const { state, facts } = endOf(turn, places);
      assert.equal(standing(state, 'seville', nation) + standing(state, 'ibiza', nation), 0);
      assert.equal(state.nations[nation]?.ended, true);
      assert.deepEqual(told(facts, 'nation-ended')[0], {
        kind: 'nation-ended',
        rule: `11-${nation}`,
        nation,
        units: { infantry: 3 },
        into: null,
      });
      const before = endOf(turn - 1, places);
      assert.equal(before.state.nations[nation]?.ended, undefined);
    });
  }

  it('takes the guests of Aragon and its leader off the map at the end of turn 16', () => {
    const { state } = endOf(16, { barcelona: 'aragon: infantry, ramiro' });
    assert.equal(standing(state, 'barcelona', 'aragon', 'leader'), 0);
    assert.equal(standing(state, 'barcelona', 'aragon'), 1);
  });
});

describe('Hispano-Romans (11-hispano-romans-founding)', () => {
  it('has an infantry for each elite of Rome if there are no more than eight, and all forts', () => {
    const { state } = endOf(5, { toledo: 'rome: 4 elite, fort', seville: 'rome: 4 elite', cadiz: 'rome: fort' });
    assert.equal(standing(state, 'toledo', 'hispano-romans', 'infantry'), 4);
    assert.equal(standing(state, 'seville', 'hispano-romans', 'infantry'), 4);
    assert.equal(standing(state, 'toledo', 'hispano-romans', 'fort'), 1);
    assert.equal(standing(state, 'cadiz', 'hispano-romans', 'fort'), 1);
    assert.equal(state.nations.rome?.ended, true);
  });

  it('chooses eight of more, where they stand; the others are removed, and forts do not count', () => {
    const start = endOf(5, { toledo: 'rome: 4 elite, fort', seville: 'rome: 4 elite', cadiz: 'rome: 2 elite' });
    const asked = ask(start.state);
    assert.equal(asked?.kind, 'survivors');
    assert.deepEqual(asked?.by, ['hispano-romans']);
    assert.deepEqual(asked?.params, { nation: 'hispano-romans', from: 'rome', units: { infantry: 8 }, count: 8 });
    const done = play(
      start.state,
      [survive('toledo', 'infantry', { elite: 3 })],
      [survive('seville', 'infantry', { elite: 4 })],
      [survive('cadiz', 'infantry', { elite: 1 })],
    );
    assert.equal(standing(done.state, 'toledo', 'hispano-romans', 'infantry'), 3);
    assert.equal(standing(done.state, 'cadiz', 'hispano-romans', 'infantry'), 1);
    assert.equal(standing(done.state, 'toledo', 'rome') + standing(done.state, 'cadiz', 'rome'), 0);
    assert.deepEqual(told(done.facts, 'nation-ended')[0]?.units, { elite: 2 });
  });

  it('says why not', () => {
    const { state } = endOf(5, { toledo: 'rome: 9 elite, fort', cadiz: 'rome: elite', leon: 'galicians: infantry' });
    assert.equal(
      refused(state, survive('toledo', 'infantry', { elite: 9 })),
      'survive-kind 11-hispano-romans-founding',
    );
    assert.equal(refused(state, survive('toledo', 'knight', { elite: 1 })), 'survive-kind 11-hispano-romans-founding');
    assert.equal(
      refused(state, survive('leon', 'infantry', { infantry: 1 })),
      'survive-nobody 11-hispano-romans-founding',
    );
    assert.equal(
      refused(state, survive('cadiz', 'infantry', { elite: 2 })),
      'survive-nobody 11-hispano-romans-founding',
    );
    assert.equal(refused(state, end()), 'answer-first 11-hispano-romans-founding');
  });

  it('fills in those last who stand in no province', () => {
    const start = endOf(5, {
      narbonne: 'rome: 8 elite',
      toledo: 'rome: 3 elite, fort',
      seville: 'rome: 2 elite, fort',
      leon: 'rome: elite',
    });
    const { state } = preset(start, 'survivors');
    const n = (['toledo', 'seville', 'leon', 'narbonne'] as const).map((place) =>
      standing(state, place, 'hispano-romans', 'infantry'),
    );
    assert.deepEqual(n, [3, 2, 1, 2]);
  });

  it('accepts the preset to the end, and leaves nobody out while it can', () => {
    const start = endOf(5, {
      toledo: 'rome: 6 elite',
      seville: 'rome: 3 elite',
      cadiz: 'rome: 2 elite',
      leon: 'rome: elite',
    });
    const { state } = preset(start, 'survivors');
    const n = (['toledo', 'seville', 'cadiz', 'leon'] as const).map((place) =>
      standing(state, place, 'hispano-romans'),
    );
    assert.equal(
      n.reduce((a, b) => a + b, 0),
      8,
    );
    assert.ok(
      n.every((one) => one > 0),
      n.join(),
    );
  });
});

describe('Castile (11-castile-founding)', () => {
  const NORTH = { leon: 'visigoths: 4 infantry', avila: 'visigoths: 2 infantry' };

  it('replaces units of the North and Avila by units of any kind: 8 infantry, 2 knights, 1 castle', () => {
    const start = endOf(12, NORTH);
    assert.deepEqual(ask(start.state)?.params, {
      nation: 'castile',
      from: 'visigoths',
      units: { infantry: 8, knight: 2, castle: 1 },
      count: 11,
    });
    const { state } = play(
      start.state,
      [survive('leon', 'castle', { infantry: 1 })],
      [survive('avila', 'knight', { infantry: 2 })],
    );
    // Only infantry is left to become: nothing to choose.
    assert.equal(standing(state, 'leon', 'castile', 'castle'), 1);
    assert.equal(standing(state, 'leon', 'castile', 'infantry'), 3);
    assert.equal(standing(state, 'avila', 'castile', 'knight'), 2);
    assert.equal(state.nations.visigoths?.ended, true);
  });

  it('takes eleven units at most, of its choice, and removes the others', () => {
    const start = endOf(12, { leon: 'visigoths: 7 infantry', galicia: 'visigoths: 6 infantry' });
    const { state, facts } = play(
      start.state,
      [survive('leon', 'knight', { infantry: 2 })],
      [survive('leon', 'castle', { infantry: 1 })],
      [survive('galicia', 'infantry', { infantry: 6 })],
    );
    // Two more infantry may go on, all from León: nothing to choose.
    assert.equal(standing(state, 'leon', 'castile'), 5);
    assert.equal(standing(state, 'leon', 'visigoths'), 0);
    assert.deepEqual(told(facts, 'nation-ended')[0]?.units, { infantry: 2 });
  });

  it('wants no more of a kind than it may have, and one castle', () => {
    const { state } = endOf(12, { leon: 'visigoths: 12 infantry' });
    assert.ok(offered(state, survive('leon', 'infantry', { infantry: 8 })));
    assert.equal(refused(state, survive('leon', 'infantry', { infantry: 9 })), 'survive-kind 11-castile-founding');
    assert.equal(refused(state, survive('leon', 'knight', { infantry: 3 })), 'survive-kind 11-castile-founding');
    assert.equal(refused(state, survive('leon', 'castle', { infantry: 2 })), 'survive-kind 11-castile-founding');
  });

  it('makes its castle where another stands only out of that one (4.2); a ruin goes', () => {
    const { state } = endOf(12, { avila: 'visigoths: 2 infantry, castle', leon: 'visigoths: infantry, ruin' });
    assert.equal(refused(state, survive('avila', 'castle', { infantry: 1 })), 'castle-there 4.2');
    assert.ok(offered(state, survive('avila', 'castle', { castle: 1 })));
    assert.ok(offered(state, survive('avila', 'knight', { castle: 1 })));
    const raised = play(state, [survive('leon', 'castle', { infantry: 1 })]);
    assert.equal(standing(raised.state, 'leon', 'visigoths', 'ruin'), 0);
  });

  it('leaves what stands elsewhere neutral, castles too (11-visigoths-neutrals)', () => {
    const { state, facts } = endOf(12, {
      ...NORTH,
      toledo: 'visigoths: 2 infantry, castle',
      zaragoza: 'visigoths: castle',
    });
    assert.equal(standing(state, 'toledo', 'neutral', 'infantry'), 2);
    assert.equal(standing(state, 'toledo', 'neutral', 'castle'), 1);
    assert.equal(standing(state, 'zaragoza', 'neutral', 'castle'), 1);
    assert.equal(told(facts, 'transformed')[0]?.rule, '11-visigoths-neutrals');
  });

  it('has Pelayo with it where its units are', () => {
    const start = endOf(12, { leon: 'visigoths: 2 infantry, pelayo' });
    const { state } = preset(start, 'survivors');
    assert.equal(standing(state, 'leon', 'castile', 'leader'), 1);
  });

  it('moves Pelayo to any of its provinces if he stands elsewhere (ruling pelayo-place)', () => {
    const start = endOf(12, { ...NORTH, toledo: 'visigoths: 2 infantry, pelayo' });
    const asking = preset(start, 'survivors');
    assert.equal(ask(asking.state)?.kind, 'settle');
    assert.deepEqual(ask(asking.state)?.params['leaders'], ['pelayo']);
    assert.deepEqual(told(asking.facts, 'leader-killed'), []);
    assert.equal(
      refused(asking.state, arrive('toledo', undefined, { pelayo: 1 })),
      'place-not-here 11-castile-founding',
    );
    const { state } = play(asking.state, [arrive('avila', undefined, { pelayo: 1 })]);
    assert.equal(standing(state, 'avila', 'castile', 'leader'), 1);
  });

  it('loses Pelayo if it has no province', () => {
    const { state, facts } = endOf(12, { toledo: 'visigoths: 2 infantry, pelayo', granada: 'umayyads: infantry' });
    assert.equal(standing(state, 'toledo', 'neutral'), 2);
    assert.equal(
      told(facts, 'leader-gone').some(({ leader }) => leader === 'pelayo'),
      true,
    );
  });

  it('lets Roderic go, who is no leader of Castile (3.3)', () => {
    const start = endOf(12, { leon: 'visigoths: 2 infantry, roderic' }, { tally: { longLife: ['roderic'] } });
    const { state } = preset(start, 'survivors');
    assert.equal(standing(state, 'leon', 'castile', 'leader'), 0);
    assert.equal(state.tally.longLife, undefined);
  });

  it('is born dead if the Visigoths are', () => {
    const after = endOf(12, { granada: 'umayyads: infantry' }, { seats: { visigoths: 'three' } });
    assert.equal(kept(after, 'visigoths')?.ended, true);
  });
});

describe('León (11-leon-founding)', () => {
  it('replaces six units of the Suebi: 4 infantry, 1 knight, 1 castle, of its choice', () => {
    const start = endOf(13, { leon: 'suebi: 4 infantry', porto: 'suebi: 3 infantry' });
    assert.deepEqual(ask(start.state)?.params, {
      nation: 'leon',
      from: 'suebi',
      units: { infantry: 4, knight: 1, castle: 1 },
      count: 6,
    });
    const { state, facts } = play(
      start.state,
      [survive('porto', 'castle', { infantry: 1 })],
      [survive('porto', 'knight', { infantry: 1 })],
      [survive('leon', 'infantry', { infantry: 4 })],
    );
    assert.equal(standing(state, 'porto', 'leon', 'castle') + standing(state, 'porto', 'leon', 'knight'), 2);
    assert.equal(standing(state, 'leon', 'leon', 'infantry'), 4);
    assert.deepEqual(told(facts, 'nation-ended')[0]?.units, { infantry: 1 });
  });

  it('appears in León with a castle and a knight if the Suebi are dead; others there retreat', () => {
    const start = endOf(
      13,
      { leon: 'castile: 2 infantry, castle', duero: 'castile: infantry', salamanca: 'castile: infantry' },
      { seats: { suebi: 'four' } },
    );
    assert.equal(ask(start.state)?.kind, 'withdraw');
    assert.equal(ask(start.state)?.rule, '6.6-transformation');
    assert.deepEqual(ask(start.state)?.by, ['castile']);
    const { state, facts } = play(start.state, [withdraw('leon', 'duero', { infantry: 2 })]);
    assert.equal(standing(state, 'duero', 'castile'), 3);
    assert.equal(standing(state, 'leon', 'leon', 'castle'), 1);
    assert.equal(standing(state, 'leon', 'leon', 'knight'), 1);
    assert.equal(standing(state, 'leon', 'castile', 'ruin'), 0, 'the new castle takes the place of the ruin');
    assert.ok(told(facts, 'ruined').some(({ place }) => place === 'leon'));
    assert.deepEqual(told(facts, 'founded')[0], {
      kind: 'founded',
      rule: '11-leon-founding',
      nation: 'leon',
      lands: ['leon'],
    });
  });

  it('removes who cannot retreat', () => {
    const { state } = endOf(13, { leon: 'neutral: 2 infantry' }, { seats: { suebi: 'four' } });
    assert.equal(standing(state, 'leon', 'neutral'), 0);
    assert.equal(standing(state, 'leon', 'leon'), 2);
  });
});

describe('Aragon (11-aragon-founding)', () => {
  it('has all that the Franks had', () => {
    const { state } = endOf(15, {
      barcelona: 'franks: 4 infantry, castle',
      huesca: 'franks: 2 knight, castle@special',
    });
    assert.equal(standing(state, 'barcelona', 'aragon', 'infantry'), 4);
    assert.equal(standing(state, 'barcelona', 'aragon', 'castle'), 1);
    assert.equal(standing(state, 'huesca', 'aragon', 'knight'), 2);
    assert.equal(state.places.huesca?.find(({ kind }) => kind === 'castle')?.counter, 'special');
    assert.equal(state.nations.franks?.ended, true);
  });

  it('places what is missing to 4 infantry and 1 knight freely in its provinces', () => {
    const start = endOf(15, { barcelona: 'franks: 3 infantry', huesca: 'franks: castle' });
    assert.equal(ask(start.state)?.kind, 'settle');
    assert.deepEqual(ask(start.state)?.params['units'], { infantry: 1, knight: 1 });
    assert.equal(refused(start.state, arrive('zaragoza', { infantry: 1 })), 'place-not-here 11-aragon-founding');
    const { state } = play(start.state, [arrive('barcelona', { infantry: 1, knight: 1 })]);
    assert.equal(standing(state, 'barcelona', 'aragon'), 5);
  });

  it('asks nothing where there is one province', () => {
    const { state } = endOf(15, { barcelona: 'franks: infantry' });
    assert.equal(standing(state, 'barcelona', 'aragon', 'infantry'), 4);
    assert.equal(standing(state, 'barcelona', 'aragon', 'knight'), 1);
  });

  it('places it where the Franks stand if they hold no province (ruling aragon-afield)', () => {
    const { state } = endOf(15, { gascony: 'franks: 2 infantry' });
    assert.equal(standing(state, 'gascony', 'aragon', 'infantry'), 4);
    assert.equal(standing(state, 'gascony', 'aragon', 'knight'), 1);
  });

  it('enters at Narbonne on turn 16 with Ramiro if the Franks are dead (ruling aragon-dead-franks)', () => {
    const { state } = endOf(15, {}, { seats: { franks: 'four' } });
    assert.equal(state.active, 'aragon');
    assert.equal(standing(state, 'narbonne', 'aragon', 'infantry'), 4 + 3);
    assert.equal(standing(state, 'narbonne', 'aragon', 'knight'), 1 + 2);
    assert.equal(standing(state, 'narbonne', 'aragon', 'leader'), 1);
  });
});

describe('the order of transformations (ruling end-of-turn-order)', () => {
  it('founds Badajoz before Castile: Visigoths forced out of Porto retreat first', () => {
    const start = endOf(
      12,
      { porto: 'visigoths: infantry', galicia: 'visigoths: infantry', duero: 'visigoths: infantry' },
      { seats: { lusitanians: 'one' } },
    );
    assert.equal(ask(start.state)?.kind, 'withdraw');
    const { state } = play(start.state, [withdraw('porto', 'duero', { infantry: 1 })]);
    assert.equal(ask(state)?.kind, 'settle');
    const then = preset({ state, facts: [] }, 'settle');
    assert.equal(ask(then.state)?.kind, 'survivors');
    assert.equal(standing(then.state, 'duero', 'visigoths'), 2);
  });

  it('founds Navarre before León', () => {
    const { facts } = endOf(13, { pamplona: 'basques: infantry' }, { seats: { suebi: 'four' } });
    const ended = told(facts, 'nation-ended').map(({ nation }) => nation);
    assert.deepEqual(ended, ['basques', 'suebi']);
  });

  it('transforms before submissions end, and that before nations are removed', () => {
    const { facts } = endOf(
      5,
      { toledo: 'rome: elite', lusitania: 'lusitanians: 2 infantry', cadiz: 'carthage: infantry' },
      { overlords: { lusitanians: 'rome' } },
    );
    const order = facts.flatMap((f) => (f.kind === 'freed' ? ['freed'] : f.kind === 'nation-ended' ? [f.nation] : []));
    assert.deepEqual(order, ['rome', 'freed', 'carthage']);
  });

  it('leaves room before each founding: for an auction, then for what is owed (14.6)', () => {
    const seen: string[] = [];
    const handlers: Partial<Handlers> = {
      foundings: [
        (draft, from, into) => {
          seen.push(`auction ${from} ${into} ${draft.state.frames.length}`);
          // A frame of its own: what is founded waits for it.
          draft.state.frames = [...draft.state.frames, { kind: 'surplus', nation: from, place: 'porto' }];
        },
      ],
      dues: [(draft, from) => seen.push(`owed ${from} ${at(draft, 'pamplona')[0]?.owner}`)],
    };
    const start = open('almohads', 'sequence-end', { pamplona: 'basques: infantry' }, { turn: 13, lastTurn: 14 });
    const { state } = goOn(start, handlers);
    assert.deepEqual(seen, ['auction basques navarre 1', 'owed basques basques']);
    assert.equal(standing(state, 'pamplona', 'navarre'), 1);
  });
});

describe('Almoravids on turn 20 (11-almoravids-turn-20)', () => {
  it('have infantry for elites from the start of the game turn', () => {
    const start = endOf(19, { seville: 'almoravids: 3 elite', cordoba: 'almoravids: 2 infantry, elite' });
    assert.equal(standing(start.state, 'seville', 'almoravids', 'infantry'), 3);
    assert.equal(standing(start.state, 'cordoba', 'almoravids', 'infantry'), 3);
    const turned = told(start.facts, 'transformed');
    assert.deepEqual([turned[0]?.rule, turned[0]?.as], ['11-almoravids-turn-20', { infantry: 3 }]);
    assert.equal(standing(endOf(18, { seville: 'almoravids: 3 elite' }).state, 'seville', 'almoravids', 'elite'), 3);
  });
});
