import type { AddressInfo } from 'node:net';
import { WebSocketServer, type WebSocket } from 'ws';
import { readConfig } from '../../apps/server/src/process/config.ts';
import { createServices } from '../../apps/server/src/app/createServices.ts';
import { createApp } from '../../apps/server/src/app/createApp.ts';
import { broadcastMessage } from '../../apps/server/src/areas/community/chat/broadcastMessage.ts';
import { createLogger } from '../../apps/server/src/process/createLogger.ts';
import { openSecrets } from '../../apps/server/src/secrets/openSecrets.ts';
import { findChannel, listMessagesBefore } from '../../apps/server/src/areas/community/chat/chatQueries.ts';

/**
 * A client connects here and sends a channel id. After that, each of its messages broadcasts the last chat message of
 * the channel again.
 */
const REBROADCAST_PATH = '/rebroadcast';

// The shipped server without its pages and jobs, plus an endpoint that broadcasts a stored message. This way the
// benchmark does not measure the time that the database takes to store messages.
const config = readConfig(process.env);
const databaseUrl = process.env['DATABASE_URL']!;
const log = createLogger('silent');
const secrets = await openSecrets(config, databaseUrl, log);
const { services } = createServices({ config, secrets, databaseUrl, log });
const app = await createApp(services);
const socketServer = new WebSocketServer({ noServer: true });
app.upgrades.add({
  prefix: REBROADCAST_PATH,
  isForAnySite: true,
  handle: (request, socket, head) =>
    socketServer.handleUpgrade(request, socket, head, (speaker) =>
      speaker.once('message', (named) => void rebroadcast(speaker, String(named))),
    ),
});
await app.server.listen({ port: 0, host: '127.0.0.1' });
console.log(`http://127.0.0.1:${(app.server.server.address() as AddressInfo).port}`);

async function rebroadcast(speaker: WebSocket, channelId: string): Promise<void> {
  const channel = (await findChannel(services.db, channelId))!;
  const wanted = { channelId, without: [], limit: 1 };
  const message = (await listMessagesBefore(services.db, undefined, wanted))[0]!;
  speaker.on('message', () => void broadcastMessage(services, { channel, message, except: [] }));
  speaker.send('ready');
}
