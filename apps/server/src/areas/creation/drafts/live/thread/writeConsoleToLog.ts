import type { Logger } from 'pino';
import { EditRejection } from '../EditRejection.ts';

const LINE_CHARACTERS_MAX = 300;

/**
 * Hocuspocus and the Redis client write to the console of their thread, with a stack trace for each failing message.
 * The log gets one short line instead, because clients control how often this happens.
 */
export function writeConsoleToLog(log: Logger): void {
  const write = (...parts: unknown[]) =>
    log.warn(parts.map(describe).join(' ').slice(0, LINE_CHARACTERS_MAX));
  Object.assign(console, { log: write, info: write, warn: write, error: write });
}

function describe(part: unknown): string {
  if (part instanceof EditRejection) return part.detail;
  return part instanceof Error ? `${part.name}: ${part.message}` : String(part);
}
