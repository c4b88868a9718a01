import { hispania } from '../../../hispania/game.ts';
import type { Json } from '../../../kernel/contract.ts';
import { isRecord } from '../../../kernel/limits.ts';
import { decode } from '../../../kernel/links.ts';
import { readFile } from '../../table/keeper-file.ts';
import type { Address } from './address.ts';
import { beginRoom, type Device, type Opened, openRoom, openSave, sceneNamed } from './room.ts';

/** What a game is called that comes from elsewhere. */
export interface Names {
  readonly fromScene: string;
  readonly fromLink: string;
}

/** Opens what an address names: a game of this device, a scene, a link. Links are hostile input; nothing here throws over one. */
export async function openAddress(
  device: Device,
  address: Exclude<Address, { readonly is: 'home' | 'our-table' }>,
  words: Names,
  progress: (played: number, of: number) => void,
): Promise<Opened> {
  switch (address.is) {
    case 'game':
      return openRoom(device, address.id, progress);
    case 'scene':
      return openSceneAsGame(device, address.id, words);
    default:
      return openPacked(device, address.packed, address.is, words);
  }
}

/** A scene's position as the start of a game; its printed dice are left out, the seed of the scene rolls. */
async function openSceneAsGame(device: Device, id: string, words: Names): Promise<Opened> {
  const opened = await sceneNamed(id);
  if (!opened) return { wrong: { faults: [{ code: 'no-scene', path: 'root.scene', params: { scene: id } }] } };
  if (opened.faults) return { wrong: { faults: opened.faults } };
  const root = { is: 'position' as const, position: opened.state };
  return beginRoom(device, { root, sittings: [], name: words.fromScene, keep: false });
}

async function openPacked(device: Device, packed: string, what: 'position' | 'save', words: Names): Promise<Opened> {
  const decoded = await decode(packed);
  if (decoded.fault) return { wrong: { faults: [decoded.fault] } };
  if (what === 'save') {
    const { filed, faults } = readFile(JSON.stringify(decoded.value), hispania);
    if (faults) return { wrong: { faults } };
    return openSave(device, filed.save, { sittings: filed.sittings, name: filed.name || words.fromLink });
  }
  // A link to a position holds the position alone, or the sittings beside it.
  const { position = decoded.value } = isRecord<Json>(decoded.value) ? decoded.value : { position: decoded.value };
  const root = { is: 'position' as const, position };
  return beginRoom(device, { root, sittings: [], name: words.fromLink, keep: false });
}
