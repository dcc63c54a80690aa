import type { Socket } from 'node:net';
import type { ErrorBody } from '@playloom/api-contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { InvalidInput } from './errors.ts';
import { sendProblem } from './errorHandler.ts';

const HEADERS = { 'x-content-type-options': 'nosniff', 'content-security-policy': "default-src 'none'" };
const BODY: ErrorBody = { status: 'error', message: InvalidInput.message, errorId: InvalidInput.id };
const STATUS_OF: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Rejects a URL that cannot be decoded. It reaches no route and no hook, but the error has the same format. */
export function rejectMalformedUrl(_error: Error, request: FastifyRequest, reply: FastifyReply): void {
  sendProblem(request, reply.headers(HEADERS), InvalidInput());
}

/** Responds to data that is not valid HTTP. */
export function rejectMalformedRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const body = JSON.stringify(BODY);
  const headers = {
    ...HEADERS,
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const status = STATUS_OF[error.code ?? ''] ?? '400 Bad Request';
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}
