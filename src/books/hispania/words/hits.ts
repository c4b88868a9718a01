/** The hits behind a wound: a knight has two lives, a castle three. The same in every language. */
export const hitsOf = ({ unit, lives }: { readonly unit: 'knight' | 'castle'; readonly lives: number }): number =>
  (unit === 'knight' ? 2 : 3) - lives;
