import type { Logger } from 'pino';
import type { RoomTimes } from '../platform/rooms/channel/ChildMessage.ts';
import type { RoomsNeeds } from '../platform/rooms/RoomsNeeds.ts';
import type { Figures } from './createFigures.ts';
import type { EngineWorker } from './EngineWorker.ts';
import type { Threads } from './simulation/createThreads.ts';

/** What the parts of a rooms process share. */
export interface RoomsContext {
  readonly log: Logger;
  readonly needs: RoomsNeeds;
  readonly threads: Threads;
  readonly figures: Figures;
  /** The worker of an engine version; undefined when there is no such engine here. */
  findEngine(version: string): EngineWorker | undefined;
  readonly region: string;
  /** The process is about to end: who plays may play on for a while, nobody new comes in. */
  isDraining: boolean;
  readonly times: RoomTimes;
}
