import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/** The request in the form the web app takes. The host is ours by configuration, never what the client claims. */
export function toWebRequest(request: FastifyRequest, config: Config): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string') headers.set(name, value);
    else for (const item of value ?? []) headers.append(name, item);
  }
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  return new Request(new URL(request.url, config.publicUrl), {
    method: request.method,
    headers,
    ...(hasBody ? { body: Readable.toWeb(request.raw) as ReadableStream, duplex: 'half' } : {}),
  });
}
