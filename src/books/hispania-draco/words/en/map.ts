/** The words of the map: those that are drawn, and those of its page. */
export const MAP = {
  drawn:
    'Map of Hispania by Draco Ideas: 44 towns in 8 provinces, 5 seas and the connections between them. The list of spaces has all of it in words.',
  subtitle: 'The conquest, 198 to 18 BC',
  source: ['Draco Ideas, 2024. Thin lines and dotted', 'shields are reconstructed'],
};
