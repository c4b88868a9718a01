/** The first names of those at a table, by their number: the same in every language. */
const PERSONS = ['Inês', 'Martim', 'Elvira', 'Yusuf', 'Sancha'];
const COMPUTERS = ['Seneca', 'Egeria', 'Isidore', 'Subh', 'Urraca'];

export const personName = (n: number): string | undefined => PERSONS[n - 1];
export const computerName = (n: number): string | undefined => COMPUTERS[n - 1];
