import { useEffect, useState } from 'preact/hooks';
import { dayOf, nextDay } from './day.ts';

/** The day of now, which changes while the page is open, and the moment of its end. A hidden page looks when it is seen. */
export function useToday(clock: () => number = Date.now): { readonly day: string; readonly ends: number } {
  const [now, setNow] = useState(clock);
  const ends = nextDay(now);
  useEffect(() => {
    const look = (): void => setNow((was) => (dayOf(was) === dayOf(clock()) ? was : clock()));
    const timer = setTimeout(look, ends - clock() + 1);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [ends]);
  return { day: dayOf(now), ends };
}
