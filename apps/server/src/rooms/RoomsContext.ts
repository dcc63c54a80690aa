import type { Logger } from 'pino';
import type { RoomTimes } from '../platform/rooms/channel/RoomsProcessMessage.ts';
import type { PlatformCalls } from '../platform/rooms/PlatformCalls.ts';
import type { RoomMetrics } from './createRoomMetrics.ts';
import type { EngineWorker } from './EngineWorker.ts';
import type { RoomThreads } from './simulation/createRoomThreads.ts';

/** Shared by the parts of a rooms process. */
export interface RoomsContext {
  readonly log: Logger;
  readonly platform: PlatformCalls;
  readonly threads: RoomThreads;
  readonly metrics: RoomMetrics;
  /** The worker of an engine version; undefined if it is not installed here. */
  findEngine(version: string): EngineWorker | undefined;
  readonly region: string;
  /** The process is about to end: players may play on for a while, and no one can join. */
  isDraining: boolean;
  readonly times: RoomTimes;
}
