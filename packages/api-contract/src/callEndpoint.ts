import { ApiError } from './ApiError.ts';
import type { HttpMethod } from './endpoint.ts';
import type { ErrorBody } from './envelope.ts';
import { readErrorBody } from './readErrorBody.ts';
import { CSRF_HEADER } from './requestHeader.ts';

const UNREACHABLE: ErrorBody = {
  status: 'error',
  errorId: 'network_unreachable',
  message: 'We can’t reach Playloom. Check your connection and try again.',
};

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

type EndpointSignature = `${HttpMethod} ${string}`;

export interface UntypedCall {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  form?: FormData;
}

/** Calls an endpoint by method and path, such as `GET /api/v1/games/by-slug/:gameSlug/`. */
export async function callEndpoint(
  fetch: Fetch,
  baseUrl: string,
  signature: EndpointSignature,
  call: UntypedCall,
): Promise<unknown> {
  const [method, path] = signature.split(' ') as [HttpMethod, string];
  const headers: Record<string, string> = { accept: 'application/json' };
  if (method !== 'GET') headers[CSRF_HEADER] = '1';
  if (call.body !== undefined) headers['content-type'] = 'application/json';
  const response = await fetch(baseUrl + buildPath(path, call), {
    method,
    headers,
    body: call.form ?? (call.body === undefined ? null : JSON.stringify(call.body)),
  }).catch(() => {
    throw new ApiError(0, UNREACHABLE);
  });
  const body: unknown = await response.json().catch(() => null);
  if (response.ok && (body as Partial<ErrorBody> | null)?.status !== 'error') return body;
  throw new ApiError(response.status, readErrorBody(body) ?? UNREACHABLE);
}

function buildPath(path: string, { params = {}, query = {} }: UntypedCall): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return search.size ? `${filled}?${search}` : filled;
}
