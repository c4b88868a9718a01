/** The timeout of a wait in milliseconds, long enough for a busy machine. */
const PATIENCE = 10_000;

/** Waits until a condition holds. A timeout is left to the assertion that follows. */
export async function until(holds: () => boolean): Promise<void> {
  const end = performance.now() + PATIENCE;
  while (!holds() && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 2));
}
