/** The last of these parts of the text that has passed the upper third of the window: the reader is there. */
export const passed = (parts: readonly Element[]): Element | undefined =>
  parts.findLast((part) => part.getBoundingClientRect().top < innerHeight / 3);
