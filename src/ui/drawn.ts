/**
 * Runs a callback after the last change is on the page and before the next key or click. On a busy machine, a callback
 * that waits for a frame comes too late for a reader who has already gone on: the focus moves just before their Enter.
 * For the same reason, effects that move the focus, or reset the state of an earlier question, are layout effects.
 */
export const onceDrawn = (does: () => void): void => queueMicrotask(does);
