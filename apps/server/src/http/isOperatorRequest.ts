import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { isLoopbackRequest } from './clientAddress.ts';

/** Whether a request comes from this machine or has the operator's token. */
export function isOperatorRequest(request: FastifyRequest, token: string | undefined): boolean {
  return isLoopbackRequest(request) || hasToken(request, token);
}

function hasToken(request: FastifyRequest, token: string | undefined): boolean {
  const given = Buffer.from(request.headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return token !== undefined && given.length === wanted.length && timingSafeEqual(given, wanted);
}
