import type { ReconquistaFact } from '../../engine/facts.ts';
import type { BoxId } from '../../words/reaction.ts';

/** The boxes of the flow chart through which a reaction has gone, along the arrows of the chart, the present one last. */
export function boxesOf(facts: readonly ReconquistaFact[]): readonly BoxId[] {
  let raised: BoxId = 'armies';
  const way: BoxId[] = [];
  for (const fact of facts) {
    if (fact.kind === 'reaction') raised = fact.raised === 'army' ? 'armies' : fact.raised;
    const box = boxOf(fact, raised);
    const here = way.at(-1);
    if (!box) continue;
    // Where all defenders fall, no fact says that the battle is over.
    if (here === 'contact' && RING.includes(box)) way.push('battle');
    if (RING.includes(box)) way.push(...round(way.at(-1), box, fact.kind === 'moved'));
    else if (fact.kind === 'besieged' && here !== 'contact') way.push('contact', box);
    else if (box !== here) way.push(box);
  }
  return way;
}

/** The ring of the march, in the direction of its arrows. */
const RING: readonly BoxId[] = ['target', 'along', 'left', 'march'];

/** The boxes of the ring up to one of them: from another of them, or from where the way enters it. `again`: all round from the same one. */
function round(from: BoxId | undefined, to: BoxId, again: boolean): readonly BoxId[] {
  if (from === to && !again) return [];
  const before = from ? RING.indexOf(from) : -1;
  const entry = from === 'siege' ? RING.indexOf('along') : from === 'battle' ? RING.indexOf(to) : 0;
  const first = before < 0 ? entry : (before + 1) % RING.length;
  const way: BoxId[] = [];
  for (let i = first; way.at(-1) !== to; i++) way.push(RING[i % RING.length] as BoxId);
  return way;
}

/** The box to which a fact leads; undefined if it stays in the one before, as with losses. */
function boxOf(fact: ReconquistaFact, raised: BoxId): BoxId | undefined {
  if (fact.rule === '13.13') return 'battle';
  switch (fact.kind) {
    case 'rolled':
      return DICE[fact.for] ?? raised;
    case 'reaction':
      return 'force';
    case 'located':
    case 'placed':
    case 'built':
      return raised;
    case 'nothing':
      return fact.why === 'no-road' ? 'left' : raised;
    case 'met':
      return 'target';
    case 'joined':
    case 'left':
    case 'stopped':
      return 'along';
    case 'drew':
      return 'left';
    case 'moved':
      return 'march';
    case 'battle':
    case 'first-fire':
    case 'fired':
    case 'round':
    case 'refused':
    case 'avoided':
      return 'contact';
    case 'taken':
      return 'battle';
    case 'besieged':
      return 'siege';
    default:
      return undefined;
  }
}

/** The boxes of dice by what they decide; all others place what has been raised. */
const DICE: { readonly [purpose in (ReconquistaFact & { readonly kind: 'rolled' })['for']]?: BoxId } = {
  reaction: 'region',
  raised: 'force',
  step: 'left',
  caution: 'contact',
};
