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
  /** Takes the signals away from libraries: Vite's listener exits at once, before the database has stopped. */
  silenceOthers(): void;
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** A second signal ends the process at once, after `beforeForce`. */
export function listenForStop(beforeForce: () => void): StopRequest {
  const { promise, resolve } = Promise.withResolvers<void>();
  const state: { since?: number } = {};
  const request = () => {
    state.since ??= performance.now();
    resolve();
  };
  const onSignal = () => {
    if (state.since !== undefined && performance.now() - state.since > FORCE_AFTER_MS) {
      beforeForce();
      process.exit(exitCodes.forcedStop);
    }
    request();
  };
  for (const signal of signals) process.on(signal, onSignal);
  // Our launcher was killed without a chance to pass a signal on.
  process.on('disconnect', request);
  // The terminal or pipe may go before us; a failed write must not keep us from stopping the database.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  return {
    requested: promise,
    isRequested: () => state.since !== undefined,
    silenceOthers() {
      for (const signal of signals) {
        process.removeAllListeners(signal);
        process.on(signal, onSignal);
      }
    },
  };
}
