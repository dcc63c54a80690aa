import type { ChildProcess } from 'node:child_process';
import type { Logger } from 'pino';
import { forkRooms, type RoomsProgram } from './forkRooms.ts';

/** How long a rooms process runs before the next one is made ready, so that the first players don't wait for it. */
const STANDBY_AFTER_MS = 5_000;
/** With less free memory, rooms need it more than a process that waits. It takes about 0.15 GB. */
const STANDBY_FREE_BYTES_MIN = 1024 ** 3;

interface StandbyOptions extends RoomsProgram {
  readonly log: Logger;
  /** How long after `prepare` it starts. Null if there is none. */
  readonly afterMs?: number | null | undefined;
  readonly readFreeBytes?: (() => number) | undefined;
}

/** A process that has loaded the code of rooms and takes over when the running one ends. */
export interface RoomsStandby {
  /** Makes a process ready, after a while. If it ends, there is none until the next call. */
  prepare(): void;
  /** Hands the process over to the caller. Undefined if none is ready. */
  take(): ChildProcess | undefined;
  close(): void;
}

export function createRoomsStandby(options: StandbyOptions): RoomsStandby {
  const { log, afterMs = STANDBY_AFTER_MS, readFreeBytes = () => process.availableMemory() } = options;
  const state: { child?: ChildProcess | undefined; timer?: NodeJS.Timeout } = {};
  const onEnd = (how: unknown): void => {
    state.child = undefined;
    log.warn({ how }, 'the standby rooms process ended');
  };
  const start = (): void => {
    if (state.child !== undefined) return;
    const freeBytes = readFreeBytes();
    if (freeBytes < STANDBY_FREE_BYTES_MIN) return log.info({ freeBytes }, 'no memory for a standby process');
    state.child = forkRooms(options).on('exit', onEnd).on('error', onEnd);
    return undefined;
  };
  const take = (): ChildProcess | undefined => {
    clearTimeout(state.timer);
    const { child } = state;
    state.child = undefined;
    return child?.off('exit', onEnd).off('error', onEnd);
  };
  return {
    prepare() {
      if (afterMs === null) return;
      clearTimeout(state.timer);
      state.timer = setTimeout(start, afterMs).unref();
    },
    take() {
      const child = take();
      return child?.connected && child.exitCode === null && child.signalCode === null ? child : undefined;
    },
    // It has nothing to save.
    close: () => void take()?.kill('SIGKILL'),
  };
}
