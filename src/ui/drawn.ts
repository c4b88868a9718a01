/**
 * Does something once what was just changed stands on the page, and before the next key or click. What waits for a frame overtakes,
 * on a busy machine, whoever has gone on meanwhile: the focus jumps under their Enter. For the same reason effects that move the
 * focus, or put back what belongs to a question that is over, are layout effects.
 */
export const onceDrawn = (does: () => void): void => queueMicrotask(does);
