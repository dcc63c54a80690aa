import type { Duplex } from 'node:stream';
import type { IncomingMessage } from 'node:http';
import type { DrainProgress, RoomsCalls, RoomsProcessStats } from '@playloom/room-contract';

type Passed =
  | 'reserveSeat'
  | 'listRooms'
  | 'findRoom'
  | 'locateRoom'
  | 'readTape'
  | 'enforce'
  | 'announce'
  | 'closeRooms';

/** Whether players can join, and why. */
interface RoomsState {
  readonly isReady: boolean;
  readonly detail: string;
}

/** The rooms as the web process sees them. Calls do not fail while no rooms process is running. */
export interface RoomsGateway extends Pick<RoomsCalls, Passed>, Partial<Pick<RoomsCalls, 'tryStart'>> {
  /** Returns the number of players by game. */
  countPlayers(): Promise<ReadonlyMap<string, number>>;
  /** Passes an upgrade request for `/rooms/…` to the process that runs the rooms. */
  forwardUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Reads figures for the operator. Undefined when this process has no rooms process. */
  readFigures?(): Promise<RoomsProcessStats | undefined>;
  readState(): Promise<RoomsState>;
  /** Starts the rooms process before the first player joins. */
  start?(): Promise<void>;
  /**
   * Accepts no new players, starts to hand over all rooms, and returns what is left. Call it until that is nothing, then
   * `close`, which closes the remaining rooms.
   */
  drain?(): Promise<DrainProgress>;
  close(): Promise<void>;
}

export interface WithRooms {
  rooms: RoomsGateway;
}
