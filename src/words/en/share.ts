/** `89`, `89.3`; `under 1` of what is rare, and `over 99` of what is not certain. */
export function share(parts: number, of: 100 | 1000, chance: number): string {
  const step = of / 100;
  if (parts === 0 && chance > 0) return `under ${1 / step}`;
  if (parts === of && chance < 1) return `over ${100 - 1 / step}`;
  return step === 1 || parts % of === 0 ? `${parts / step}` : (parts / step).toFixed(1);
}
