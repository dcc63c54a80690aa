import type { RawData, WebSocket } from 'ws';
import { editorCloseCodes } from './editorCloseCodes.ts';
import { createTokenBucket } from '../../../../http/createTokenBucket.ts';
import {
  EDITOR_BYTES_BURST,
  EDITOR_BYTES_PER_SECOND,
  EDITOR_MESSAGES_BURST,
  EDITOR_MESSAGES_PER_SECOND,
} from './limits.ts';

/** Forwards an editor's messages if they are for its game and within the rate limit. */
export function listenToEditor(
  socket: WebSocket,
  gameId: string,
  onMessage: (bytes: Uint8Array<ArrayBuffer>) => void,
): void {
  const messages = createTokenBucket({ perSecond: EDITOR_MESSAGES_PER_SECOND, burst: EDITOR_MESSAGES_BURST });
  const bytes = createTokenBucket({ perSecond: EDITOR_BYTES_PER_SECOND, burst: EDITOR_BYTES_BURST });
  // The message is too large or not valid WebSocket data. The socket closes, so no other answer is needed.
  socket.on('error', () => socket.terminate());
  socket.on('message', (data: RawData) => {
    if (socket.readyState !== socket.OPEN) return;
    const message = toBytes(data);
    if (!messages(1) || !bytes(message.length)) return socket.close(editorCloseCodes.flood, 'flood');
    if (!isAbout(message, gameId)) return socket.close(editorCloseCodes['bad-message'], 'bad-message');
    onMessage(message);
  });
}

/**
 * Whether a message is for this game. It begins with the length of an address and the address: the id of the game,
 * optionally followed by the id of the editor.
 */
function isAbout(message: Uint8Array, gameId: string): boolean {
  const length = message[0] ?? 0;
  const isOneByte = length < 128;
  if (!isOneByte || message.length < 1 + length) return false;
  const address = Buffer.from(message.buffer, message.byteOffset + 1, length).toString('latin1');
  return (
    address === gameId ||
    (address.startsWith(`${gameId}\0`) && /^[\w-]+$/.test(address.slice(gameId.length + 1)))
  );
}

/**
 * Returns bytes with their own buffer, which can be transferred to another thread. Small messages share a buffer, so
 * they are copied.
 */
function toBytes(data: RawData): Uint8Array<ArrayBuffer> {
  const bytes = Array.isArray(data) ? Buffer.concat(data) : data;
  if (bytes instanceof ArrayBuffer) return new Uint8Array(bytes);
  const { buffer } = bytes;
  const isWhole = buffer instanceof ArrayBuffer && buffer.byteLength === bytes.byteLength;
  return isWhole ? new Uint8Array(buffer) : new Uint8Array(bytes);
}
