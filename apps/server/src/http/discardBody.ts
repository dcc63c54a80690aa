import type { IncomingMessage } from 'node:http';

/** Enough for a document or image that is somewhat too large. */
export const DISCARDED_BYTES_MAX = 12 * 1024 * 1024;
const DISCARD_MS = 5_000;

/**
 * Receives the rest of a body and throws it away, up to a limit. Most callers read the answer only when they have sent
 * everything; if the connection closed before, they would learn nothing but that.
 */
export async function discardBody(body: IncomingMessage): Promise<void> {
  if (body.readableEnded || body.destroyed) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, DISCARD_MS);
  let bytes = 0;
  const count = (chunk: Buffer): void => {
    bytes += chunk.length;
    if (bytes > DISCARDED_BYTES_MAX) resolve();
  };
  body.unpipe();
  body.on('data', count).once('end', resolve).once('error', resolve).once('close', resolve);
  body.resume();
  await promise;
  clearTimeout(timer);
  body.off('data', count).pause();
}
