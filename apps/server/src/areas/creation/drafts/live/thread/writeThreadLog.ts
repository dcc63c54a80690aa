import type { Logger } from 'pino';

interface WrittenError {
  readonly message?: string;
  readonly cause?: WrittenError;
  readonly [field: string]: unknown;
}

/** Writes a line of the thread's logger to the process's logger, with its level, fields and error. */
export function writeThreadLog(log: Logger, line: string): void {
  const { level, time: _time, msg, err, ...fields } = JSON.parse(line) as Record<string, unknown>;
  const name = log.levels.labels[Number(level)];
  if (name === undefined) return;
  const read = err === undefined ? fields : { ...fields, err: readError(err as WrittenError) };
  log[name as 'warn'](read, msg as string | undefined);
}

/** Restores an Error, because the logger writes stacks only for errors. */
function readError({ message, type, cause, ...fields }: WrittenError): Error {
  const error = new Error(message, cause === undefined ? {} : { cause: readError(cause) });
  return Object.assign(error, fields, typeof type === 'string' ? { name: type } : {});
}
