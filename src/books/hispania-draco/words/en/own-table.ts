/** The words of the parts of the table that only this book has. */
export const OWN = {
  heading: (round: number): string => `Hispania by Draco Ideas, round ${round}`,
  turn: (round: number, general: string, phase: string): string => `Round ${round}, ${general}: ${phase}`,
  basic: 'Basic game',
};
