import type { ComponentChildren } from 'preact';
import { fetchedLater } from '../../../../ui/later.ts';

/** The parts that show a combat before it is rolled, with all that counts in it. */
type Parts = typeof import('./Combats.tsx');

const useParts = fetchedLater<Parts>(() => import('./Combats.tsx'));

/** Shows a combat as soon as the parts for it are there. Chances are an addition: without them every answer can be given. */
export function Weighed({ children }: { readonly children: (parts: Parts) => ComponentChildren }) {
  const { parts } = useParts();
  return parts ? children(parts) : null;
}
