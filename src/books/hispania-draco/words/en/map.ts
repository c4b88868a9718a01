/** The words of the map: those that are drawn, and those of its page. */
export const MAP = {
  drawn:
    'Map of Hispania by Draco Ideas: 44 towns in 8 provinces, 5 seas and the connections between them. The list of spaces has all of it in words.',
  subtitle: 'The conquest, 198 to 18 BC',
  source: ['Draco Ideas, 2024. Thin lines, dotted shields', 'and names in ‹ › are reconstructed'],
  /** Below the map: what of the strong lines is reconstructed, too, and where all is told. */
  note: 'Of many strong lines only the connection is in the rulebook; the number of their segments is reconstructed. The list of spaces marks each value by itself.',
  key: 'Key',
  keys: {
    town: 'A town, with its shield: its number in the province, and its value in a siege',
    capital: 'A capital: its shield is 6',
    guess: 'Reconstructed: dotted shield, thin line',
    land: 'A connection of 1, 2 or 3 segments: count the bars',
    road: 'A printed road',
    stick: 'A road laid by the Romans: 1 segment, whatever is below it',
    sea: 'A sea with its number; dots lead to the coast, dashes to the next sea',
  },
};
