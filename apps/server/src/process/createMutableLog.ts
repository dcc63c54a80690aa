import type { Logger } from 'pino';

const GATE = Symbol('gate of a logger');

/** A logger that drops its lines, and those of its children, from some moment on. */
interface MutableLog {
  readonly log: Logger;
  /** Drops all later lines, at any level. */
  mute(): void;
}

/**
 * While a process stops, everything that is still under way fails, because what it needs is closed. Those errors are
 * not problems, and would hide real ones.
 */
export function createMutableLog(parent: Logger): MutableLog {
  const gate = { isMuted: false };
  // Children of a pino logger inherit its properties.
  const log = Object.assign(parent.child({}), { [GATE]: gate });
  return { log, mute: () => void (gate.isMuted = true) };
}

/** Whether lines of this logger are dropped. */
export function isMuted(log: object): boolean {
  return (log as { [GATE]?: { isMuted: boolean } })[GATE]?.isMuted === true;
}
