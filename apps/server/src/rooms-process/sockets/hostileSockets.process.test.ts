import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { PROTOCOL_VERSION } from '@playloom/protocol';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { joinAsPlayer, requireSeat, connectTestPlayer, type TestPlayer } from '../testing/joinAsPlayer.ts';
import { startTestRooms, type TestRooms } from '../testing/startTestRooms.ts';
import { waitFor } from '../testing/waitFor.ts';
import { formatUpgradeRequest } from '../testing/formatUpgradeRequest.ts';
import { FRAGMENTS_MAX, FRAME_RATE_LIMIT, SOCKETS_PER_NETWORK_MAX } from './limits.ts';

let rooms: TestRooms;
beforeAll(async () => {
  rooms = await startTestRooms({ engineFolder: inject('engineFolder') });
});
afterAll(() => rooms.close());

async function play(): Promise<TestPlayer> {
  const player = await joinAsPlayer(rooms.origin, await rooms.seat({ gameId: 'blank' }));
  await player.welcome();
  return player;
}

it('[MP-08:part] counts pings like messages, also before joining, and limits the parts of a message', async () => {
  const [witness, pinger, stutterer] = [await play(), await play(), await play()];
  const { url } = requireSeat(await rooms.seat({ gameId: 'blank' }));
  const stranger = await connectTestPlayer(rooms.origin, url);
  for (const { socket } of [pinger, stranger]) {
    for (let count = 0; count < FRAME_RATE_LIMIT.burst * 2; count += 1) socket.ping();
  }
  for (let part = 0; part <= FRAGMENTS_MAX; part += 1) stutterer.socket.send('', { fin: false });
  expect([4081, 1006]).toContain((await pinger.closed).code);
  expect([4081, 1006]).toContain((await stranger.closed).code);
  expect((await stutterer.closed).code).toBe(1008);
  await expect.poll(() => rooms.output().split('"offence":"flood"').length - 1).toBe(2);
  const before = witness.frames.length;
  await witness.snapshots(before + 2);
  witness.socket.close();
});

it('[MP-04:part] a dead connection is taken over without waiting for its answer', async () => {
  const answer = requireSeat(await rooms.seat({ gameId: 'blank' }));
  const dead = await joinAsPlayer(rooms.origin, answer);
  const { player: playerId, resumeToken: token } = await dead.welcome();
  dead.socket.pause();
  const after = await connectTestPlayer(rooms.origin, answer.url);
  after.send({ kind: 'resume', protocol: PROTOCOL_VERSION, token });
  expect((await after.welcome()).player).toBe(playerId);
  const before = after.frames.length;
  await after.snapshots(before + 2);
  after.socket.close();
  dead.socket.terminate();
});

it('[MP-08:part] a rejected client cannot keep the socket open', async () => {
  const { url } = requireSeat(await rooms.seat({ gameId: 'blank' }));
  const open = Array.from({ length: SOCKETS_PER_NETWORK_MAX }, () => ask(url));
  await Promise.all(open.map((socket) => once(socket, 'data')));
  const refused = ask(url);
  const [answer] = (await once(refused, 'data')) as [Buffer];
  expect(answer.toString()).toContain('429');
  // Writing fails if the server closed the socket completely. A half-closed one would accept everything.
  await waitFor(
    () => refused.destroyed || (refused.write('still here') && undefined),
    () => 'the other end still holds it',
  );
  for (const socket of open) socket.destroy();
});

/** Requests a WebSocket over a socket that the client never closes. */
function ask(url: string): Socket {
  const { hostname, port } = new URL(rooms.origin);
  const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
  socket.on('error', () => undefined);
  socket.write(formatUpgradeRequest(rooms.origin, url));
  return socket;
}
