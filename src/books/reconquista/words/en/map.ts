/** The words of the map. */
export const MAP = {
  drawn:
    'Map of the Iberian Peninsula: 5 regions, each a ring of 4 locations, 9 roads between the regions and 6 ports. The table below lists all of it.',
  key: 'Key',
  keys: {
    dice: 'The die numbers of a location in its region',
    ring: 'Number order within a region',
    road: 'Road between regions',
    port: 'Port: the die that lands a force here',
    mountains: 'Mountains: the defender has first fire',
  },
  note: 'Roads, mountains, numbers of ports and the die numbers in ‹ › of the table are reconstructed.',
  more: 'What is reconstructed',
  france: 'France',
} as const;
