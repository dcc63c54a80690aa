import type { Logger } from 'pino';
import type { PlatformCalls, RoomTimeouts } from '@playloom/room-contract';
import type { RoomMetrics } from './createRoomMetrics.ts';
import type { JournalWriter } from '../journal/createJournalWriter.ts';
import type { RecoveredRoom } from '../journal/readRecoveredRoom.ts';
import type { EngineWorker } from '../simulation/EngineWorker.ts';
import type { RoomThreads } from '../simulation/createRoomThreads.ts';

/** State and services shared by all rooms of a rooms process. */
export interface RoomsContext {
  readonly log: Logger;
  readonly platform: PlatformCalls;
  readonly threads: RoomThreads;
  readonly metrics: RoomMetrics;
  readonly journals: JournalWriter;
  /** Rooms that are about to come back, by their id. */
  readonly recovered: Map<string, RecoveredRoom>;
  /** Numbers the connections of all rooms. */
  takeClientId(): number;
  /** Finds the worker for an engine version; undefined if no process has shared it. */
  findEngine(version: string): Promise<EngineWorker | undefined>;
  readonly region: string;
  /** The process is about to stop: players may continue for a while, but no one can join. */
  isDraining: boolean;
  readonly times: RoomTimeouts;
}
