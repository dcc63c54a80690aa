import type { Endpoint } from '@playloom/api-contract';
import type { FastifyRequest } from 'fastify';
import { UnsupportedMediaType } from './errors.ts';

/**
 * A call accepts only JSON, and an upload only a form. Other types, which any page may send without a
 * preflight, are rejected.
 */
export function checkMediaType({ upload }: Endpoint, request: FastifyRequest): void {
  const type = request.headers['content-type'];
  const wanted = upload ? 'multipart/form-data' : 'application/json';
  if (type !== undefined && type.split(';', 1)[0]?.trim().toLowerCase() !== wanted)
    throw UnsupportedMediaType();
}
