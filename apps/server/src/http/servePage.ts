import { ApiError, type PageHandler, type PublicConfig } from '@playloom/api-contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../process/config.ts';
import type { App } from './App.ts';
import { InternalServerError, ServiceUnavailable } from './errors.ts';
import { reportIncident, RETRY_AFTER_SECONDS } from './errorHandler.ts';
import { resolveSiteOrigins } from './resolveSiteOrigins.ts';
import { renderErrorPage } from './renderErrorPage.ts';
import { toWebRequest } from './toWebRequest.ts';

/** Set by proxies that pass early hints on. */
const EARLY_HINTS_HEADER = 'accept-early-hints';

interface PageContext {
  app: App;
  config: Config;
  publicConfig: PublicConfig;
  readHandler(): Promise<PageHandler>;
}

/** Lets the web app render the page. If anything fails there, the user gets a page with an incident id. */
export async function servePage(
  { app, config, publicConfig, readHandler }: PageContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const nonce = app.security.protectPage(request, reply);
  const failure = watchFailures(request);
  const origins = resolveSiteOrigins(config, request.host);
  const webRequest = toWebRequest(request, reply, origins);
  const handle = await readHandler();
  const response = await handle(webRequest, {
    nonce,
    config: { ...publicConfig, ...origins },
    api: app.internalCalls.clientFor(request),
    readOpenApi: async () => app.server.swagger(),
    reportError: failure.report,
    ...(acceptsEarlyHints(request) && {
      sendEarlyHints: (links) => reply.raw.writeEarlyHints({ link: [...links] }),
    }),
  }).catch((error: unknown) => {
    failure.report(error);
    return new Response(null, { status: InternalServerError.status });
  });
  const status =
    failure.isUnavailable() && response.status === InternalServerError.status
      ? ServiceUnavailable.status
      : response.status;
  // A page depends on the user, so only their own browser may cache it.
  if (!response.headers.has('cache-control')) reply.header('cache-control', 'private, no-cache');
  if (status === ServiceUnavailable.status) reply.header('retry-after', RETRY_AFTER_SECONDS);
  if (status >= InternalServerError.status && isUnreadable(response)) {
    await response.body?.cancel();
    return reply.code(status).type('text/html; charset=utf-8').send(renderErrorPage(failure.lastId(), nonce));
  }
  if (status === response.status) return reply.send(response);
  return reply.send(new Response(response.body, { status, headers: response.headers }));
}

/**
 * Whether to send early hints (103) before the page. Browsers use them only over HTTP/2, which a proxy speaks with them,
 * and some proxies take a 103 for the whole response. So the proxy has to ask for them.
 */
function acceptsEarlyHints({ method, headers, raw }: FastifyRequest): boolean {
  return (
    method === 'GET' &&
    raw.httpVersion !== '1.0' &&
    headers['sec-fetch-mode'] === 'navigate' &&
    headers[EARLY_HINTS_HEADER] === '1'
  );
}

/** Whether a response has no page to show. The router's own fallback responses are empty or one line of plain text. */
function isUnreadable({ headers }: Response): boolean {
  const type = headers.get('content-type');
  return type === null || type.startsWith('text/plain');
}

/** Collects the failures of a page. A failed API call is already logged as an incident, so its id is reused. */
function watchFailures(request: FastifyRequest) {
  const failures: { id: string; isUnavailable: boolean }[] = [];
  const report = (error: unknown): string => {
    const answer = error instanceof ApiError ? error : undefined;
    const id = answer?.body.incidentId ?? reportIncident(request, error);
    failures.push({ id, isUnavailable: answer?.status === ServiceUnavailable.status });
    return id;
  };
  return {
    report,
    lastId: () =>
      failures.at(-1)?.id ?? reportIncident(request, new Error('A page failed without an error.')),
    isUnavailable: () => failures.some(({ isUnavailable }) => isUnavailable),
  };
}
