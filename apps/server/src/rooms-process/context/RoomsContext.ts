import type { Logger } from 'pino';
import type { PlatformCalls, RoomTimeouts } from '@playloom/room-contract';
import type { SeatChecker } from './createSeatChecker.ts';
import type { RoomMetrics } from './createRoomMetrics.ts';
import type { JournalWriter } from '../journal/createJournalWriter.ts';
import type { RecoveredRoom } from '../journal/readRecoveredRoom.ts';
import type { EngineWorker } from '../simulation/EngineWorker.ts';
import type { RoomThreads } from '../simulation/createRoomThreads.ts';

type Release = NonNullable<Awaited<ReturnType<PlatformCalls['loadRelease']>>>;

/** A room that is about to come back, with its game if it is known already. */
export interface ReturningRoom extends RecoveredRoom {
  readonly found?: Release;
}

export interface MovingRoom {
  readonly roomId: string;
  readonly gameId: string;
  readonly release: number;
}

/** State and services shared by all rooms of a rooms process. */
export interface RoomsContext {
  readonly log: Logger;
  readonly platform: PlatformCalls;
  readonly seats: SeatChecker;
  readonly threads: RoomThreads;
  readonly metrics: RoomMetrics;
  readonly journals: JournalWriter;
  /** Rooms that are about to come back, by their id. */
  readonly recovered: Map<string, ReturningRoom>;
  /** When this process last brought a room back whose process had ended. */
  recoveredAt: number;
  /** Lets another process of the fleet continue a room. Returns its new address, or null if none can take it. */
  moveRoom(room: MovingRoom, ownerId?: string): Promise<string | null>;
  /** Numbers the connections of all rooms. */
  takeClientId(): number;
  /** Finds the worker for an engine version; undefined if no process has shared it. */
  findEngine(version: string): Promise<EngineWorker | undefined>;
  readonly region: string;
  /** The process is about to stop: players may continue for a while, but no one can join. */
  isDraining: boolean;
  readonly times: RoomTimeouts;
}
