import type { Desk, Offer } from '../../../../ui/table/desk.ts';
import type { Unopened } from '../../../../ui/table/open-room.ts';
import type { Room } from '../../../../ui/table/room.ts';
import type { OfHispania } from '../kinds.ts';

/** The open room on the page of a table of Hispania. */

export type RoomHere = Room<OfHispania>;
export type DeskHere = Desk<OfHispania>;
export type OfferHere = Offer<OfHispania>;
export type UnopenedHere = Unopened<OfHispania>;
