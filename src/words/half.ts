/** Gold and points are counted in halves: `3` stands for 1½, `-1` for −½. The same in every language. */
export function half(halves: number): string {
  if (halves < 0) return `−${half(-halves)}`;
  const whole = Math.trunc(halves / 2);
  const rest = halves % 2 === 0 ? '' : '½';
  return whole === 0 && rest ? rest : `${whole}${rest}`;
}
