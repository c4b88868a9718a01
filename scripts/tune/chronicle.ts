import {
  NATIONS,
  type NationId,
  type Owner,
  PROVINCES,
  type ProvinceId,
} from '../../src/books/hispania/engine/data/ids.ts';
import type { Source } from '../../src/books/hispania/engine/data/scores/spread.ts';
import type { PointsReason } from '../../src/books/hispania/engine/facts/turn.ts';
import type { HispaniaFact } from '../../src/books/hispania/engine/facts.ts';
import { Garrisons } from '../../src/books/hispania/engine/rules/garrisons.ts';
import { isAlive } from '../../src/books/hispania/engine/rules/turns.ts';
import type { State } from '../../src/books/hispania/engine/state.ts';

/** Data of a game about a nation besides its points, for its sheet. All points are half points. */
export interface Tale {
  /** By turn: the provinces that scored for it, as such, for their zone, or for a castle or ruin. */
  readonly stood: Readonly<Partial<Record<number, readonly ProvinceId[]>>>;
  readonly from: Readonly<Partial<Record<Source, number>>>;
  /** Units that others destroyed of it, and that it destroyed of others; neither leaders nor castles and forts. */
  readonly lost: Readonly<Partial<Record<Owner, number>>>;
  readonly struck: Readonly<Partial<Record<Owner, number>>>;
  readonly subject: readonly NationId[];
  readonly capital: readonly ProvinceId[];
  /**
   * Its elimination before its time: the turn, 0 if it never had a unit; and the nation in whose battle, null if in
   * none.
   */
  readonly gone: { readonly turn: number; readonly by: Owner | null } | null;
}

/** The source of points for each reason. */
const SOURCE: Readonly<Record<PointsReason, Source>> = {
  provinces: 'provinces',
  'takes-province': 'provinces',
  zones: 'zones',
  'all-hispania': 'zones',
  castles: 'castles',
  ruins: 'castles',
  city: 'castles',
  rebuilt: 'castles',
  narbonne: 'exits',
  africa: 'exits',
  'leader-lives': 'leader',
  mission: 'missions',
  minimum: 'minimum',
  berbers: 'given',
  'subject-half': 'given',
  cavalry: 'other',
  barbarian: 'other',
};
/** Points for controlled provinces. */
const FOR_LAND: readonly PointsReason[] = ['provinces', 'zones', 'all-hispania', 'castles', 'ruins', 'takes-province'];

interface Notes {
  readonly stood: Map<number, Set<ProvinceId>>;
  readonly from: Map<Source, number>;
  readonly lost: Map<Owner, number>;
  readonly struck: Map<Owner, number>;
  readonly subject: Set<NationId>;
  readonly capital: Set<ProvinceId>;
  /** The last turn on which it had a unit. */
  seen: number;
  /** The nation that last destroyed one of its units. */
  beatenBy: Owner | null;
  /** The nation in whose battle its last unit fell. */
  endedBy: Owner | null;
}

/** Listens to a game: every fact, and every state after the facts that led to it. */
export class Chronicle {
  readonly #notes = new Map<NationId, Notes>(NATIONS.map((nation) => [nation, blank()]));
  /** The sides of the current or last battle in a place. */
  readonly #battles = new Map<string, { readonly attacker: Owner; readonly defender: Owner }>();

  hear(facts: readonly HispaniaFact[]): void {
    for (const notes of this.#notes.values()) notes.beatenBy = null;
    for (const fact of facts) this.#hear(fact);
  }

  see(state: State): void {
    const seen = { state, garrisons: new Garrisons(state.places) };
    for (const [nation, notes] of this.#notes) {
      if (!state.nations[nation]) continue;
      if (isAlive(seen, nation)) notes.seen = state.turn;
      else if (notes.beatenBy !== null) notes.endedBy = notes.beatenBy;
    }
  }

  /** `early`: it was eliminated before its time. */
  tale(nation: NationId, early: boolean): Tale {
    const { stood, from, lost, struck, subject, capital, seen, endedBy } = this.#notes.get(nation) ?? blank();
    return {
      stood: Object.fromEntries([...stood].map(([turn, places]) => [turn, [...places]])),
      from: Object.fromEntries(from),
      lost: Object.fromEntries(lost),
      struck: Object.fromEntries(struck),
      subject: [...subject],
      capital: [...capital],
      gone: early ? { turn: seen, by: endedBy } : null,
    };
  }

  #hear(fact: HispaniaFact): void {
    switch (fact.kind) {
      case 'points':
        this.#points(fact);
        break;
      case 'scored':
        add(this.#notes.get(fact.nation)?.from, 'kills', fact.points);
        break;
      case 'battle':
        this.#battles.set(fact.place, fact);
        break;
      case 'destroyed':
        this.#destroyed(fact);
        break;
      case 'submitted':
        this.#notes.get(fact.nation)?.subject.add(fact.to);
        break;
      case 'capital':
        if (isProvince(fact.place)) this.#notes.get(fact.nation)?.capital.add(fact.place);
        break;
    }
  }

  #points({ nation, reason, points, turn, places }: HispaniaFact & { readonly kind: 'points' }): void {
    const notes = this.#notes.get(nation);
    add(notes?.from, SOURCE[reason], points);
    if (!notes || !FOR_LAND.includes(reason)) return;
    const there = notes.stood.get(turn) ?? new Set();
    for (const place of places) if (isProvince(place)) there.add(place);
    notes.stood.set(turn, there);
  }

  #destroyed({ place, side, owner, unit, count }: HispaniaFact & { readonly kind: 'destroyed' }): void {
    const battle = this.#battles.get(place);
    if (!battle) return;
    const enemy = side === 'attacker' ? battle.defender : battle.attacker;
    const victim = owner === 'neutral' ? undefined : this.#notes.get(owner);
    if (victim) victim.beatenBy = enemy;
    if (unit === 'castle' || unit === 'fort') return;
    add(victim?.lost, enemy, count);
    if (enemy !== 'neutral') add(this.#notes.get(enemy)?.struck, owner, count);
  }
}

function blank(): Notes {
  return {
    stood: new Map(),
    from: new Map(),
    lost: new Map(),
    struck: new Map(),
    subject: new Set(),
    capital: new Set(),
    seen: 0,
    beatenBy: null,
    endedBy: null,
  };
}

function add<K>(counts: Map<K, number> | undefined, key: K, count: number): void {
  counts?.set(key, (counts.get(key) ?? 0) + count);
}

const isProvince = (place: string): place is ProvinceId => (PROVINCES as readonly string[]).includes(place);
