/** Gold and points are counted in halves: `3` stands for 1½, `-1` for −½. The same in every language. */
export function half(halves: number): string {
  if (halves < 0) return `−${half(-halves)}`;
  const whole = Math.trunc(halves / 2);
  const rest = halves % 2 === 0 ? '' : '½';
  return whole === 0 && rest ? rest : `${whole}${rest}`;
}

/** Reads half gold or half points from typed text: `12`, `12½`, `12.5` or `12,5`. */
export function halvesOf(typed: string): number | undefined {
  const number = Number(typed.trim().replace('½', '.5').replace(',', '.')) * 2;
  return typed.trim() !== '' && Number.isInteger(number) ? number : undefined;
}
