import { setTimeout as pause } from 'node:timers/promises';
import { decodeServerMessage, encodeClientMessage, PROTOCOL_VERSION } from '@playloom/protocol';
import { WebSocket } from 'ws';
import { type Account, addAccounts } from './load/addAccounts.ts';
import { findGameIds } from './load/findGameIds.ts';
import { reserveSeat } from './load/reserveSeat.ts';
import type { Benchmark, BenchmarkSite } from './measure/Benchmark.ts';
import { readQuantile } from './measure/readQuantile.ts';
import type { BotSeat } from './rooms/RoomBots.ts';
import { startSite } from './startSite.ts';

const JOINS_PER_SECOND = 100;
const SECONDS = 10;
const JOINS = JOINS_PER_SECOND * SECONDS;
/** Long enough that rooms fill up and others have to be opened. */
const STAY_MS = 1_000;
const GAMES = ['arena', 'blob', 'kickoff', 'skyline'];
const WARM_UP_JOINS = 20;

export const joinRush: Benchmark = {
  name: 'Rush of players',
  question: `joins that fail of ${JOINS_PER_SECOND} a second for ${SECONDS} seconds, each by HTTP and socket until the room welcomes the player`,
  async run() {
    const site = await startSite({ TRUST_PROXY: '1' });
    try {
      const gameIds = await findGameIds(site, GAMES);
      const accounts = await addAccounts(site.databaseUrl, 'rush', JOINS + WARM_UP_JOINS);
      const join = (account: Account, index: number): Promise<number> =>
        joinOnce(site, gameIds[index % gameIds.length]!, account, index);
      for (const [index, account] of accounts.splice(0, WARM_UP_JOINS).entries()) await join(account, index);
      const times: number[] = [];
      const failures: string[] = [];
      const startedAt = performance.now();
      const joins = accounts.map(async (account, index) => {
        await pause(Math.max(0, startedAt + (index * 1000) / JOINS_PER_SECOND - performance.now()));
        await join(account, index).then(
          (ms) => times.push(ms),
          (error: unknown) => failures.push(String(error)),
        );
      });
      await Promise.all(joins);
      const at = (part: number): string => readQuantile(times, part).toFixed(0);
      return {
        figures: [
          `${times.length} of ${JOINS} players were welcomed: median ${at(0.5)} ms, 99th percentile ${at(0.99)}, longest ${at(1)}`,
          ...new Set(failures.map((reason) => `failed: ${reason}`)),
        ],
        result: { value: failures.length, unit: 'joins failed', goal: 0, better: 'lower' },
      };
    } finally {
      await site.stop();
    }
  },
};

/** Joins like a page, stays for a while and leaves. Returns the time until the welcome. */
async function joinOnce(
  site: BenchmarkSite,
  gameId: string,
  account: Account,
  number: number,
): Promise<number> {
  const startedAt = performance.now();
  const socket = await enterRoom(await reserveSeat(site, gameId, account), number);
  const ms = performance.now() - startedAt;
  setTimeout(() => socket.send(encodeClientMessage({ kind: 'leave' })), STAY_MS);
  return ms;
}

function enterRoom({ address, ticket, origin }: BotSeat, number: number): Promise<WebSocket> {
  const socket = new WebSocket(address, {
    perMessageDeflate: false,
    origin: origin!,
    headers: { 'x-forwarded-for': `10.1.${number >> 8}.${number & 255}` },
  });
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('close', (code, reason) => reject(new Error(`${code} ${String(reason)}`)));
    socket.on('open', () =>
      socket.send(encodeClientMessage({ kind: 'hello', protocol: PROTOCOL_VERSION, ticket })),
    );
    socket.once('message', (data: Buffer) => {
      const message = decodeServerMessage(data);
      if (message.ok && message.value.kind === 'welcome') resolve(socket);
      else reject(new Error('The first message is not a welcome.'));
    });
  });
}
