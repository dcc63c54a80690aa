import { ApiError } from './ApiError.ts';
import type { CallOf, Endpoint, ResponseOf } from './endpoint.ts';
import { errorSchema, type ErrorBody } from './envelope.ts';
import { endpoints, type Endpoints } from './endpoints.ts';
import { REQUEST_HEADER } from './requestHeader.ts';

const UNREACHABLE: ErrorBody = {
  status: 'error',
  errorId: 'network_unreachable',
  message: 'Playloom cannot be reached. Check your connection and try again.',
};

type Call<E extends Endpoint> =
  object extends CallOf<E>
    ? (call?: CallOf<E>) => Promise<ResponseOf<E>>
    : (call: CallOf<E>) => Promise<ResponseOf<E>>;

export type ApiClient = { [K in keyof Endpoints]: Call<Endpoints[K]> };

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** A client with one method per endpoint. Answers are the bodies; failures are thrown as `ApiError`. */
export function createApiClient(fetch: Fetch, baseUrl = ''): ApiClient {
  const client: Record<string, unknown> = {};
  for (const [name, endpoint] of Object.entries(endpoints)) {
    client[name] = (call: AnyCall = {}) => callEndpoint(fetch, baseUrl, endpoint, call);
  }
  return client as ApiClient;
}

interface AnyCall {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  form?: FormData;
}

async function callEndpoint(
  fetch: Fetch,
  baseUrl: string,
  endpoint: Endpoint,
  call: AnyCall,
): Promise<unknown> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (endpoint.method !== 'GET') headers[REQUEST_HEADER] = '1';
  if (call.body !== undefined) headers['content-type'] = 'application/json';
  const response = await fetch(baseUrl + buildPath(endpoint.path, call), {
    method: endpoint.method,
    headers,
    body: call.form ?? (call.body === undefined ? null : JSON.stringify(call.body)),
  }).catch(() => {
    throw new ApiError(0, UNREACHABLE);
  });
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) return body;
  const failure = errorSchema.safeParse(body);
  throw new ApiError(response.status, failure.success ? failure.data : UNREACHABLE);
}

function buildPath(path: string, { params = {}, query = {} }: AnyCall): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return search.size ? `${filled}?${search}` : filled;
}
