import { once } from 'node:events';
import { LIVE_SOCKET_PATH } from '@playloom/api-contract';
import { WebSocket } from 'ws';

export interface LiveSite {
  readonly url: string;
  readonly socketUrl: string;
}

/** Opens the socket for everything that happens outside of games, as each page does. */
export async function openLivePage(site: LiveSite, cookie: string): Promise<WebSocket> {
  const token = await readAnswer<string>(site, '/api/v1/chat-auth/', cookie);
  const socket = await openSocket(site.socketUrl + LIVE_SOCKET_PATH, site.url);
  socket.send(JSON.stringify({ kind: 'hello', token }));
  await waitForMessage(socket, '"welcome"');
  return socket;
}

export async function openSocket(url: string, origin?: string): Promise<WebSocket> {
  const socket = new WebSocket(url, {
    perMessageDeflate: false,
    ...(origin === undefined ? {} : { origin }),
  });
  await once(socket, 'open');
  return socket;
}

export async function waitForMessage(socket: WebSocket, part: string): Promise<string> {
  for (;;) {
    const [data] = (await once(socket, 'message')) as [Buffer];
    if (data.includes(part)) return String(data);
  }
}

export async function readAnswer<Answer>(
  { url }: Pick<LiveSite, 'url'>,
  path: string,
  cookie: string,
): Promise<Answer> {
  const response = await fetch(url + path, { headers: { cookie } });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { data: Answer }).data;
}
