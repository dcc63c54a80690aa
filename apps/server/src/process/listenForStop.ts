import { exitCodes } from './exitCodes.ts';

/**
 * One Ctrl-C arrives up to three times: from the terminal, from npm and from our own launcher.
 * Only a signal after this pause is a person who has lost patience.
 */
const FORCE_AFTER_MS = 1_000;

export interface StopRequest {
  /** Resolves at the first request to stop. */
  requested: Promise<void>;
  isRequested(): boolean;
  /** By SIGTERM, as whoever runs servers does it: players may finish. Ctrl-C is a person who waits. */
  isPatient(): boolean;
  /** Resolves when somebody asks again; until then stopping may take its time. */
  takeTime(): { readonly hurried: Promise<void>; end(): void };
  /** Takes the signals away from libraries: Vite's listener exits at once, before the database has stopped. */
  silenceOthers(): void;
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** A second signal ends the process at once, after `beforeForce`. */
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
  // Our launcher was killed without a chance to pass a signal on.
  process.on('disconnect', () => request());
  // The terminal or pipe may go before us; a failed write must not keep us from stopping the database.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  return {
    requested: promise,
    isRequested: () => state.since !== undefined,
    isPatient: () => state.isPatient === true,
    takeTime() {
      const hurried = Promise.withResolvers<void>();
      const end = (): void => {
        state.hurry = undefined;
        // The one that cut the waiting short is not held against what comes now.
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
