import { request as sendRequest, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { createApiClient, CSRF_HEADER, type ApiClient } from '@playloom/api-contract';
import type { Clock } from '../process/clock.ts';
import { createCookieJar, type CookieJar } from './createCookieJar.ts';

export interface TestRequest extends RequestInit {
  /** Sent as the JSON body. */
  json?: unknown;
  /** Leaves out the headers that only our own pages send: the Origin and our own header. */
  foreign?: boolean;
}

export interface ApiTestClient {
  /** Like `fetch`, but with this client's cookies and without following redirects. Paths are relative to PUBLIC_URL. */
  fetch(url: string, init?: TestRequest): Promise<Response>;
  /** The API client that pages use, with one method per endpoint. Returns bodies and throws failures as ApiError. */
  api: ApiClient;
  cookies: CookieJar;
}

const BODILESS = new Set([204, 304]);
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Creates a client with its own cookies, like a separate browser. Requests go to `port`; the host of a URL is sent
 * only as the Host header.
 */
export function createApiTestClient(options: {
  port: number;
  publicUrl: string;
  clock: Clock;
}): ApiTestClient {
  const cookies = createCookieJar(options.clock);
  const fetchAsVisitor = async (url: string, init: TestRequest = {}): Promise<Response> => {
    const request = toRequest(new URL(url, options.publicUrl), init, options.publicUrl);
    const cookieHeader = cookies.header();
    if (cookieHeader !== undefined && !request.headers.has('cookie'))
      request.headers.set('cookie', cookieHeader);
    const response = await send(request, options.port);
    cookies.storeCookies(response.headers.getSetCookie());
    return response;
  };
  return { fetch: fetchAsVisitor, api: createApiClient(fetchAsVisitor), cookies };
}

function toRequest(url: URL, { json, foreign, ...init }: TestRequest, publicUrl: string): Request {
  const request = new Request(url, {
    ...init,
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
  });
  if (json !== undefined) request.headers.set('content-type', 'application/json');
  if (SAFE_METHODS.has(request.method) || foreign) return request;
  if (!request.headers.has('origin')) request.headers.set('origin', publicUrl);
  if (!request.headers.has(CSRF_HEADER)) request.headers.set(CSRF_HEADER, '1');
  return request;
}

/** Sends a request without `fetch`, which always sets its own Host header. The server needs the one from the URL. */
async function send(request: Request, port: number): Promise<Response> {
  const url = new URL(request.url);
  const body = Buffer.from(await request.arrayBuffer());
  const headers: Record<string, string> = { ...Object.fromEntries(request.headers), host: url.host };
  if (body.length > 0) headers['content-length'] = String(body.length);
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    sendRequest({ host: '127.0.0.1', port, method: request.method, path: url.pathname + url.search, headers })
      .on('response', resolve)
      .on('error', reject)
      .end(body);
  });
  const received = new Headers();
  for (let index = 0; index < answer.rawHeaders.length; index += 2) {
    received.append(answer.rawHeaders[index] ?? '', answer.rawHeaders[index + 1] ?? '');
  }
  const status = answer.statusCode ?? 500;
  const hasBody = !BODILESS.has(status) && request.method !== 'HEAD';
  if (!hasBody) answer.resume();
  return new Response(hasBody ? (Readable.toWeb(answer) as ReadableStream) : null, {
    status,
    headers: received,
  });
}
