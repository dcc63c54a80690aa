import { PassThrough } from 'node:stream';
import type { PageHandler } from '@playloom/api-contract';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createRequestHandler,
  RouterContextProvider,
  ServerRouter,
  type EntryContext,
  type ServerBuild,
} from 'react-router';
import { pageContext } from './session/pageContext.ts';

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
    context.set(pageContext, page);
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
  const { nonce } = context.get(pageContext);
  const waitForAll = isbot(request.headers.get('user-agent') ?? '') || entry.isSpaMode;
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Promise((resolve, reject) => {
    const send = () => {
      const body = new PassThrough();
      resolve(new Response(createReadableStreamFromReadable(body), { headers, status }));
      pipe(body);
    };
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={entry} url={request.url} nonce={nonce} />,
      {
        nonce,
        onShellReady: () => waitForAll || send(),
        onAllReady: () => {
          clearTimeout(timer);
          if (waitForAll) send();
        },
        onShellError: reject,
        onError: () => {
          status = 500;
        },
      },
    );
    const timer = setTimeout(abort, RENDER_TIMEOUT_MS);
  });
}
