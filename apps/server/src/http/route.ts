import type {
  EndpointBody,
  Endpoint,
  EndpointParams,
  EndpointQuery,
  EndpointResponse,
} from '@playloom/api-contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignedInSession } from './session.ts';

/** How often one address may call within a time window. */
export interface EndpointRateLimit {
  max: number;
  windowMs: number;
}

export interface RouteCall<E extends Endpoint> {
  params: EndpointParams<E>;
  query: EndpointQuery<E>;
  body: EndpointBody<E>;
  request: FastifyRequest;
  reply: FastifyReply;
}

export interface PublicRouteCall<E extends Endpoint> extends RouteCall<E> {
  signedIn: SignedInSession | null;
}
interface SignedInCall<E extends Endpoint> extends RouteCall<E> {
  signedIn: SignedInSession;
}

/** Roles of the team that runs the platform. Operators may do everything that moderators may. */
export type StaffRole = 'moderator' | 'operator';

/**
 * A row of the route table. `access` is checked before `handle` runs. With `nobody`, the session is not read at
 * all.
 */
export interface Route {
  endpoint: Endpoint;
  access: 'nobody' | 'anyone' | 'signed-in' | StaffRole;
  limit: EndpointRateLimit;
  /** Set for bodies that are larger than usual. The session is then checked before the body is read. */
  bodyLimit?: number;
  /**
   * The body contains a whole document: `getDocumentBody` returns its bytes, and the field itself is empty.
   */
  hasDocument?: boolean;
  /** A GET that changes something, such as taking a seat in a room. Pages of other sites can't send it. */
  changesState?: boolean;
  handle(call: PublicRouteCall<Endpoint>): Promise<unknown>;
}

/** Defines a route whose response is the same for everyone, so the session is not read. */
export function sessionlessRoute<E extends Endpoint>(
  endpoint: E,
  limit: EndpointRateLimit,
  handle: (call: RouteCall<E>) => Promise<EndpointResponse<E>>,
): Route {
  return { endpoint, access: 'nobody', limit, handle: handle as unknown as Route['handle'] };
}

export function publicRoute<E extends Endpoint>(
  endpoint: E,
  limit: EndpointRateLimit,
  handle: (call: PublicRouteCall<E>) => Promise<EndpointResponse<E>>,
): Route {
  return { endpoint, access: 'anyone', limit, handle: handle as Route['handle'] };
}

export function signedInRoute<E extends Endpoint>(
  endpoint: E,
  limit: EndpointRateLimit,
  handle: (call: SignedInCall<E>) => Promise<EndpointResponse<E>>,
): Route {
  return { endpoint, access: 'signed-in', limit, handle: handle as Route['handle'] };
}

/** Defines a route for moderators or operators with two-factor login. */
export function staffRoute<E extends Endpoint>(
  access: StaffRole,
  endpoint: E,
  limit: EndpointRateLimit,
  handle: (call: SignedInCall<E>) => Promise<EndpointResponse<E>>,
): Route {
  return { endpoint, access, limit, handle: handle as Route['handle'] };
}
