import type { LessonId } from './ids.ts';
import type { HispaniaLesson } from './lesson.ts';

/** Loads each lesson separately, so that a page loads no more than it needs. */
const LOAD = {
  'the-map': async () => (await import('./the-map.ts')).theMap,
  'first-battle': async () => (await import('./first-battle.ts')).firstBattle,
  terrain: async () => (await import('./terrain.ts')).terrain,
  targets: async () => (await import('./targets.ts')).targets,
  'first-move': async () => (await import('./first-move.ts')).firstMove,
  buying: async () => (await import('./buying.ts')).buying,
  river: async () => (await import('./river.ts')).river,
  scoring: async () => (await import('./scoring.ts')).scoring,
  ruins: async () => (await import('./ruins.ts')).ruins,
  heirs: async () => (await import('./heirs.ts')).heirs,
  'hiring-el-cid': async () => (await import('./hiring-el-cid.ts')).hiringElCid,
  'event-token': async () => (await import('./event-token.ts')).eventToken,
  'nation-sheet': async () => (await import('./nation-sheet.ts')).nationSheet,
  leader: async () => (await import('./leader.ts')).leader,
  invasion: async () => (await import('./invasion.ts')).invasion,
  knight: async () => (await import('./knight.ts')).knight,
  zeal: async () => (await import('./zeal.ts')).zeal,
  ardour: async () => (await import('./ardour.ts')).ardour,
  stacking: async () => (await import('./stacking.ts')).stacking,
  castle: async () => (await import('./castle.ts')).castle,
  mountains: async () => (await import('./mountains.ts')).mountains,
  overlord: async () => (await import('./overlord.ts')).overlord,
  'forced-passage': async () => (await import('./forced-passage.ts')).forcedPassage,
  'straits-and-sea': async () => (await import('./straits-and-sea.ts')).straitsAndSea,
  retreat: async () => (await import('./retreat.ts')).retreat,
  subject: async () => (await import('./subject.ts')).subject,
  population: async () => (await import('./population.ts')).population,
  income: async () => (await import('./income.ts')).income,
  'carthage-turn-1': async () => (await import('./openings/carthage-turn-1.ts')).carthageTurn1,
  'rome-turn-4': async () => (await import('./openings/rome-turn-4.ts')).romeTurn4,
  'umayyads-turn-11': async () => (await import('./openings/umayyads-turn-11.ts')).umayyadsTurn11,
  'whole-turn': async () => (await import('./whole-turn.ts')).wholeTurn,
} as const satisfies { readonly [Id in LessonId]: () => Promise<HispaniaLesson & { readonly id: Id }> };

/** The lessons by name, with their literal steps, which the words must match. */
export type Lessons = { readonly [Id in LessonId]: Awaited<ReturnType<(typeof LOAD)[Id]>> };

/** Fetches the lesson of a name. Rejects an id that is not a lesson's. */
export async function loadLesson(id: string): Promise<HispaniaLesson> {
  if (!Object.hasOwn(LOAD, id)) throw new Error(`there is no lesson ${id}`);
  return LOAD[id as LessonId]();
}
