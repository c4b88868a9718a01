import type { LeaderId, NationId, Owner, RuleId, TokenId, UnitKind } from '../../src/books/hispania/engine/data/ids.ts';

/** Code that names an id, and code that only seems to; a line that names some ends with their types. It is read, and never run. */
interface Sample {
  readonly owner: Owner;
  readonly kind: UnitKind;
  readonly step: 'retreat' | 'stay';
  readonly token?: TokenId;
  readonly nations: Readonly<Record<NationId, number>>;
  readonly points: Readonly<Partial<Record<NationId, number>>>;
  readonly units: Readonly<Partial<Record<UnitKind, number>>>;
  readonly decision: { readonly rule: string };
}

declare function play(token: TokenId): void;
declare function tell(fact: { readonly rule: RuleId; readonly leader?: LeaderId }): void;

const HERO = 'el-cid';
const SOME = ['rome', 'castile'] as const; // NationId, NationId
const OTHERS = ['rome', 'africa'] as const;
type Twice = 'ardour' | 'minor-invasion'; // TokenId, TokenId
type Works = 'castle' | 'fort';

export function sample({ owner, kind, step, token, nations, points, units }: Sample): readonly unknown[] {
  play('castle'); // TokenId
  if (kind === 'castle' || step === 'retreat') play('retreat'); // TokenId
  if (token === 'die') tell({ rule: '6.2', leader: 'el-cid' }); // TokenId, LeaderId
  tell({ rule: '11-rome-forts' }); // rule of a nation
  tell({ rule: owner === HERO ? '9.4' : '8' }); // NationId
  switch (owner) {
    case 'castile': // NationId
    case 'neutral':
      return [nations.rome, points['el-cid'], units.castle, units['castle']]; // NationId, NationId
  }
  const mine: Sample['points'] = { valencia: 1 }; // NationId
  const decision: Sample['decision'] = { rule: '10.3-die' }; // rule of a token
  const places = { valencia: 1, africa: 2 };
  const twice: Twice | Works | undefined = 'ardour' in units ? undefined : 'castle';
  return [mine, decision, places, twice, SOME, OTHERS, 'rome', `11-${owner}`, nations[SOME[0]]];
}
