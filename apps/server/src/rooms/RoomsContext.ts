import type { Logger } from 'pino';
import type { RoomTimes } from '../platform/rooms/channel/RoomsProcessMessage.ts';
import type { PlatformCalls } from '../platform/rooms/PlatformCalls.ts';
import type { RoomMetrics } from './createRoomMetrics.ts';
import type { EngineWorker } from './EngineWorker.ts';
import type { RoomThreads } from './simulation/createRoomThreads.ts';

/** What the parts of a rooms process share. */
export interface RoomsContext {
  readonly log: Logger;
  readonly platform: PlatformCalls;
  readonly threads: RoomThreads;
  readonly metrics: RoomMetrics;
  /** The worker of an engine version; undefined when there is no such engine here. */
  findEngine(version: string): EngineWorker | undefined;
  readonly region: string;
  /** The process is about to end: who plays may play on for a while, nobody new comes in. */
  isDraining: boolean;
  readonly times: RoomTimes;
}
