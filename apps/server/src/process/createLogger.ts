import type { DestinationStream, Logger, LoggerOptions } from 'pino';
import pino from 'pino';
import pretty from 'pino-pretty';
import { redactFields, redactMailAddresses } from './redact.ts';
import { serializeError, serializeReply, serializeRequest } from './logSerializers.ts';

/** Coloured lines on a terminal, JSON otherwise. Secrets, tickets and mail addresses never reach either. */
export function createLogger(level: string, destination: DestinationStream = defaultDestination()): Logger {
  const options: LoggerOptions = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { log: redactFields },
    serializers: { req: serializeRequest, res: serializeReply, err: serializeError, error: serializeError },
    hooks: { streamWrite: redactMailAddresses },
  };
  return pino(options, destination);
}

function defaultDestination(): DestinationStream {
  if (!process.stdout.isTTY) return pino.destination({ fd: 1, sync: true });
  return pretty({ sync: true, translateTime: 'SYS:HH:MM:ss', ignore: 'pid,hostname' });
}
