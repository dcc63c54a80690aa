import type { DestinationStream, LogFn, Logger, LoggerOptions } from 'pino';
import pino from 'pino';
import pretty from 'pino-pretty';
import { isMuted } from './createMutableLog.ts';
import { redactFields, redactEmailAddresses } from './redact.ts';
import { redactStatementValues, serializeError, serializeReply, serializeRequest } from './logSerializers.ts';

/** Logs colored lines on a terminal, and JSON otherwise. Secrets, tickets and email addresses are always redacted. */
export function createLogger(level: string, destination: DestinationStream = defaultDestination()): Logger {
  const options: LoggerOptions = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { log: redactFields },
    serializers: { req: serializeRequest, res: serializeReply, err: serializeError, error: serializeError },
    hooks: { logMethod: writeLine, streamWrite: redactEmailAddresses },
  };
  return pino(options, destination);
}

/**
 * Hides statement values in messages. If only an error is logged, pino uses its message as is, so it is passed
 * explicitly.
 */
function writeLine(this: Logger, args: Parameters<LogFn>, method: LogFn): void {
  if (isMuted(this)) return;
  const message = args.length === 1 ? readErrorMessage(args[0]) : undefined;
  const all: unknown[] = message === undefined ? args : [...args, message];
  method.apply(this, all.map(redactStatementValues) as Parameters<LogFn>);
}

function readErrorMessage(first: unknown): string | undefined {
  const error = first instanceof Error ? first : (first as { err?: unknown } | undefined)?.err;
  return error instanceof Error ? error.message : undefined;
}

function defaultDestination(): DestinationStream {
  if (!process.stdout.isTTY) return pino.destination({ fd: 1, sync: true });
  return pretty({ sync: true, translateTime: 'SYS:HH:MM:ss', ignore: 'pid,hostname' });
}

export interface WithLog {
  log: Logger;
}
