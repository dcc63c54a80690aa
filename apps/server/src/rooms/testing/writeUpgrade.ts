/** What a client writes to ask for a WebSocket, for those who speak without a library. */
export function writeUpgrade(origin: string, url: string): string {
  return [
    `GET ${url} HTTP/1.1`,
    `Host: ${new URL(origin).host}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    '\r\n',
  ].join('\r\n');
}
