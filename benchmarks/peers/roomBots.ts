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
/** The shape of most screens. */
const ASPECT = 16 / 9;
/** How many of its turns a bot waits between two messages. */
const CHAT_TURNS = 600;

interface Bot {
  readonly number: number;
  readonly socket: WebSocket;
  readonly canChat: boolean;
  turns: number;
  welcome: WelcomeMessage | null;
  welcomedAt: number;
}

// Real players have their own machines. Here, bots only get the CPU time that the rooms leave.
setPriority(constants.priority.PRIORITY_LOW);

const bots: Bot[] = [];
const counts = { received: 0, bytes: 0, sent: 0, traveled: 0 };
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

function open({ address, ticket, origin, canChat = false }: BotSeat): Promise<void> {
  const number = bots.length;
  const socket = new WebSocket(address, {
    perMessageDeflate: false,
    ...(origin === undefined ? {} : { origin }),
    headers: { 'x-forwarded-for': `10.0.${number >> 8}.${number & 255}` },
  });
  // Spread over time, because not everyone writes at once.
  const turns = (number * 7) % CHAT_TURNS;
  const bot: Bot = { number, socket, canChat, turns, welcome: null, welcomedAt: 0 };
  let last: Buffer | null = null;
  bots.push(bot);
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('close', (code, reason) => {
      const end = last && decodeServerMessage(last);
      if (end?.ok && end.value.kind === 'travel') return void (counts.traveled += 1);
      lost.push(`${code} ${String(reason)}`);
      reject(new Error(`${code} ${String(reason)}`));
    });
    socket.on('open', () =>
      socket.send(encodeClientMessage({ kind: 'hello', protocol: PROTOCOL_VERSION, ticket })),
    );
    socket.on('message', (data: Buffer) => {
      counts.received += 1;
      counts.bytes += data.length;
      last = data;
      if (bot.welcome !== null) return;
      const message = decodeServerMessage(data);
      if (!message.ok || message.value.kind !== 'welcome') return;
      bot.welcome = message.value;
      bot.welcomedAt = performance.now();
      socket.send(encodeClientMessage({ kind: 'screen', aspect: ASPECT }));
      socket.send(encodeClientMessage({ kind: 'ready' }));
      resolve();
    });
  });
}

function steer(bot: Bot): void {
  const { socket, welcome, welcomedAt } = bot;
  if (welcome === null || socket.readyState !== socket.OPEN) return;
  bot.turns += 1;
  if (bot.canChat && bot.turns % CHAT_TURNS === 0)
    socket.send(encodeClientMessage({ kind: 'chat', text: describeTurn(bot), isTeamOnly: false }));
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

/** A message that differs from earlier ones and from those of others, because repeated ones are rejected. */
function describeTurn({ number, turns }: Bot): string {
  return `Well played, and number ${number} says so for the ${turns / CHAT_TURNS}. time`;
}
