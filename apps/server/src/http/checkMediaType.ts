import type { Endpoint } from '@playloom/api-contract';
import type { FastifyRequest } from 'fastify';
import { UnsupportedMediaType } from './errors.ts';

/**
 * Accepts only JSON, or a form for uploads. Any website may send other content types without a preflight, so they
 * are rejected.
 */
export function checkMediaType({ upload }: Endpoint, request: FastifyRequest): void {
  const type = request.headers['content-type'];
  const wanted = upload ? 'multipart/form-data' : 'application/json';
  if (type !== undefined && type.split(';', 1)[0]?.trim().toLowerCase() !== wanted)
    throw UnsupportedMediaType();
}
