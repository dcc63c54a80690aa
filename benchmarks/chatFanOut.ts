import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { WebSocket } from 'ws';
import { MESSAGES_PER_MINUTE } from '../apps/server/src/areas/community/chat/limits.ts';
import { addAccounts } from './load/addAccounts.ts';
import { openLivePage, openSocket, readAnswer, waitForMessage } from './load/openLivePage.ts';
import type { Benchmark, BenchmarkSite } from './measure/Benchmark.ts';
import { computeMedian } from './measure/compareRates.ts';
import { startPeer } from './startPeer.ts';

const GOAL = 0.7;
const LISTENERS = 500;
const WARM_UP_ROUNDS = 2;
const ROUNDS = 11;
const STORED_ROUNDS = 3;
const MESSAGES_PER_ROUND = 100;
/** Number of messages in flight at the same time, because in real chats several people write at once. */
const AT_ONCE = 10;
/** Enough authors that none exceeds the rate limit per minute, however fast the machine is. */
const AUTHORS = Math.ceil((STORED_ROUNDS * MESSAGES_PER_ROUND) / MESSAGES_PER_MINUTE) + 1;
/** Identifies a chat message. Nothing else that a page receives contains this text. */
const MESSAGE = '"message":{';
const TEXT = 'What a match! Who wants another round on the roof of the old harbor tonight? Number';

type ChatSite = BenchmarkSite & { readonly socketUrl: string };

/** One sender and all its listeners. */
interface BroadcastGroup {
  readonly listeners: readonly WebSocket[];
  send(number: number): void;
}

export const chatFanOut: Benchmark = {
  name: 'Chat fan-out',
  question: `messages per second to ${LISTENERS} sockets of a community, from the moment each is stored, against a bare ws broadcast of the same bytes`,
  async run(startSite) {
    const site = await startSite();
    const env = { DATABASE_URL: site.databaseUrl, DATA_DIR: site.dataDir, PUBLIC_URL: site.url };
    const [platform, peer] = [
      await startPeer('chatRebroadcast.ts', env),
      await startPeer('bareBroadcast.ts', {}),
    ];
    try {
      const community = await openCommunity({ ...site, socketUrl: platform.url.replace('http', 'ws') });
      const broadcast = await openBroadcast(peer.url, community.example);
      const [ours, theirs] = [community.rebroadcast, broadcast];
      for (const one of [ours, theirs])
        for (let warm = 0; warm < WARM_UP_ROUNDS; warm += 1) await measureRate(one);
      const rounds: { ours: number; theirs: number }[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        // The order alternates between rounds, so that it favors neither side.
        const isFirst = round % 2 === 0;
        const one = await measureRate(isFirst ? ours : theirs);
        const other = await measureRate(isFirst ? theirs : ours);
        rounds.push(isFirst ? { ours: one, theirs: other } : { ours: other, theirs: one });
      }
      const storedRates: number[] = [];
      for (let round = 0; round < STORED_ROUNDS; round += 1)
        storedRates.push(await measureRate(community.send));
      const middle = (pick: 'ours' | 'theirs') =>
        computeMedian(rounds.map((round) => round[pick])).toFixed(0);
      return {
        figures: [
          `chat: median ${middle('ours')} messages per second to ${LISTENERS} sockets; including sending, screening and storing: ${computeMedian(storedRates).toFixed(0)}`,
          `bare ws: median ${middle('theirs')}`,
          `ratio per round: ${rounds.map((round) => (round.ours / round.theirs).toFixed(2)).join(', ')}`,
        ],
        result: {
          value: computeMedian(rounds.map((round) => round.ours / round.theirs)),
          unit: 'of a bare ws broadcast',
          goal: GOAL,
          better: 'higher',
        },
      };
    } finally {
      for (const process of [platform, peer]) await process.stop();
    }
  },
};

/** Measures messages per second. A message is counted once all listeners have received it. */
function measureRate({ listeners, send }: BroadcastGroup): Promise<number> {
  const started = performance.now();
  const counted = { sent: 0, received: 0 };
  return new Promise((resolve) => {
    const handleMessage = (data: Buffer): void => {
      if (!data.includes(MESSAGE)) return;
      counted.received += 1;
      if (counted.received % LISTENERS !== 0) return;
      if (counted.sent < MESSAGES_PER_ROUND) send((counted.sent += 1));
      if (counted.received < LISTENERS * MESSAGES_PER_ROUND) return;
      for (const listener of listeners) listener.off('message', handleMessage);
      resolve((MESSAGES_PER_ROUND * 1000) / (performance.now() - started));
    };
    for (const listener of listeners) listener.on('message', handleMessage);
    while (counted.sent < AT_ONCE) send((counted.sent += 1));
  });
}

/** Adds members to the community of a starter game and connects them: most only listen, a few write messages. */
async function openCommunity(
  site: ChatSite,
): Promise<{ example: string; rebroadcast: BroadcastGroup; send: BroadcastGroup }> {
  const { gameId, cookies } = await addMembers(site, LISTENERS + AUTHORS);
  const channel = (await readAnswer<{ _id: string }>(site, `/api/v1/chat/games/${gameId}/`, cookies[0]!))._id;
  const pages: WebSocket[] = [];
  for (const cookie of cookies) pages.push(await openLivePage(site, cookie));
  const [listeners, authors] = [pages.slice(0, LISTENERS), pages.slice(LISTENERS)];
  for (const page of listeners) {
    page.send(JSON.stringify({ kind: 'enter', channel, isPresent: true }));
    await waitForMessage(page, '"presence"');
  }
  const turn = { next: 0 };
  const send = (number: number): void => {
    const author = authors[(turn.next += 1) % authors.length]!;
    const message = { kind: 'say', channel, clientId: randomUUID(), text: `${TEXT}${number}` };
    author.send(JSON.stringify(message));
  };
  for (const author of authors)
    author.on('message', (data: Buffer) => {
      if (data.includes('"refused"')) throw new Error(String(data));
    });
  const received = Promise.all(listeners.map((page) => waitForMessage(page, MESSAGE)));
  send(0);
  const [example = ''] = await received;
  const speaker = await openSocket(`${site.socketUrl}/rebroadcast`);
  speaker.send(channel);
  await waitForMessage(speaker, 'ready');
  return {
    example,
    rebroadcast: { listeners, send: () => speaker.send('again') },
    send: { listeners, send },
  };
}

/** Connects the same number of listeners to the bare server, and a client that sends the same message. */
async function openBroadcast(url: string, text: string): Promise<BroadcastGroup> {
  const pages: WebSocket[] = [];
  for (let count = 0; count < LISTENERS; count += 1) pages.push(await openSocket(`${url}/listen`));
  const author = await openSocket(`${url}/say`);
  return { listeners: pages, send: () => author.send(text) };
}

async function addMembers({ databaseUrl }: BenchmarkSite, count: number) {
  const accounts = await addAccounts(databaseUrl, 'fan', count);
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows: games } = await client.query<{ id: string }>(
    `select id from games where live_release is not null and visibility = 5 and chat_visibility = 5 limit 1`,
  );
  const gameId = games[0]!.id;
  await client.query(
    `insert into game_members (game_id, user_id, created_at) select $1, owner, now() from unnest($2::uuid[]) owner`,
    [gameId, accounts.map(({ id }) => id)],
  );
  await client.end();
  return { gameId, cookies: accounts.map(({ cookie }) => cookie) };
}
