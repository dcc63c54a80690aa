import type { Hocuspocus } from '@hocuspocus/server';
import type { RawData } from 'ws';
import { closeCodes } from './closeCodes.ts';
import { createBudget } from '../../../http/createBudget.ts';
import type { EditorConnection, EditorContext } from './EditorConnection.ts';
import { BYTES_BURST, BYTES_PER_SECOND, MESSAGES_BURST, MESSAGES_PER_SECOND } from './limits.ts';

/** Hands what an editor says to Hocuspocus, as long as it is about its game and not too much. */
export function listenToEditor(hocuspocus: Hocuspocus, editor: EditorConnection): void {
  const { socket, gameId } = editor;
  const request = new Request(`http://drafts/${gameId}`);
  const client = hocuspocus.handleConnection(socket, request, { editor } satisfies EditorContext);
  const messages = createBudget({ perSecond: MESSAGES_PER_SECOND, burst: MESSAGES_BURST });
  const bytes = createBudget({ perSecond: BYTES_PER_SECOND, burst: BYTES_BURST });
  // Too large a message, or no WebSocket at all: the socket closes, and that says everything.
  socket.on('error', () => socket.terminate());
  socket.on('message', (data: RawData) => {
    if (socket.readyState !== socket.OPEN) return;
    const message = toBytes(data);
    if (!messages(1) || !bytes(message.length)) return socket.close(closeCodes.flood, 'flood');
    if (!isAbout(message, gameId)) return socket.close(closeCodes['bad-message'], 'bad-message');
    client.handleMessage(message);
  });
  socket.on('close', (code, reason) => client.handleClose({ code, reason: String(reason) }));
}

/** Messages begin with the length of an address, then the address: the game, and perhaps which of its editors. */
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

function toBytes(data: RawData): Uint8Array {
  const buffer = Array.isArray(data) ? Buffer.concat(data) : data;
  return new Uint8Array(buffer);
}
