import type { Page } from '@playwright/test';

/** A frame more, in ms, than anybody's keys would wait for. */
const LATE = 60;

/**
 * Makes the page one of a busy machine: frames come late, and so do timers that are due at once. Keys still come in at once, so that
 * whatever waits for a frame or a timer before it shows what was answered, or moves the focus, is overtaken by them. To be called
 * before the page is opened.
 */
export async function slowFrames(page: Page): Promise<void> {
  await page.addInitScript((late) => {
    const frame = window.requestAnimationFrame.bind(window);
    const timer = window.setTimeout.bind(window);
    window.requestAnimationFrame = (does) => frame(() => timer(() => frame(does), late));
    const slow = (does: TimerHandler, ms = 0, ...rest: unknown[]) => timer(does, ms < late ? ms + late : ms, ...rest);
    window.setTimeout = slow as typeof window.setTimeout;
  }, LATE);
}
