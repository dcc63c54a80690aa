import { PassThrough } from 'node:stream';
import type { PageHandler } from '@playloom/api-contract';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createRequestHandler,
  isRouteErrorResponse,
  RouterContextProvider,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type ServerBuild,
} from 'react-router';
import { createLoaderApiClient } from './rendering/createLoaderApiClient.ts';
import { createRouteFinder } from './rendering/createRouteFinder.ts';
import { listPreloads } from './rendering/listPreloads.ts';
import { incidentContext, pageContext } from './rendering/pageContext.ts';
import { PageResponseContext, type PageResponseInfo } from '@playloom/site/rendering/PageResponseInfo.ts';

/** A render that waits for data longer than this is aborted. The loaders' own timeouts are shorter. */
const RENDER_TIMEOUT_MS = 10_000;

/**
 * Creates the function that renders a page for a request. It is part of this bundle and not of the server, because in
 * development the bundler loads its own copy of the router, which rejects a context created by another copy.
 */
export function createPageHandler(build: ServerBuild, mode: string): PageHandler {
  const handle = createRequestHandler(build, mode);
  const findRoutes = createRouteFinder(build);
  return (request, page) => {
    page.sendEarlyHints?.(listPreloads(build.assets, findRoutes(new URL(request.url).pathname)));
    const context = new RouterContextProvider();
    context.set(pageContext, { ...page, api: createLoaderApiClient(page.api) });
    context.set(incidentContext, { id: null });
    return handle(request, context);
  };
}

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { nonce, reportError } = context.get(pageContext);
  const frame: PageResponseInfo = { nonce, incidentId: context.get(incidentContext).id };
  const waitForAll = isbot(request.headers.get('user-agent') ?? '') || entry.isSpaMode;
  headers.set('content-type', 'text/html; charset=utf-8');
  const routeIds = entry.staticHandlerContext.matches.map(({ route }) => route.id);
  headers.set('link', listPreloads(entry.manifest, routeIds).join(', '));
  return new Promise((resolve, reject) => {
    let isShellReady = false;
    const send = () => {
      const body = new PassThrough();
      resolve(new Response(createReadableStreamFromReadable(body), { headers, status }));
      pipe(body);
    };
    const { pipe, abort } = renderToPipeableStream(
      <PageResponseContext value={frame}>
        <ServerRouter context={entry} url={request.url} nonce={nonce} />
      </PageResponseContext>,
      {
        nonce,
        onShellReady: () => {
          isShellReady = true;
          if (!waitForAll) send();
        },
        onAllReady: () => {
          clearTimeout(timer);
          if (waitForAll) send();
        },
        onShellError: (error) => {
          clearTimeout(timer);
          reject(error);
        },
        onError: (error) => {
          status = 500;
          // Errors before the shell is ready are reported by the router, which renders the error page.
          if (isShellReady && !request.signal.aborted) return reportError(error);
        },
      },
    );
    const timer = setTimeout(abort, RENDER_TIMEOUT_MS);
  });
}

/** Logs an error while rendering a page. The error page shows the incident id to the visitor. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const isAnswer = isRouteErrorResponse(error) && error.status < 500;
  if (isAnswer || request.signal.aborted) return;
  context.get(incidentContext).id = context.get(pageContext).reportError(error);
};
