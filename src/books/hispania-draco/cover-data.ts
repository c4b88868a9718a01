/**
 * The data of the cover of Hispania by Draco Ideas: its towns, the ways between them, and the places of the three
 * generals in the rulebook's example.
 *
 * Lines are those of the French text of the rulebook. It names the towns and states some of the ways or shows them by
 * example; the others, and the layout of all, are reconstructed, because the printed board was not available.
 */
export interface CoverData {
  readonly towns: readonly Town[];
  readonly seas: readonly Sea[];
  readonly ways: readonly Way[];
  readonly generals: readonly General[];
}

export interface Sea {
  readonly id: string;
  /** Coordinates of our own layout of the board, about 1000 by 860. */
  readonly x: number;
  readonly y: number;
  /** The line that names it. */
  readonly source: string;
}

export interface Town extends Sea {
  readonly capital?: true;
}

export interface Way {
  readonly from: string;
  readonly to: string;
  /** A printed road, another way over land, or a way from a coast or over the sea. */
  readonly kind: 'road' | 'land' | 'sea';
  /** The lines that state it or show it by example, or that it is reconstructed. */
  readonly source: string;
}

export interface General {
  readonly numeral: string;
  readonly at: string;
  readonly colour: string;
}

export const DATA: CoverData = {
  towns: [
    { id: 'gades', x: 346, y: 802, source: '156' },
    { id: 'corduba', x: 447, y: 689, source: '186' },
    { id: 'baecula', x: 549, y: 682, source: '432' },
    { id: 'basti', x: 592, y: 722, source: '156' },
    { id: 'carthago-nova', x: 700, y: 709, source: '156' },
    { id: 'valentia', x: 740, y: 546, source: '115' },
    { id: 'dertosa', x: 799, y: 438, source: '115' },
    { id: 'tarraco', x: 855, y: 403, source: '115' },
    { id: 'osca', x: 737, y: 305, capital: true, source: '208' },
    { id: 'ilerda', x: 807, y: 355, source: '113' },
    { id: 'salduba', x: 706, y: 365, source: '115' },
    { id: 'calagurris', x: 637, y: 305, source: '206' },
    { id: 'gerunda', x: 956, y: 332, source: '206' },
    { id: 'beseda', x: 894, y: 284, source: '208' },
    { id: 'numantia', x: 596, y: 343, capital: true, source: '440' },
    { id: 'segobriga', x: 578, y: 510, source: '156' },
    { id: 'bilbilis', x: 658, y: 393, source: '214' },
    { id: 'segontia', x: 576, y: 420, source: 'reconstructed' },
    { id: 'cauca', x: 471, y: 394, source: '466' },
    { id: 'puciala', x: 645, y: 596, source: '432' },
    { id: 'toletum', x: 497, y: 512, capital: true, source: '214' },
    { id: 'salmantica', x: 388, y: 412, source: '186' },
    { id: 'castulo', x: 507, y: 640, source: '432' },
    { id: 'capara', x: 352, y: 485, source: '156' },
    { id: 'regina', x: 379, y: 653, source: '156' },
    { id: 'abula', x: 452, y: 447, source: '186' },
    { id: 'olisipo', x: 157, y: 612, capital: true, source: '186' },
    { id: 'emerita', x: 343, y: 590, source: '156' },
    { id: 'conimbriga', x: 213, y: 496, source: '156' },
    { id: 'ebora', x: 239, y: 625, source: '186' },
    { id: 'onuba', x: 296, y: 730, source: '186' },
    { id: 'talabriga', x: 171, y: 438, source: '263' },
    { id: 'brigantium', x: 206, y: 207, capital: true, source: '309' },
    { id: 'bracara', x: 204, y: 365, source: '251' },
    { id: 'lucus', x: 262, y: 247, source: '455' },
    { id: 'asturica', x: 355, y: 291, source: '156' },
    { id: 'lancia', x: 411, y: 276, source: '311' },
    { id: 'noega', x: 372, y: 194, source: '251' },
    { id: 'flaviobriga', x: 551, y: 206, capital: true, source: '156' },
    { id: 'pompaelo', x: 662, y: 251, source: '293' },
    { id: 'pallantia', x: 467, y: 321, source: '311' },
    { id: 'aracillum', x: 483, y: 237, source: '311' },
    { id: 'deobriga', x: 569, y: 266, source: '293' },
    { id: 'oiasso', x: 649, y: 208, source: 'reconstructed' },
  ],
  seas: [
    { id: 'mare-balearicum', x: 931, y: 509, source: '115' },
    { id: 'mare-ibericum', x: 618, y: 831, source: '156' },
    { id: 'mare-gaditanum', x: 166, y: 813, source: '186' },
    { id: 'mare-atlanticum', x: 60, y: 287, source: '186' },
    { id: 'mare-cantabricum', x: 392, y: 48, source: '466' },
  ],
  ways: [
    { from: 'gades', to: 'corduba', kind: 'road', source: '186' },
    { from: 'corduba', to: 'baecula', kind: 'road', source: 'reconstructed' },
    { from: 'baecula', to: 'basti', kind: 'road', source: 'reconstructed' },
    { from: 'carthago-nova', to: 'valentia', kind: 'road', source: 'reconstructed' },
    { from: 'valentia', to: 'dertosa', kind: 'road', source: '115' },
    { from: 'dertosa', to: 'tarraco', kind: 'road', source: '115' },
    { from: 'basti', to: 'carthago-nova', kind: 'land', source: '156' },
    { from: 'dertosa', to: 'salduba', kind: 'land', source: '115' },
    { from: 'tarraco', to: 'ilerda', kind: 'land', source: '156' },
    { from: 'tarraco', to: 'gerunda', kind: 'land', source: '206' },
    { from: 'salduba', to: 'calagurris', kind: 'land', source: '206' },
    { from: 'salduba', to: 'osca', kind: 'land', source: '208' },
    { from: 'salduba', to: 'ilerda', kind: 'land', source: '208' },
    { from: 'osca', to: 'ilerda', kind: 'land', source: 'reconstructed' },
    { from: 'osca', to: 'beseda', kind: 'land', source: 'reconstructed' },
    { from: 'ilerda', to: 'beseda', kind: 'land', source: 'reconstructed' },
    { from: 'beseda', to: 'gerunda', kind: 'land', source: 'reconstructed' },
    { from: 'osca', to: 'pompaelo', kind: 'land', source: 'reconstructed' },
    { from: 'salduba', to: 'bilbilis', kind: 'land', source: '214' },
    { from: 'bilbilis', to: 'numantia', kind: 'land', source: 'reconstructed' },
    { from: 'bilbilis', to: 'segontia', kind: 'land', source: 'reconstructed' },
    { from: 'bilbilis', to: 'segobriga', kind: 'land', source: 'reconstructed' },
    { from: 'numantia', to: 'segontia', kind: 'land', source: 'reconstructed' },
    { from: 'numantia', to: 'calagurris', kind: 'land', source: 'reconstructed' },
    { from: 'numantia', to: 'deobriga', kind: 'land', source: 'reconstructed' },
    { from: 'numantia', to: 'cauca', kind: 'land', source: 'reconstructed' },
    { from: 'segontia', to: 'cauca', kind: 'land', source: 'reconstructed' },
    { from: 'segontia', to: 'segobriga', kind: 'land', source: 'reconstructed' },
    { from: 'segontia', to: 'toletum', kind: 'land', source: 'reconstructed' },
    { from: 'segobriga', to: 'toletum', kind: 'land', source: 'reconstructed' },
    { from: 'segobriga', to: 'valentia', kind: 'land', source: 'reconstructed' },
    { from: 'segobriga', to: 'puciala', kind: 'land', source: 'reconstructed' },
    { from: 'puciala', to: 'valentia', kind: 'land', source: 'reconstructed' },
    { from: 'puciala', to: 'carthago-nova', kind: 'land', source: 'reconstructed' },
    { from: 'puciala', to: 'castulo', kind: 'land', source: 'reconstructed' },
    { from: 'abula', to: 'salmantica', kind: 'land', source: '186' },
    { from: 'emerita', to: 'abula', kind: 'land', source: '186' },
    { from: 'salmantica', to: 'capara', kind: 'land', source: '305' },
    { from: 'capara', to: 'conimbriga', kind: 'land', source: '313' },
    { from: 'capara', to: 'asturica', kind: 'land', source: '313' },
    { from: 'emerita', to: 'capara', kind: 'land', source: '156' },
    { from: 'corduba', to: 'regina', kind: 'land', source: '186' },
    { from: 'regina', to: 'emerita', kind: 'land', source: '186' },
    { from: 'corduba', to: 'castulo', kind: 'land', source: 'reconstructed' },
    { from: 'baecula', to: 'castulo', kind: 'land', source: 'reconstructed' },
    { from: 'regina', to: 'castulo', kind: 'land', source: 'reconstructed' },
    { from: 'castulo', to: 'toletum', kind: 'land', source: 'reconstructed' },
    { from: 'abula', to: 'toletum', kind: 'land', source: 'reconstructed' },
    { from: 'abula', to: 'cauca', kind: 'land', source: 'reconstructed' },
    { from: 'salmantica', to: 'cauca', kind: 'land', source: 'reconstructed' },
    { from: 'emerita', to: 'toletum', kind: 'land', source: 'reconstructed' },
    { from: 'gades', to: 'emerita', kind: 'land', source: '156' },
    { from: 'gades', to: 'onuba', kind: 'land', source: '186' },
    { from: 'emerita', to: 'ebora', kind: 'land', source: '186' },
    { from: 'ebora', to: 'olisipo', kind: 'land', source: '186' },
    { from: 'ebora', to: 'onuba', kind: 'land', source: 'reconstructed' },
    { from: 'olisipo', to: 'conimbriga', kind: 'land', source: 'reconstructed' },
    { from: 'conimbriga', to: 'talabriga', kind: 'land', source: '263' },
    { from: 'talabriga', to: 'bracara', kind: 'land', source: '263' },
    { from: 'conimbriga', to: 'bracara', kind: 'land', source: '261' },
    { from: 'lucus', to: 'bracara', kind: 'land', source: '309' },
    { from: 'lucus', to: 'brigantium', kind: 'land', source: '309' },
    { from: 'lucus', to: 'noega', kind: 'land', source: '309' },
    { from: 'lucus', to: 'asturica', kind: 'land', source: '309' },
    { from: 'bracara', to: 'brigantium', kind: 'land', source: 'reconstructed' },
    { from: 'asturica', to: 'lancia', kind: 'land', source: 'reconstructed' },
    { from: 'asturica', to: 'salmantica', kind: 'land', source: '305' },
    { from: 'noega', to: 'lancia', kind: 'land', source: 'reconstructed' },
    { from: 'noega', to: 'aracillum', kind: 'land', source: 'reconstructed' },
    { from: 'lancia', to: 'aracillum', kind: 'land', source: '311' },
    { from: 'lancia', to: 'pallantia', kind: 'land', source: '311' },
    { from: 'pallantia', to: 'cauca', kind: 'land', source: 'reconstructed' },
    { from: 'pallantia', to: 'aracillum', kind: 'land', source: 'reconstructed' },
    { from: 'pallantia', to: 'deobriga', kind: 'land', source: 'reconstructed' },
    { from: 'aracillum', to: 'flaviobriga', kind: 'land', source: 'reconstructed' },
    { from: 'flaviobriga', to: 'deobriga', kind: 'land', source: 'reconstructed' },
    { from: 'flaviobriga', to: 'oiasso', kind: 'land', source: 'reconstructed' },
    { from: 'oiasso', to: 'pompaelo', kind: 'land', source: 'reconstructed' },
    { from: 'deobriga', to: 'pompaelo', kind: 'land', source: 'reconstructed' },
    { from: 'deobriga', to: 'calagurris', kind: 'land', source: 'reconstructed' },
    { from: 'calagurris', to: 'pompaelo', kind: 'land', source: 'reconstructed' },
    { from: 'mare-balearicum', to: 'mare-ibericum', kind: 'sea', source: '144' },
    { from: 'mare-ibericum', to: 'mare-gaditanum', kind: 'sea', source: '144' },
    { from: 'mare-gaditanum', to: 'mare-atlanticum', kind: 'sea', source: '186' },
    { from: 'mare-atlanticum', to: 'mare-cantabricum', kind: 'sea', source: '144' },
    { from: 'dertosa', to: 'mare-balearicum', kind: 'sea', source: '115' },
    { from: 'tarraco', to: 'mare-balearicum', kind: 'sea', source: 'reconstructed' },
    { from: 'gerunda', to: 'mare-balearicum', kind: 'sea', source: 'reconstructed' },
    { from: 'valentia', to: 'mare-balearicum', kind: 'sea', source: 'reconstructed' },
    { from: 'carthago-nova', to: 'mare-ibericum', kind: 'sea', source: 'reconstructed' },
    { from: 'basti', to: 'mare-ibericum', kind: 'sea', source: 'reconstructed' },
    { from: 'gades', to: 'mare-ibericum', kind: 'sea', source: 'reconstructed' },
    { from: 'gades', to: 'mare-gaditanum', kind: 'sea', source: '186' },
    { from: 'onuba', to: 'mare-gaditanum', kind: 'sea', source: 'reconstructed' },
    { from: 'olisipo', to: 'mare-gaditanum', kind: 'sea', source: '186' },
    { from: 'talabriga', to: 'mare-atlanticum', kind: 'sea', source: '261' },
    { from: 'bracara', to: 'mare-atlanticum', kind: 'sea', source: '261' },
    { from: 'brigantium', to: 'mare-atlanticum', kind: 'sea', source: 'reconstructed' },
    { from: 'brigantium', to: 'mare-cantabricum', kind: 'sea', source: 'reconstructed' },
    { from: 'noega', to: 'mare-cantabricum', kind: 'sea', source: 'reconstructed' },
    { from: 'flaviobriga', to: 'mare-cantabricum', kind: 'sea', source: 'reconstructed' },
    { from: 'oiasso', to: 'mare-cantabricum', kind: 'sea', source: 'reconstructed' },
  ],
  // The example of set-up, line 156; the colours are those of the pieces.
  generals: [
    { numeral: 'I', at: 'gades', colour: '#d9302a' },
    { numeral: 'II', at: 'valentia', colour: '#f2c330' },
    { numeral: 'III', at: 'mare-ibericum', colour: '#3a6fc4' },
  ],
};
