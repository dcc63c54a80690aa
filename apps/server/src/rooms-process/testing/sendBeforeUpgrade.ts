import { connect } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { formatUpgradeRequest } from './formatUpgradeRequest.ts';

const MASK = [0, 0, 0, 0];
const BINARY_END = 0x82;
const MASKED = 0x80;
const LENGTH_IN_TWO_BYTES = 126;

/**
 * Requests a WebSocket and sends the first frame without waiting for the response: together with the request, or
 * the given number of event loop turns later. Returns true if a frame comes back.
 */
export function sendBeforeUpgrade(
  origin: string,
  url: string,
  message: Uint8Array,
  turns: number,
): Promise<boolean> {
  const { hostname, port } = new URL(origin);
  const request = formatUpgradeRequest(origin, url);
  const socket = connect(Number(port), hostname);
  socket.setNoDelay(true);
  const received: Buffer[] = [];
  return new Promise((resolve) => {
    const finish = (isReceived: boolean): void => {
      socket.destroy();
      resolve(isReceived);
    };
    socket.on('data', (data: Buffer) => {
      received.push(data);
      const [, frames] = Buffer.concat(received).toString('latin1').split('\r\n\r\n', 2);
      // The answer must be a message, not a close frame.
      if (frames) finish(frames.charCodeAt(0) === BINARY_END);
    });
    socket.on('close', () => finish(false));
    socket.on('error', () => finish(false));
    socket.on('connect', () => void sendFrame());
    const sendFrame = async (): Promise<void> => {
      const frame = createFrame(message);
      if (turns === 0) return void socket.write(Buffer.concat([Buffer.from(request), frame]));
      socket.write(request);
      for (let count = 0; count < turns; count += 1) await turn();
      socket.write(frame);
    };
  });
}

function createFrame(message: Uint8Array): Buffer {
  const length =
    message.length < LENGTH_IN_TWO_BYTES
      ? [MASKED | message.length]
      : [MASKED | LENGTH_IN_TWO_BYTES, message.length >> 8, message.length & 255];
  return Buffer.concat([Buffer.from([BINARY_END, ...length, ...MASK]), message]);
}
