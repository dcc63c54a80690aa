import { constants, setPriority } from 'node:os';
import type { Key } from '@playloom/game-format';
import {
  decodeServerMessage,
  encodeClientMessage,
  PROTOCOL_VERSION,
  type WelcomeMessage,
} from '@playloom/protocol';
import { WebSocket } from 'ws';
import { createCallChannel } from '../../apps/server/src/rooms-gateway/channel/createCallChannel.ts';
import type { BotSeat, RoomBots } from '../rooms/RoomBots.ts';

/** How often a bot changes its input. Bots ignore everything they receive. */
const SEND_EVERY_MS = 100;
const TURNS = 10;
const KEYS: readonly Key[] = ['w', 'a', 's', 'd', 'space', 'mouse-left'];
const KEY_CHANCE = 0.3;
/** How many ticks ahead an input is scheduled, like the inputs of a real client. */
const LEAD_TICKS = 2;
const POINTER_RANGE = 60;

interface Bot {
  readonly socket: WebSocket;
  welcome: WelcomeMessage | null;
  welcomedAt: number;
}

// Real players have their own machines. Here, bots only get the CPU time that the rooms leave.
setPriority(constants.priority.PRIORITY_LOW);

const bots: Bot[] = [];
const counts = { received: 0, sent: 0 };
const lost: string[] = [];
const state = { turn: 0 };

const answers: RoomBots = {
  async join(seats) {
    await Promise.all(seats.map(open));
  },
  count: async () => ({ ...counts, lost: lost.slice(0, 3) }),
};
const calls = createCallChannel((message) => void process.send!(message), { ...answers } as never);
process.on('message', (message) => void calls.receive(message));

// Only a tenth of the bots send at a time. If all sent at once, the last ones would be late.
setInterval(() => {
  state.turn = (state.turn + 1) % TURNS;
  for (let index = state.turn; index < bots.length; index += TURNS) steer(bots[index]!);
}, SEND_EVERY_MS / TURNS);

function open({ address, ticket }: BotSeat): Promise<void> {
  const number = bots.length;
  const socket = new WebSocket(address, {
    perMessageDeflate: false,
    headers: { 'x-forwarded-for': `10.0.${number >> 8}.${number & 255}` },
  });
  const bot: Bot = { socket, welcome: null, welcomedAt: 0 };
  bots.push(bot);
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('close', (code, reason) => {
      lost.push(`${code} ${String(reason)}`);
      reject(new Error(`${code} ${String(reason)}`));
    });
    socket.on('open', () =>
      socket.send(encodeClientMessage({ kind: 'hello', protocol: PROTOCOL_VERSION, ticket })),
    );
    socket.on('message', (data: Buffer) => {
      counts.received += 1;
      if (bot.welcome !== null) return;
      const message = decodeServerMessage(data);
      if (!message.ok || message.value.kind !== 'welcome') return;
      bot.welcome = message.value;
      bot.welcomedAt = performance.now();
      socket.send(encodeClientMessage({ kind: 'ready' }));
      resolve();
    });
  });
}

function steer({ socket, welcome, welcomedAt }: Bot): void {
  if (welcome === null || socket.readyState !== socket.OPEN) return;
  const ticks = ((performance.now() - welcomedAt) / 1000) * welcome.tickRate;
  socket.send(
    encodeClientMessage({
      kind: 'controls',
      tick: welcome.tick + Math.round(ticks) + LEAD_TICKS,
      keys: KEYS.filter(() => Math.random() < KEY_CHANCE),
      mouseX: Math.random() * POINTER_RANGE,
      mouseY: Math.random() * POINTER_RANGE,
      stick: null,
    }),
  );
  counts.sent += 1;
}
