import { randomUUID } from 'node:crypto';
import { describeInputIssue, type ErrorBody } from '@playloom/api-contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import {
  ApiProblem,
  BodyTooLarge,
  FilesUnavailable,
  InternalServerError,
  InvalidInput,
  NotFound,
  StorageFull,
  TooManyRequests,
  ServiceUnavailable,
  UnsupportedMediaType,
} from './errors.ts';
import { discardBody } from './discardBody.ts';
import { isDatabaseUnavailable } from './isDatabaseUnavailable.ts';

/** PostgreSQL errors for text with a NUL character. It can only come from user input. */
const NOT_STORABLE = new Set(['22021', '22P05']);
/** Of the file store, the file system, and PostgreSQL (`disk_full`). */
const NO_SPACE = new Set(['OBJECT_STORE_FULL', 'ENOSPC', 'EDQUOT', '53100']);
const NOT_JSON = new Set(['FST_ERR_CTP_INVALID_JSON_BODY', 'FST_ERR_CTP_EMPTY_JSON_BODY']);
export const RETRY_AFTER_SECONDS = '2';
/** Default `Retry-After` in seconds, for limits whose end is not known exactly. */
const RETRY_AFTER_LIMIT = 60;
const RETRY_AFTER_LIMIT_SECONDS: Record<string, number> = {
  pin_checks_slowed: 5,
  chat_too_fast: 10,
  chat_slow: 10,
  too_many_mails: 3600,
  too_many_rooms: 300,
  too_many_codes: 600,
};

/**
 * Handles all errors: known ones are sent to the caller, unknown ones only as an incident id whose cause is in the
 * log.
 */
export function installErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const problem = toApiProblem(error);
    if (problem.status === BodyTooLarge.status) await discardBody(request.raw);
    return sendProblem(request, reply, problem, error);
  });
  app.setNotFoundHandler((request, reply) => sendProblem(request, reply, NotFound()));
}

export function toApiProblem(error: FastifyError): ApiProblem {
  if (error instanceof ApiProblem) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return createInputProblem(error.validation);
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return BodyTooLarge();
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return UnsupportedMediaType();
  if (NOT_JSON.has(error.code))
    return new ApiProblem(InvalidInput.id, InvalidInput.status, 'The request body is not valid JSON.');
  if (error.statusCode === 429) return TooManyRequests();
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return InvalidInput();
  if (isNotStorable(error)) return InvalidInput();
  const storage = findStorageProblem(error);
  if (storage) return storage;
  // One of our other processes did not respond or has died.
  if (error.code === 'CALL_FAILED' || isDatabaseUnavailable(error)) return ServiceUnavailable();
  return InternalServerError();
}

/** Also checks the cause, because Drizzle wraps the driver's error. */
function isNotStorable({ code, cause }: { code?: string; cause?: unknown }): boolean {
  return NOT_STORABLE.has(code ?? '') || (cause instanceof Error && isNotStorable(cause));
}

/** A full disk stops only what must be written. Also checks the cause, because Drizzle wraps the driver's error. */
function findStorageProblem({ code, cause }: { code?: string; cause?: unknown }): ApiProblem | undefined {
  if (NO_SPACE.has(code ?? '')) return StorageFull();
  if (code === 'OBJECT_STORE_UNAVAILABLE') return FilesUnavailable();
  return cause instanceof Error ? findStorageProblem(cause) : undefined;
}

/** Logs the cause and returns the incident id to find it by. */
export function reportIncident(request: FastifyRequest, cause: unknown): string {
  const incidentId = randomUUID();
  request.log.error({ err: cause, incidentId }, 'request failed');
  return incidentId;
}

interface ValidationProblem {
  keyword?: string;
  instancePath?: string;
  message?: string;
  params?: object;
}

/** Collects one message per field. Problems of the whole request are under `_`. */
function readFields(problems: readonly ValidationProblem[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { keyword, instancePath = '', message = '', params } of problems) {
    const name = instancePath.split('/').filter(Boolean).join('.');
    fields[name || '_'] ??= describeInputIssue(name, {
      ...params,
      ...(keyword && { code: keyword }),
      message,
    });
  }
  return fields;
}

/** Uses the first field's message as the message of the response, because most callers show only that one. */
function createInputProblem(problems: readonly ValidationProblem[]): ApiProblem {
  const fields = readFields(problems);
  const { id, status, message } = InvalidInput;
  return new ApiProblem(id, status, Object.values(fields)[0] ?? message, fields);
}

/** Builds the error response. Our own failures are logged, and the caller gets the incident id. */
export function describeProblem(request: FastifyRequest, problem: ApiProblem, cause?: unknown): ErrorBody {
  const body: ErrorBody = { status: 'error', message: problem.message, errorId: problem.id };
  if (problem.fields) body.fields = problem.fields;
  if (problem.status >= 500) body.incidentId = reportIncident(request, cause);
  return body;
}

export function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  problem: ApiProblem,
  cause?: unknown,
): FastifyReply {
  const body = describeProblem(request, problem, cause);
  if (problem.status === ServiceUnavailable.status) reply.header('retry-after', RETRY_AFTER_SECONDS);
  // The rate limiter per address has already set the header to the remaining time of its window.
  if (problem.status === TooManyRequests.status && !reply.hasHeader('retry-after'))
    reply.header('retry-after', String(RETRY_AFTER_LIMIT_SECONDS[problem.id] ?? RETRY_AFTER_LIMIT));
  // Closes the connection, or all of a body that is too large would be received and thrown away.
  if (problem.status === BodyTooLarge.status) reply.header('connection', 'close');
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type('application/json')
    .serializer(JSON.stringify)
    .send(body);
}
