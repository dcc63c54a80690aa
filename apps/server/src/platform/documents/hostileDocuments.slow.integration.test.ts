import type { AddressInfo } from 'node:net';
import { REQUEST_HEADER } from '@playloom/api-contract';
import { createDraft } from '@playloom/draft';
import { limits, type GameInput } from '@playloom/game-format';
import { hostileDocuments } from '@playloom/game-format/testing';
import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { drafts, games } from '../../storage/schema.ts';
import { addGame, makeDocument } from '../../testing/addGame.ts';
import { addSignedInUser, type SignedInUser } from '../../testing/addSignedInUser.ts';
import { createTestServer, type TestServer } from '../../testing/createTestServer.ts';
import { measureTurns } from '../../testing/measureTurns.ts';
import { startThreadSender, type ThreadSender } from '../../testing/sendFromThread.ts';

/** What the issue allows: the worst document that is accepted, and a thousand that are not. */
const ACCEPTED_TURN_MS = 50;
const HOSTILE_TURN_MS = 100;
const HOSTILE_COUNT = 1000;
/** Documents of this size come often; the few larger ones come once. */
const SMALL = 200_000;

let server: TestServer;
let ada: SignedInUser;
let sender: ThreadSender;
beforeAll(async () => {
  server = await createTestServer();
  ada = await addSignedInUser(server, 'ada');
  const { port } = server.app.server.server.address() as AddressInfo;
  const { publicUrl } = server.config;
  sender = startThreadSender(port, {
    host: new URL(publicUrl).host,
    origin: publicUrl,
    [REQUEST_HEADER]: '1',
    cookie: ada.client.cookies.header() ?? '',
  });
  // Threads and statements are warm: what is measured is documents, not the first call of a process.
  await sender.send({ path: '/api/v1/games/adopt', body: adoption(JSON.stringify(makeDocument())) });
});
afterAll(async () => {
  await sender.close();
  await server.close();
});

function adoption(document: string): string {
  return `{"title":"Adopted","document":${document}}`;
}

async function countGames(): Promise<number> {
  const [row] = await server.services.db.select({ games: count() }).from(games);
  return row?.games ?? 0;
}

/** Close to every limit at once that costs something: types, rules, variables, map and scripts. */
function writeWorstAccepted(): string {
  const named = <Value>(length: number, value: (index: number) => Value) =>
    Object.fromEntries(Array.from({ length }, (_, index) => [`n${index}`, value(index)]));
  const action = { do: 'sendChat', text: 'x'.repeat(40) } as const;
  const document = {
    types: {
      units: named(limits.TYPES_MAX, (index) => ({ name: `Unit ${index}` })),
      props: named(limits.TYPES_MAX, (index) => ({ name: `Prop ${index}` })),
    },
    variables: { global: named(limits.VARIABLES_MAX, (index) => ({ name: `V ${index}`, type: 'number' })) },
    rules: Array.from({ length: limits.RULES_MAX }, (_, index) => ({
      id: `rule-${index}`,
      name: `Rule ${index}`,
      when: { when: 'gameStarts' },
      do: Array.from({ length: 3 }, () => action),
    })),
    scripts: { world: { name: 'World', files: { 'main.ts': `// ${'x'.repeat(190_000)}` } } },
  } as unknown as Partial<GameInput>;
  return JSON.stringify(makeDocument({}, document));
}

describe('documents of strangers', () => {
  it.each(hostileDocuments().map(({ name, write }) => [name, write] as const))(
    'refuses %s before anything is built, and says why',
    async (_name, write) => {
      const before = await countGames();
      const sent = { path: '/api/v1/games/adopt', body: adoption(write()) };
      const sending = sender.send(sent);
      const turns = measureTurns();
      const answer = await sending;
      expect(turns.stop()).toBeLessThan(HOSTILE_TURN_MS);
      expect([answer.status, JSON.parse(answer.body)]).toMatchObject([
        400,
        { errorId: 'document_over_limit', message: expect.stringMatching(/\.$/) },
      ]);
      expect(await countGames()).toBe(before);
    },
  );

  it('leaves the event loop free while a thousand of them come in a row', async () => {
    const written = hostileDocuments().map(({ write }) => adoption(write()));
    const small = written.filter((body) => body.length < SMALL);
    const path = '/api/v1/games/adopt';
    const turns = measureTurns();
    for (let sent = 0; sent < HOSTILE_COUNT; sent += 1) {
      const body = written[sent] ?? small[sent % small.length]!;
      expect((await sender.send({ path, body })).status).toBe(400);
    }
    expect((await sender.send({ path: '/healthz', body: '' })).status).toBe(200);
    expect(turns.stop()).toBeLessThan(HOSTILE_TURN_MS);
  });

  it('takes in the largest document, reads and publishes it, without holding the event loop', async () => {
    const body = adoption(writeWorstAccepted());
    const turns = measureTurns();
    const adopted = await sender.send({ path: '/api/v1/games/adopt', body });
    const { data } = JSON.parse(adopted.body) as { data: { _id: string } };
    const at = `/api/v1/games/${data._id}`;
    const read = await sender.send({ path: `/api/game/${data._id}/game-data-for-creators/`, body: '' });
    const kept = await sender.send({ path: `${at}/versions/`, body: '{"name":"First"}' });
    const published = await sender.send({ path: `${at}/draft/publish/`, body: '{}' });
    expect([adopted, read, kept, published].map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(turns.stop()).toBeLessThan(ACCEPTED_TURN_MS);
  });

  it('reads a draft that was stored before there were limits, and says what is wrong with it', async () => {
    const old = await addGame(server, { creatorId: ada.user.id });
    const doc = new Y.Doc();
    Y.applyUpdate(doc, createDraft(makeDocument({ title: 'Before' })));
    const variables = doc.getMap('game').get('variables') as Y.Map<unknown>;
    doc.transact(() => {
      const many = Array.from({ length: 20_000 }, (_, index) => [`v${index}`, new Y.Map()] as const);
      variables.set('global', new Y.Map(many));
    });
    const state = Y.encodeStateAsUpdate(doc);
    const { db, clock } = server.services;
    await db.insert(drafts).values({ gameId: old.id, state, revision: 1, editedAt: clock.now() });
    const turns = measureTurns();
    const read = await sender.send({ path: `/api/game/${old.id}/game-data-for-creators/`, body: '' });
    const published = await sender.send({ path: `/api/v1/games/${old.id}/draft/publish/`, body: '{}' });
    expect(turns.stop()).toBeLessThan(ACCEPTED_TURN_MS);
    expect([read.status, read.body.slice(0, 40)]).toEqual([200, expect.stringContaining('Before')]);
    expect([published.status, JSON.parse(published.body)]).toMatchObject([
      400,
      {
        errorId: 'document_invalid',
        fields: { 'variables.global': expect.stringContaining(String(limits.DOCUMENT_KEYS_MAX)) },
      },
    ]);
    const [row] = await db.select().from(drafts).where(eq(drafts.gameId, old.id));
    expect(Buffer.compare(row?.state ?? Buffer.alloc(0), state)).toBe(0);
  });
});
