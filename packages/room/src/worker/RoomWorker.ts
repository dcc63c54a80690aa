import type { ScriptHostFactory } from '@playloom/scripting';
import type { RoomCommand, RoomReport } from '@playloom/room-contract';
import type { HostedRoom } from './HostedRoom.ts';
import type { OpenedGame } from './openReleaseGame.ts';

/** The channel to the owner of the sockets: a `MessagePort`, a worker's own port, or a test. */
export interface RoomWorkerPort {
  post(report: RoomReport, transfer: ArrayBuffer[]): void;
  onCommand(listener: (command: RoomCommand) => void): void;
  /** Called before code of a room runs. A thread that hangs in it can't name the room anymore. */
  showCurrent?(room: string): void;
}

export interface RoomWorkerClock {
  /** Monotonic milliseconds, the same in every thread of a process. */
  now(): number;
  schedule(task: () => void, ms: number): void;
}

/** Loads the script machine. Called when the first game with scripts is opened. */
export type LoadScriptHostFactory = () => Promise<ScriptHostFactory>;

export interface RoomWorker {
  readonly port: RoomWorkerPort;
  readonly clock: RoomWorkerClock;
  readonly loadScripts: LoadScriptHostFactory;
  readonly rooms: Map<string, HostedRoom>;
  /** All releases that are or were being played, by the text of their document, the last used one at the end. */
  readonly games: Map<string, OpenedGame>;
  factory: Promise<ScriptHostFactory> | null;
  isLooping: boolean;
}
