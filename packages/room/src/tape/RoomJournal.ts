import type { Input, World } from '@playloom/engine';
import type { PackedInputs, Seat } from '@playloom/room-contract';
import { JOURNAL_SECONDS } from '../limits/roomLimits.ts';
import { packInputs, type TickInputs } from './packInputs.ts';
import type { RoomTape } from './RoomTape.ts';

/** What has reached the world since the last `journal` report. */
export interface RoomJournal {
  /** The last reported tick. */
  tick: number;
  waiting: TickInputs[];
  /** The last reported seats. */
  seats: readonly Seat[];
}

export function createRoomJournal(world: World, seats: readonly Seat[]): RoomJournal {
  return { tick: world.tick, waiting: [], seats };
}

/** Adds the inputs of a tick. Call it after each tick. */
export function addJournalInputs(journal: RoomJournal, world: World, inputs: readonly Input[]): void {
  if (inputs.length > 0) journal.waiting.push({ tick: world.tick, inputs });
}

export function isJournalDue({ tick }: RoomJournal, { tick: now, game }: World): boolean {
  return now - tick >= Math.max(1, Math.floor(JOURNAL_SECONDS * game.tickRate));
}

/** Returns the inputs since the last call, or null if there were none. */
export function takeJournalInputs(
  journal: RoomJournal,
  world: World,
  head: RoomTape['head'],
): PackedInputs | null {
  const { waiting } = journal;
  journal.tick = world.tick;
  journal.waiting = [];
  return waiting.length === 0 ? null : packInputs(head, waiting);
}

export function hasSameSeats(seats: readonly Seat[], others: readonly Seat[]): boolean {
  return seats.length === others.length && seats.every((seat, index) => isSameSeat(seat, others[index]!));
}

/** Members and opacities are never changed in place, so it is enough to compare which objects they are. */
function isSameSeat(seat: Seat, other: Seat): boolean {
  return (
    seat.client === other.client &&
    seat.player === other.player &&
    seat.isAway === other.isAway &&
    seat.visitor === other.visitor &&
    seat.layerOpacities === other.layerOpacities
  );
}
