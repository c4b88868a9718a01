/** What those at the table are called until they say otherwise, by their number. */
export const PERSONS = {
  person: (n: number): string => ['Inês', 'Martim', 'Elvira', 'Yusuf', 'Sancha'][n - 1] ?? `Person ${n}`,
  computer: (n: number): string => ['Seneca', 'Egeria', 'Isidore', 'Subh', 'Urraca'][n - 1] ?? `Computer ${n}`,
};
