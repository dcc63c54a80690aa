import { Readable, Transform } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BodyTooLarge, InvalidInput } from './errors.ts';
import { JSON_BODY_BYTES_MAX } from './limits.ts';
import type { SiteOrigins } from './resolveSiteOrigins.ts';

/** Converts the request for the web app. The origin comes from the configuration, never from the client. */
export function toWebRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  { publicUrl }: SiteOrigins,
): Request {
  // The URL is built by joining strings, because resolving `//elsewhere` against our origin would give another host.
  if (!request.url.startsWith('/')) throw InvalidInput();
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  return new Request(publicUrl + request.url, {
    method: request.method,
    headers: toHeaders(request),
    signal: createDisconnectSignal(reply),
    ...(hasBody ? { body: readLimited(request), duplex: 'half' } : {}),
  });
}

function toHeaders(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string') headers.set(name, value);
    else for (const item of value ?? []) headers.append(name, item);
  }
  return headers;
}

/** Returns a signal that aborts if the user leaves before the response is complete. */
function createDisconnectSignal(reply: FastifyReply): AbortSignal {
  const leaving = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) leaving.abort();
  });
  return leaving.signal;
}

function readLimited(request: FastifyRequest): ReadableStream {
  if (Number(request.headers['content-length'] ?? 0) > JSON_BODY_BYTES_MAX) throw BodyTooLarge();
  let bytes = 0;
  const limited = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > JSON_BODY_BYTES_MAX) done(BodyTooLarge());
      else done(null, chunk);
    },
  });
  limited.on('error', () => request.raw.unpipe(limited));
  return Readable.toWeb(request.raw.pipe(limited)) as ReadableStream;
}
