/** Whether a short word before the name of a player loses its vowel, accents aside: `d’Inês`, `d’Yves`, but `de Yusuf`, `de Hugo`. */
export const isElided = (name: string): boolean =>
  /^(?:[aeiou]|y(?![aeiouy]))/i.test(name.normalize('NFD').replace(/\p{M}/gu, ''));
