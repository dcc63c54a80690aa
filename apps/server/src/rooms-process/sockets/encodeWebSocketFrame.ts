/** First byte of a complete, unmasked binary message (RFC 6455, 5.2). */
const BINARY = 0x82;
const SHORT_MAX = 125;
const MIDDLE_MAX = 0xffff;
const MIDDLE = 126;
const LONG = 127;

/**
 * Encodes a message as a WebSocket frame. The library would write header and body separately, which for small
 * messages costs more than copying, and a room sends thousands of them per second.
 */
export function encodeWebSocketFrame(bytes: Uint8Array, start: number, end: number): Buffer {
  const length = end - start;
  const head = length <= SHORT_MAX ? 2 : length <= MIDDLE_MAX ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = BINARY;
  if (head === 2) {
    frame[1] = length;
  } else if (head === 4) {
    frame[1] = MIDDLE;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = LONG;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.set(bytes.subarray(start, end), head);
  return frame;
}
