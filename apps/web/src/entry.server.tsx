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
import { throwFailureResponses } from './session/throwFailureResponses.ts';
import { incidentContext, pageContext } from './session/pageContext.ts';
import { PageFrameContext, type PageFrame } from './session/PageFrame.ts';

/** A render that hangs on data is cut here; the loaders' own limits come first. */
const RENDER_TIMEOUT_MS = 10_000;

/**
 * Made here and not in the server: in development the bundler loads its own copy of the router, and a
 * context made by another copy is refused.
 */
export function createPageHandler(build: ServerBuild, mode: string): PageHandler {
  const handle = createRequestHandler(build, mode);
  return (request, page) => {
    const context = new RouterContextProvider();
    context.set(pageContext, { ...page, api: throwFailureResponses(page.api) });
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
  const frame: PageFrame = { nonce, incidentId: context.get(incidentContext).id };
  const waitForAll = isbot(request.headers.get('user-agent') ?? '') || entry.isSpaMode;
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Promise((resolve, reject) => {
    let isShellReady = false;
    const send = () => {
      const body = new PassThrough();
      resolve(new Response(createReadableStreamFromReadable(body), { headers, status }));
      pipe(body);
    };
    const { pipe, abort } = renderToPipeableStream(
      <PageFrameContext value={frame}>
        <ServerRouter context={entry} url={request.url} nonce={nonce} />
      </PageFrameContext>,
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
          // Before the shell stands the router reports the error itself, and renders the error page instead.
          if (isShellReady && !request.signal.aborted) return reportError(error);
        },
      },
    );
    const timer = setTimeout(abort, RENDER_TIMEOUT_MS);
  });
}

/** What a page fails with goes to the log; the visitor sees the id it is logged under. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const isAnswer = isRouteErrorResponse(error) && error.status < 500;
  if (isAnswer || request.signal.aborted) return;
  context.get(incidentContext).id = context.get(pageContext).reportError(error);
};
