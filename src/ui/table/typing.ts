/** Fields that use letters themselves; a radio button, a checkbox and a slider do not. */
const FIELDS = 'input:not([type="radio"], [type="checkbox"], [type="range"]), select, textarea';

/** Whether a letter belongs to what has the focus: a field, or an open dialog, wherever its focus is. */
export function isTyping(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]')) return true;
  return target instanceof Element && target.closest(FIELDS) !== null;
}
