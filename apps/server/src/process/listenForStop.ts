import { exitCodes } from './exitCodes.ts';

/**
 * One Ctrl-C arrives up to three times: from the terminal, from npm and from our own launcher. Only a signal after
 * this delay is treated as a second request.
 */
const FORCE_AFTER_MS = 1_000;

export interface StopRequest {
  /** Resolves at the first request to stop. */
  requested: Promise<void>;
  isRequested(): boolean;
  /**
   * Whether the process was stopped by SIGTERM, usually by a service manager, so players may finish. After Ctrl-C,
   * someone is waiting at the terminal.
   */
  isPatient(): boolean;
  /**
   * Starts a slow part of the shutdown. Until `end`, a second signal resolves `hurried` instead of ending the
   * process.
   */
  takeTime(): { readonly hurried: Promise<void>; end(): void };
  /**
   * Removes the signal handlers of libraries. Vite's handler would exit immediately, before the database has
   * stopped.
   */
  silenceOthers(): void;
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Handles signals to stop. A second signal calls `beforeForce` and ends the process immediately. */
export function listenForStop(beforeForce: () => void): StopRequest {
  const { promise, resolve } = Promise.withResolvers<void>();
  const state: { since?: number; isPatient?: boolean; hurry?: (() => void) | undefined } = {};
  const request = (signal?: string) => {
    state.since ??= performance.now();
    state.isPatient ??= signal === 'SIGTERM';
    resolve();
  };
  const onSignal = (signal: string) => {
    if (state.since !== undefined && performance.now() - state.since > FORCE_AFTER_MS) {
      if (state.hurry) return state.hurry();
      beforeForce();
      process.exit(exitCodes.forcedStop);
    }
    return request(signal);
  };
  for (const signal of signals) process.on(signal, onSignal);
  // The launcher was killed without forwarding a signal.
  process.on('disconnect', () => request());
  // The terminal or pipe may close before the process ends. A failed write must not keep the database from stopping.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  return {
    requested: promise,
    isRequested: () => state.since !== undefined,
    isPatient: () => state.isPatient === true,
    takeTime() {
      const hurried = Promise.withResolvers<void>();
      const end = (): void => {
        state.hurry = undefined;
        // The signal that ended the wait is not also the one that forces the exit.
        state.since = performance.now();
      };
      state.hurry = () => {
        end();
        hurried.resolve();
      };
      return { hurried: hurried.promise, end };
    },
    silenceOthers() {
      for (const signal of signals) {
        process.removeAllListeners(signal);
        process.on(signal, onSignal);
      }
    },
  };
}
