import { randomBytes } from 'node:crypto';
import { createDraftUpdate, draftLimits, materialize } from '@playloom/draft';
import { checkLimits } from '@playloom/game-format';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, inject, it } from 'vitest';
import { WebSocket } from 'ws';
import * as Y from 'yjs';
import { type GameRow, drafts } from '../../../../storage/schema.ts';
import { createCookieSessionReader } from '../../../identity/sessions/sessions.ts';
import { addGame, createGameDocument } from '../../../../testing/addGame.ts';
import { addSignedInUser, type SignedInUser } from '../../../../testing/addSignedInUser.ts';
import { createTestServer, type TestServer } from '../../../../testing/createTestServer.ts';
import { pollUntil } from '../../../../testing/pollUntil.ts';
import { decodeDraftDocument } from '../../documents/draftState.ts';
import { editDraft, openTestEditorAs, renameGame, getSocketOrigin } from '../testing/openTestEditorAs.ts';
import type { TestEditor } from '../testing/openTestEditor.ts';
import { createDraftHub } from '../hub/createDraftHub.ts';
import {
  EDIT_ITEMS_MAX,
  EDITOR_MESSAGE_BYTES_MAX,
  EDITOR_MESSAGES_BURST,
  SOCKETS_PER_USER_MAX,
} from './limits.ts';

const MEGABYTE = 1024 * 1024;

let server: TestServer;
let ada: SignedInUser;
let game: GameRow;
const editors: TestEditor[] = [];
const sockets: WebSocket[] = [];
beforeAll(async () => {
  server = await createTestServer();
  ada = await addSignedInUser(server, 'ada');
  game = await addGame(server, { creatorId: ada.user.id });
});
afterEach(() => {
  for (const editor of editors.splice(0)) editor.close();
  for (const socket of sockets.splice(0)) socket.terminate();
});
afterAll(() => server.close());

function open(who: SignedInUser, id = game.id): TestEditor {
  const editor = openTestEditorAs(server, who, id);
  editors.push(editor);
  return editor;
}

interface Handshake {
  origin?: string;
  cookie?: string;
  path?: string;
}

/** Opens a separate socket and returns it with the outcome of the handshake. */
async function shake({ origin, cookie, path = `/drafts/${game.id}` }: Handshake) {
  const headers = {
    ...(origin === undefined ? {} : { origin }),
    ...(cookie === undefined ? {} : { cookie }),
  };
  const socket = new WebSocket(getSocketOrigin(server) + path, { headers });
  sockets.push(socket);
  const closed = new Promise<{ code: number; reason: string }>((resolve) =>
    socket.on('close', (code, reason) => resolve({ code, reason: String(reason) })),
  );
  const retryAfter: { value: string | undefined } = { value: undefined };
  const status = await new Promise<number>((resolve) => {
    socket.on('open', () => resolve(101));
    socket.on('unexpected-response', (_request, response) => {
      retryAfter.value = response.headers['retry-after'];
      resolve(response.statusCode ?? 0);
    });
    socket.on('error', () => undefined);
  });
  return { socket, status, closed, retryAfter: retryAfter.value };
}

const own = () => ({ origin: server.config.publicUrl, cookie: ada.client.cookies.header() ?? '' });

it.each([
  ['another site', 'https://evil.example', 403],
  ['a lookalike', 'http://localhost:3000.evil.example', 403],
  ['a sandboxed frame', 'null', 403],
  ['no browser at all', undefined, 403],
])('[T9] rejects the handshake of %s, with or without a cookie', async (_who, origin, expected) => {
  const cookie = ada.client.cookies.header() ?? '';
  expect((await shake({ cookie, ...(origin === undefined ? {} : { origin }) })).status).toBe(expected);
});

it('[T9] rejects sockets without a session, and for invalid games', async () => {
  const { origin } = own();
  expect((await shake({ origin })).status).toBe(401);
  expect((await shake({ origin, cookie: 'playloom_session=guessed' })).status).toBe(401);
  for (const path of ['/drafts/', '/drafts/../x', '/drafts/nothing', `/drafts/${game.id}/x`])
    expect([path, (await shake({ ...own(), path })).status]).toEqual([path, 404]);
});

it('[T10] limits open sockets per user', async () => {
  const carl = await addSignedInUser(server, 'carl');
  const cookie = carl.client.cookies.header() ?? '';
  const opened = [];
  for (let count = 0; count <= SOCKETS_PER_USER_MAX; count += 1)
    opened.push(await shake({ ...own(), cookie }));
  expect(opened.filter(({ status }) => status === 101)).toHaveLength(SOCKETS_PER_USER_MAX);
  expect(opened.at(-1)).toMatchObject({ status: 429, retryAfter: expect.stringMatching(/^[1-9]\d*$/) });
});

/** Every message of an editor begins with the id of the game. */
function address(id: string): Buffer {
  return Buffer.concat([Buffer.from([id.length]), Buffer.from(id)]);
}

const GARBAGE: [string, () => Buffer][] = [
  ['nothing', () => Buffer.alloc(0)],
  ['text', () => Buffer.from('hello')],
  [
    'another game',
    () => Buffer.concat([address('00000000-0000-4000-8000-000000000000'), Buffer.from([2, 0, 0])]),
  ],
  ['a name of the language', () => Buffer.concat([address('__proto__'), Buffer.from([2, 0, 0])])],
  ['a length without data', () => Buffer.from([200, 200, 200, 200, 1])],
  ['random bytes', () => randomBytes(300)],
];

it.each(GARBAGE)('[T10] closes the socket that sends %s, and no other', async (_what, make) => {
  const honest = open(ada);
  await honest.synced();
  const { socket, closed } = await shake(own());
  socket.send(make());
  expect((await closed).code).toBeGreaterThan(1000);
  renameGame(honest, `After ${_what}`);
  await honest.saved();
  expect(honest.endings).toEqual([]);
});

it('[T10] survives broken edits of an editor; others continue', async () => {
  const honest = open(ada);
  await honest.synced();
  const updates = [
    Buffer.from([0, 2, 5, 1, 2, 3, 4, 5]),
    Buffer.from([0, 2, 1, 255]),
    Buffer.from([0, 9, 0]),
    Buffer.from([6, 1, 65]),
    Buffer.from([1, 3, 255, 255, 255]),
    Buffer.concat([Buffer.from([5, 200, 1]), randomBytes(200)]),
  ];
  for (const update of updates) {
    const { socket, closed } = await shake(own());
    socket.send(Buffer.concat([address(game.id), Buffer.from([2, 0, 0])]));
    await new Promise((resolve) => socket.once('message', resolve));
    socket.send(Buffer.concat([address(game.id), update]));
    expect([update, (await closed).reason]).toEqual([update, 'bad-message']);
  }
  renameGame(honest, 'Still sound');
  await honest.saved();
  expect(honest.endings).toEqual([]);
});

it('[T10] closes a socket that sends too large or too many messages', async () => {
  const large = await shake(own());
  large.socket.send(Buffer.concat([address(game.id), Buffer.alloc(EDITOR_MESSAGE_BYTES_MAX)]));
  expect((await large.closed).code).toBe(1009);
  const flood = await shake(own());
  for (let count = 0; count < EDITOR_MESSAGES_BURST * 3; count += 1)
    flood.socket.send(Buffer.concat([address(game.id), Buffer.from([3])]));
  expect(await flood.closed).toEqual({ code: 4429, reason: 'flood' });
});

it('[T10] rejects a presence that is too long', async () => {
  const editor = open(ada);
  await editor.synced();
  editor.provider.setAwarenessField('doing', 'x'.repeat(20_000));
  // The draft is closed first, with its own reason, and then the socket.
  await pollUntil(
    () => editor.endings.includes('bad-message'),
    () => `it ended with ${editor.endings.join(', ') || 'nothing'}`,
  );
  expect(editor.endings.at(-1)).toBe('bad-message');
});

it('[T10] stops growth of a full draft, loses nothing, and still allows removals', async () => {
  const bytesMax = inject('long') ? draftLimits.DRAFT_BYTES_MAX : MEGABYTE;
  const usual = server.services.drafts;
  server.services.drafts = createDraftHub(server.services, createCookieSessionReader(server.services), {
    databaseUrl: server.databaseUrl,
    bytesMax,
  });
  const full = await addGame(server, { creatorId: ada.user.id });
  const doc = new Y.Doc();
  Y.applyUpdate(doc, createDraftUpdate(createGameDocument({ title: 'Nearly full' })));
  doc.getMap('ballast').set('a', new Uint8Array(bytesMax - MEGABYTE / 2));
  const state = Y.encodeStateAsUpdate(doc);
  const editedAt = server.clock.now();
  await server.services.db.insert(drafts).values({ gameId: full.id, state, revision: 1, editedAt });
  const [one, two] = [open(ada, full.id), open(ada, full.id)];
  await Promise.all([one.synced(), two.synced()]);
  one.doc.getMap('ballast').set('b', new Uint8Array(MEGABYTE));
  await pollUntil(
    () => one.notices.some((notice) => notice.kind === 'refused' && notice.reason === 'full'),
    () => JSON.stringify(one.notices),
  );
  renameGame(two, 'Still edited');
  await two.saved();
  expect(two.doc.getMap('ballast').has('a')).toBe(true);
  expect(two.doc.getMap('ballast').has('b')).toBe(false);
  two.doc.getMap('ballast').delete('a');
  await two.saved();
  const [row] = await server.services.db.select().from(drafts).where(eq(drafts.gameId, full.id));
  expect(row?.state.length).toBeLessThan(MEGABYTE / 2);
  expect(decodeDraftDocument(row?.state ?? state)).toMatchObject({ settings: { title: 'Still edited' } });
  two.doc.getMap('ballast').set('c', new Uint8Array(MEGABYTE / 2));
  await two.saved();
  await server.services.drafts.close();
  server.services.drafts = usual;
});

/** Adds a separate draft with a stored title, and opens an editor for it. */
async function openSaved(): Promise<{ editor: TestEditor; id: string }> {
  const { id } = await addGame(server, { creatorId: ada.user.id });
  const editor = open(ada, id);
  await editor.synced();
  renameGame(editor, 'Saved before');
  await editor.saved();
  return { editor, id };
}

const OVER_LIMIT: [string, string, (editor: TestEditor) => void][] = [
  [
    'too many variables',
    'variables.global',
    ({ doc }) => {
      const variables = doc.getMap('game').get('variables') as Y.Map<unknown>;
      const many = Array.from({ length: 501 }, (_, index) => [`v${index}`, new Y.Map()] as const);
      variables.set('global', new Y.Map(many));
    },
  ],
  [
    'a description that is too long',
    'settings.description',
    (editor) =>
      editDraft(editor, { kind: 'set', path: ['settings', 'description'], value: 'x'.repeat(50_000) }),
  ],
  [
    'a map of a billion tiles',
    'map.width',
    (editor) => editDraft(editor, { kind: 'set', path: ['map', 'width'], value: 1e9 }),
  ],
  [
    'endlessly nested lists',
    'data.defaultData.deep',
    (editor) => {
      let deep: unknown = 1;
      for (let level = 0; level < 200; level += 1) deep = [deep];
      const data = editor.doc.getMap('game').get('data') as Y.Map<unknown>;
      (data.get('defaultData') as Y.Map<unknown>).set('deep', deep);
    },
  ],
];

it.each(OVER_LIMIT)(
  'undoes an edit that gives a draft %s, for all editors, with the reason',
  async (_what, path, act) => {
    const { editor, id } = await openSaved();
    const other = open(ada, id);
    await other.synced();
    act(editor);
    await pollUntil(
      () => editor.notices.some((notice) => notice.kind === 'taken-back' && notice.path.startsWith(path)),
      () => JSON.stringify(editor.notices),
    );
    renameGame(other, 'Edited after');
    await other.saved();
    await editor.saved();
    expect(other.notices.filter(({ kind }) => kind === 'taken-back')).toEqual([]);
    expect(materialize(editor.draft)).toEqual(materialize(other.draft));
    const [row] = await server.services.db.select().from(drafts).where(eq(drafts.gameId, id));
    const stored = decodeDraftDocument(row!.state);
    expect(checkLimits(stored)).toEqual([]);
    expect(stored).toMatchObject({ settings: { title: 'Edited after', description: '' } });
  },
);

it('[T10] counts millions of tiny items in another thread, closes the socket that sent them, and continues', async () => {
  const { editor, id } = await openSaved();
  const attacker = open(ada, id);
  await attacker.synced();
  const tiny = new Y.Doc();
  // Characters are inserted at the start and the end in turn, so that Yjs cannot merge them.
  const text = tiny.getText('tiny');
  tiny.transact(() => {
    for (let index = 0; index < 300_000; index += 1) text.insert(index % 2 === 0 ? 0 : text.length, 'x');
  });
  const update = Y.encodeStateAsUpdate(tiny);
  expect(Y.decodeUpdate(update).structs.length).toBeGreaterThan(EDIT_ITEMS_MAX);
  Y.applyUpdate(attacker.doc, update);
  await pollUntil(
    () => attacker.endings.includes('bad-message'),
    () => `it ended with ${attacker.endings.join(', ') || 'nothing'}`,
  );
  attacker.close();
  renameGame(editor, 'Still here');
  await editor.saved();
});

/** Creates nested maps, inside the data of the game or next to it. */
function nestMaps(start: Y.Map<unknown>, levels: number): Y.Map<unknown> {
  let map = start;
  start.doc!.transact(() => {
    for (let level = 0; level < levels; level += 1) map = map.set('in', new Y.Map()) as Y.Map<unknown>;
  });
  return map;
}

const NESTED: [string, (doc: Y.Doc) => void][] = [
  ['20,000 maps inside of each other', (doc) => void nestMaps(doc.getMap('game'), 20_000)],
  ['a few hundred of them, in an unused part', (doc) => void nestMaps(doc.getMap('other'), 500)],
  [
    'them level by level, in many small edits',
    (doc) => {
      let map = doc.getMap('other');
      for (let level = 0; level < 50; level += 1) map = nestMaps(map, 10);
    },
  ],
  [
    'a value that is thousands of lists deep',
    (doc) => {
      let deep: unknown = 1;
      for (let level = 0; level < 3000; level += 1) deep = [deep];
      doc.getMap('game').set('deep', deep);
    },
  ],
];

it.each(NESTED)(
  '[T10] applies nothing of an edit that brings %s, and closes its socket',
  async (_what, act) => {
    const { editor, id } = await openSaved();
    const attacker = open(ada, id);
    await attacker.synced();
    act(attacker.doc);
    await pollUntil(
      () => attacker.endings.includes('bad-message'),
      () => `it ended with ${attacker.endings.join(', ') || 'nothing'}`,
    );
    attacker.close();
    expect(attacker.notices).toContainEqual({ kind: 'refused', reason: 'too-complex' });
    // The log has one short warning for each connection that was closed.
    const warnings = server.logLines.filter(
      ({ level, msg }) => Number(level) >= 40 && String(msg).includes(id),
    );
    expect(warnings.length).toBeGreaterThan(0);
    for (const { msg } of warnings)
      expect(msg).toMatch(/^closing connection .* An edit is nested \d+ levels deep\. The limit is \d+\.$/);
    renameGame(editor, 'Still here');
    await editor.saved();
    expect(editor.endings).toEqual([]);
    const [row] = await server.services.db.select().from(drafts).where(eq(drafts.gameId, id));
    expect(checkLimits(decodeDraftDocument(row!.state))).toEqual([]);
    expect(decodeDraftDocument(row!.state)).toMatchObject({ settings: { title: 'Still here' } });
  },
);

it('[T10] does not queue edits with a missing dependency, which could be nested all at once', async () => {
  const { editor, id } = await openSaved();
  const attacker = open(ada, id);
  await attacker.synced();
  const own = new Y.Doc();
  const updates: Uint8Array[] = [];
  own.on('update', (update: Uint8Array) => updates.push(update));
  let map = own.getMap('other');
  for (let part = 0; part < 20; part += 1) map = nestMaps(map, 100);
  const [first, ...others] = updates;
  const socket = attacker.provider.configuration.websocketProvider.webSocket!;
  // The last update fills the gap that all the others depend on.
  for (const update of [...others, first!]) {
    const length = Buffer.from([(update.length & 127) | 128, update.length >> 7]);
    socket.send(Buffer.concat([address(id), Buffer.from([0, 2]), length, update]));
  }
  renameGame(editor, 'Still here');
  await editor.saved();
  await attacker.saved();
  const [row] = await server.services.db.select().from(drafts).where(eq(drafts.gameId, id));
  const stored = new Y.Doc();
  Y.applyUpdate(stored, row!.state);
  expect(Y.decodeUpdate(Y.encodeStateAsUpdate(stored)).structs.length).toBeLessThan(2000);
});
