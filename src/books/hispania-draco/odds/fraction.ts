/** A chance as a fraction in lowest terms: so many of so many equally likely results. */
export interface Fraction {
  readonly ways: number;
  readonly of: number;
}

/** A fraction in lowest terms. */
export function fraction(ways: number, of: number): Fraction {
  const divisor = gcd(ways, of);
  return { ways: ways / divisor, of: of / divisor };
}

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}
