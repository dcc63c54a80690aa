import type { RoomCommand, RoomOpenCommand } from '@playloom/room-contract';
import type { Room } from '../state/Room.ts';
import type { OpenedGame } from './openReleaseGame.ts';

/** A room in a worker. */
export interface HostedRoom {
  readonly id: string;
  /** Null while it is opening. */
  opened: { readonly room: Room; readonly game: OpenedGame } | null;
  /** Commands received while the room is opening. */
  readonly early: RoomCommand[];
  readonly phase: number;
  /** When its next tick is due, in milliseconds of the clock. */
  dueAt: number;
  /** The time since which the room is empty; null while it isn't. */
  emptySince: number | null;
  /** Whether it has stopped ticking until someone joins. */
  isAsleep: boolean;
  /** The largest delay of a tick since the last heartbeat. */
  latenessMs: number;
  /** Ticks since the last heartbeat, and those that started more than a tick period late. */
  ticks: number;
  lateTicks: number;
  /** How long its code ran since the last heartbeat. */
  busyMs: number;
}

export function createHostedRoom({ room: id, phase }: RoomOpenCommand): HostedRoom {
  return {
    id,
    phase,
    opened: null,
    early: [],
    dueAt: 0,
    emptySince: null,
    isAsleep: false,
    latenessMs: 0,
    ticks: 0,
    lateTicks: 0,
    busyMs: 0,
  };
}
