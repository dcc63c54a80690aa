import { randomUUID } from 'node:crypto';
import type { ErrorBody } from '@playloom/api-contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import {
  ApiProblem,
  BodyTooLarge,
  Internal,
  InvalidInput,
  NotFound,
  TooManyRequests,
  Unavailable,
  UnsupportedMediaType,
} from './errors.ts';

/** PostgreSQL's texts cannot hold a NUL character, and only a visitor can have sent one. */
const NOT_STORABLE = new Set(['22021', '22P05']);
const LOST_DATABASE = new Set(['ECONNREFUSED', 'ECONNRESET', '57P01', '57P03', '08006', '08001', '53300']);

/** The one exit for errors: known ones leave as they are, unknown ones as an incident id whose cause is in the log. */
export function installErrorExit(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) =>
    sendProblem(request, reply, asProblem(error), error),
  );
  app.setNotFoundHandler((request, reply) => sendProblem(request, reply, NotFound()));
}

export function asProblem(error: FastifyError): ApiProblem {
  if (error instanceof ApiProblem) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return InvalidInput(readFields(error.validation));
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return BodyTooLarge();
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return UnsupportedMediaType();
  if (error.statusCode === 429) return TooManyRequests();
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return InvalidInput();
  if (hasCode(error, NOT_STORABLE)) return InvalidInput();
  if (hasCode(error, LOST_DATABASE)) return Unavailable();
  return Internal();
}

/** The driver's error is the cause of the one that drizzle throws. */
function hasCode(error: unknown, codes: Set<string>): boolean {
  const { code, cause } = error as { code?: string; cause?: unknown };
  return (code !== undefined && codes.has(code)) || (cause instanceof Error && hasCode(cause, codes));
}

function readFields(
  problems: readonly { instancePath?: string; message?: string }[],
): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { instancePath = '', message = '' } of problems) {
    const name = instancePath.split('/').filter(Boolean).join('.') || '_';
    fields[name] ??= message;
  }
  return fields;
}

function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  problem: ApiProblem,
  cause?: unknown,
): FastifyReply {
  const body: ErrorBody = { status: 'error', message: problem.message, errorId: problem.id };
  if (problem.fields) body.fields = problem.fields;
  if (problem.status >= 500) {
    body.incidentId = randomUUID();
    request.log.error({ err: cause, incidentId: body.incidentId }, 'request failed');
  }
  if (problem.status === Unavailable.status) reply.header('retry-after', '2');
  return reply.code(problem.status).type('application/json').serializer(JSON.stringify).send(body);
}
