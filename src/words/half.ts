/** Gold and points are counted in halves: `3` stands for 1½. The same in every language. */
export function half(halves: number): string {
  const whole = Math.trunc(halves / 2);
  const rest = halves % 2 === 0 ? '' : '½';
  return whole === 0 && rest ? rest : `${whole}${rest}`;
}
