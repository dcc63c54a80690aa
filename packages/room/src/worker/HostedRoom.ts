import type { Room } from '../Room.ts';
import type { OpenedGame } from './openReleaseGame.ts';
import type { OpenRoom, RoomCommand } from './RoomCommand.ts';

/** A room in a worker. */
export interface HostedRoom {
  readonly id: string;
  /** Null while it is being opened. */
  opened: { readonly room: Room; readonly game: OpenedGame } | null;
  /** What came in the meantime. */
  readonly early: RoomCommand[];
  readonly phase: number;
  /** When its next tick is due, in the clock's milliseconds. */
  dueAt: number;
  /** Since when nobody is in; null while someone is. */
  emptySince: number | null;
  /** It ticks no more until someone comes. */
  isAsleep: boolean;
  /** The latest tick since the last heartbeat. */
  latenessMs: number;
}

export function createHostedRoom({ room: id, phase }: OpenRoom): HostedRoom {
  return { id, phase, opened: null, early: [], dueAt: 0, emptySince: null, isAsleep: false, latenessMs: 0 };
}
