import {
  ApiError,
  createApiClient,
  endpoints,
  type ApiClient,
  type Endpoint,
  type Endpoints,
} from '@playloom/api-contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Config } from '../process/config.ts';
import { toApiProblem, describeProblem } from './errorHandler.ts';
import { InvalidInput } from './errors.ts';
import { JsonText } from './JsonText.ts';
import { rewriteOrigins } from './rewriteOrigins.ts';
import type { RouteCall, Route } from './route.ts';
import { runRoute } from './runRoute.ts';
import type { SessionReader, SignedInSession } from './session.ts';

const PASSED_ON = ['cookie', 'user-agent', 'dnt', 'sec-gpc'] as const;

export interface InternalApiClients {
  /** Returns a client that calls this server without a socket, as the user of the given request. */
  clientFor(visitor: FastifyRequest): ApiClient;
}

interface InternalCallOptions {
  app: FastifyInstance;
  config: Config;
  routes: Route[];
  readSession: SessionReader;
}

type Read = (call?: { params?: Fields; query?: Fields }) => Promise<unknown>;
type Fields = Record<string, unknown>;

/**
 * Creates API clients for pages rendered on the server. They use the same endpoints as browsers, so permissions
 * are checked in only one place. Reads run the route directly; changes go through the whole server, including rate
 * limits.
 */
export function createInternalApiClients(options: InternalCallOptions): InternalApiClients {
  const readRoutes = options.routes.filter(({ endpoint }) => endpoint.method === 'GET');
  const nameOf = new Map(
    Object.entries(endpoints as Record<string, Endpoint>).map(([name, endpoint]) => [endpoint, name]),
  );
  return {
    clientFor(visitor) {
      const { forget, readSignedIn } = rememberSession(options.readSession, visitor);
      const client: Record<string, unknown> = createInjectedClient(options, visitor, forget);
      for (const route of readRoutes)
        client[nameOf.get(route.endpoint) ?? ''] = createRead(options.config, route, visitor, readSignedIn);
      return client as ApiClient;
    },
  };
}

/** Reads the session of a page's user once instead of on every call, and again after `forget`. */
function rememberSession(readSession: SessionReader, visitor: FastifyRequest) {
  let known: Promise<SignedInSession | null> | undefined;
  return {
    readSignedIn: () => (known ??= readSession(visitor)),
    forget: () => {
      known = undefined;
    },
  };
}

function createRead(
  config: Config,
  route: Route,
  visitor: FastifyRequest,
  readSignedIn: () => Promise<SignedInSession | null>,
): Read {
  const { params, query, response } = route.endpoint;
  return async (call = {}) => {
    try {
      const parsed = {
        params: parseFields(params, call.params),
        query: parseFields(query, call.query),
        body: undefined,
        request: visitor,
        reply: noReply,
      } as RouteCall<Endpoint>;
      const answer = await runRoute(route, readSignedIn, parsed);
      const read = response.parse(answer instanceof JsonText ? readJsonText(answer) : answer);
      return rewriteOrigins(config, visitor.host, read);
    } catch (error) {
      const problem = toApiProblem(error as FastifyError);
      throw new ApiError(problem.status, describeProblem(visitor, problem, error));
    }
  };
}

function readJsonText({ text }: JsonText): unknown {
  return JSON.parse(typeof text === 'string' ? text : Buffer.from(text).toString('utf8'));
}

/** A stand-in for the reply: internal calls have no response headers. */
const noReply = { header: () => noReply } as unknown as FastifyReply;

/** Converts fields to strings, as in a query string, and parses them with the schema. */
function parseFields(schema: z.ZodObject | undefined, fields: Fields = {}): unknown {
  if (!schema) return undefined;
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  const { success, data } = schema.safeParse(
    Object.fromEntries(given.map(([name, value]) => [name, String(value)])),
  );
  if (!success) throw InvalidInput();
  return data;
}

function createInjectedClient(
  { app, config }: InternalCallOptions,
  visitor: FastifyRequest,
  onChange: () => void,
): Record<keyof Endpoints, unknown> {
  const headers: Record<string, string> = { origin: new URL(config.publicUrl).origin };
  for (const name of PASSED_ON) {
    const value = visitor.headers[name];
    if (typeof value === 'string') headers[name] = value;
  }
  return createApiClient(async (url, init) => {
    const answer = await app.inject({
      method: init.method as 'POST',
      url,
      headers: { ...(init.headers as Record<string, string>), ...headers },
      remoteAddress: visitor.ip,
      ...(init.body ? { payload: init.body as string } : {}),
    });
    onChange();
    return new Response(answer.rawPayload as Uint8Array<ArrayBuffer>, { status: answer.statusCode });
  });
}
