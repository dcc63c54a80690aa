import type {
  EndpointBody,
  Endpoint,
  EndpointParams,
  EndpointQuery,
  EndpointResponse,
} from '@playloom/api-contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignedIn } from './session.ts';

/** How often one address may call, in a window of time. */
export interface CallLimit {
  max: number;
  windowMs: number;
}

export interface Call<E extends Endpoint> {
  params: EndpointParams<E>;
  query: EndpointQuery<E>;
  body: EndpointBody<E>;
  request: FastifyRequest;
  reply: FastifyReply;
}

export interface PublicCall<E extends Endpoint> extends Call<E> {
  signedIn: SignedIn | null;
}
interface SignedInCall<E extends Endpoint> extends Call<E> {
  signedIn: SignedIn;
}

/** Who runs the platform; operators may do all that moderators may. */
export type StaffRole = 'moderator' | 'operator';

/** One row of the route table. `access` is checked before `handle` runs; `nobody` asks not even who it is. */
export interface Route {
  endpoint: Endpoint;
  access: 'nobody' | 'anyone' | 'signed-in' | StaffRole;
  limit: CallLimit;
  /** For bodies larger than usual; the session is then checked before they are read. */
  bodyLimit?: number;
  /** The body holds a whole document: `getDocumentBody` has its bytes, and the field itself is empty. */
  hasDocument?: boolean;
  handle(call: PublicCall<Endpoint>): Promise<unknown>;
}

/** For what is the same for everyone: the session is not read. */
export function sessionlessRoute<E extends Endpoint>(
  endpoint: E,
  limit: CallLimit,
  handle: (call: Call<E>) => Promise<EndpointResponse<E>>,
): Route {
  return { endpoint, access: 'nobody', limit, handle: handle as unknown as Route['handle'] };
}

export function publicRoute<E extends Endpoint>(
  endpoint: E,
  limit: CallLimit,
  handle: (call: PublicCall<E>) => Promise<EndpointResponse<E>>,
): Route {
  return { endpoint, access: 'anyone', limit, handle: handle as Route['handle'] };
}

export function signedInRoute<E extends Endpoint>(
  endpoint: E,
  limit: CallLimit,
  handle: (call: SignedInCall<E>) => Promise<EndpointResponse<E>>,
): Route {
  return { endpoint, access: 'signed-in', limit, handle: handle as Route['handle'] };
}

/** For those who run the platform, with two-factor login. */
export function staffRoute<E extends Endpoint>(
  access: StaffRole,
  endpoint: E,
  limit: CallLimit,
  handle: (call: SignedInCall<E>) => Promise<EndpointResponse<E>>,
): Route {
  return { endpoint, access, limit, handle: handle as Route['handle'] };
}
