import type { BodyOf, Endpoint, ParamsOf, QueryOf, ResponseOf } from '@playloom/api-contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignedIn } from './session.ts';

/** How often one address may call, in a window of time. */
export interface CallLimit {
  max: number;
  windowMs: number;
}

export interface Call<E extends Endpoint> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  request: FastifyRequest;
  reply: FastifyReply;
}

export interface PublicCall<E extends Endpoint> extends Call<E> {
  signedIn: SignedIn | null;
}
export interface SignedInCall<E extends Endpoint> extends Call<E> {
  signedIn: SignedIn;
}

/** One row of the route table. `access` is checked before `handle` runs. */
export interface Route {
  endpoint: Endpoint;
  access: 'anyone' | 'signed-in';
  limit: CallLimit;
  handle(call: PublicCall<Endpoint>): Promise<unknown>;
}

export function publicRoute<E extends Endpoint>(
  endpoint: E,
  limit: CallLimit,
  handle: (call: PublicCall<E>) => Promise<ResponseOf<E>>,
): Route {
  return { endpoint, access: 'anyone', limit, handle: handle as Route['handle'] };
}

export function signedInRoute<E extends Endpoint>(
  endpoint: E,
  limit: CallLimit,
  handle: (call: SignedInCall<E>) => Promise<ResponseOf<E>>,
): Route {
  return { endpoint, access: 'signed-in', limit, handle: handle as Route['handle'] };
}
