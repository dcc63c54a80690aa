import type { Game } from '@playloom/game-format';
import { PlayStopError } from '../state/PlayStopError.ts';

/** Assumed size if the response is compressed, because the length header then does not match the received bytes. */
const GUESSED_BYTES = 400_000;

/**
 * Fetches the client's part of a release. Sends no credentials, because the response is the same for all players and
 * cacheable.
 */
export async function fetchRelease(url: string, onPart: (part: number) => void): Promise<Game> {
  const response = await fetch(url, { credentials: 'omit' }).catch(() => null);
  if (!response) throw new PlayStopError('network_unreachable');
  if (!response.ok) throw new PlayStopError(response.status === 404 ? 'release_not_found' : 'unavailable');
  const text = await readText(response, onPart);
  try {
    return JSON.parse(text) as Game;
  } catch {
    throw new PlayStopError('network_unreachable');
  }
}

async function readText(response: Response, onPart: (part: number) => void): Promise<string> {
  if (!response.body) return response.text();
  const length = Number(response.headers.get('content-length'));
  const total = response.headers.has('content-encoding') || !length ? GUESSED_BYTES : length;
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let received = 0;
  for await (const piece of readPieces(response.body)) {
    pieces.push(piece);
    received += piece.length;
    onPart(Math.min(received / total, 0.99));
  }
  return new Blob(pieces).text();
}

/** Reads a stream piece by piece. Not every browser supports async iteration over a stream. */
async function* readPieces(body: ReadableStream<Uint8Array<ArrayBuffer>>) {
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}
