/** Writes the HTTP request that opens a WebSocket, for tests without a WebSocket library. */
export function formatUpgradeRequest(origin: string, url: string): string {
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
