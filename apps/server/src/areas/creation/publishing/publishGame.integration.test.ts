import { hashGame, parseGame } from '@playloom/game-format';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StartTrialRequest } from '@playloom/room-contract';
import { findRelease } from '../games/gameQueries.ts';
import { type GameRow } from '../../../storage/schema/games.ts';
import { games, releases } from '../../../storage/schema.ts';
import { addGame, createGameDocument } from '../../../testing/addGame.ts';
import { addSignedInUser, type SignedInUser } from '../../../testing/addSignedInUser.ts';
import { countWaitingJobs } from '../../../testing/countWaitingJobs.ts';
import { createFakeRooms } from '../../../testing/createFakeRooms.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { runStatement } from '../../../testing/runStatement.ts';
import { pollUntil } from '../../../testing/pollUntil.ts';
import { createDisabledRoomsGateway } from '../../../rooms-gateway/createDisabledRoomsGateway.ts';
import { createScriptChecker } from '../releases/createScriptChecker.ts';

const rooms = createFakeRooms();
let server: TestServer;
let owner: SignedInUser;
let game: GameRow;
beforeAll(async () => {
  server = await createTestServer({ rooms });
  owner = await addSignedInUser(server, 'owner');
});
afterAll(() => server.close());
beforeEach(async () => {
  game = await addGame(server, { creatorId: owner.user.id });
});

async function publish(json: unknown, client = owner.client, id = game.id) {
  const response = await client.fetch(`/api/v1/games/${id}/publish/`, { method: 'POST', json });
  const body = (await response.json()) as Record<string, unknown>;
  return { ...body, status: response.status } as {
    status: number;
    errorId?: string;
    fields?: object;
    data?: unknown;
  };
}

async function readGame(): Promise<GameRow> {
  const [row] = await server.services.db.select().from(games).where(eq(games.id, game.id));
  return row!;
}

function listReleases() {
  return server.services.db
    .select()
    .from(releases)
    .where(eq(releases.gameId, game.id))
    .orderBy(asc(releases.release));
}

describe('[API-17] publishing', () => {
  it('makes the document the live release', async () => {
    const document = createGameDocument({
      title: 'Second try',
      description: 'Better',
      tags: ['new'],
      maxPlayers: 24,
      visibility: 4,
    });
    server.clock.advance(60_000);
    expect(await publish({ document })).toEqual({
      status: 200,
      data: { _id: game.id, gameSlug: game.slug, release: 2 },
    });
    expect(await readGame()).toMatchObject({
      title: 'Second try',
      description: 'Better',
      tags: ['new'],
      liveRelease: 2,
      maxPlayers: 24,
      visibility: 4,
      publishedAt: server.clock.now(),
      engineVersion: server.services.engineVersion,
    });
    const release = await findRelease(server.services.db, game.id, 2);
    expect(parseGame(JSON.parse(release?.document ?? ''))).toEqual({ ok: true, value: document });
    expect(release?.documentHash).toBe(hashGame(document));
  });

  it('[EN-04] [CO-05:part] uses 32 players by default, and stores another number as the setting', async () => {
    const small = createGameDocument({ title: 'Few', maxPlayers: 4 });
    const describeProblem = async () => {
      const { liveRelease, maxPlayers } = await readGame();
      const stored = await findRelease(server.services.db, game.id, liveRelease ?? 0);
      return [maxPlayers, (JSON.parse(stored?.document ?? '{}') as typeof small).settings.maxPlayers];
    };
    await publish({ document: createGameDocument({ title: 'Says nothing' }) });
    expect(await describeProblem()).toEqual([32, 32]);
    await publish({ document: small });
    expect(await describeProblem()).toEqual([4, 4]);
    await publish({ document: small, maxPlayers: 32 });
    expect(await describeProblem()).toEqual([32, 32]);
    await publish({ release: { release: 3 } });
    expect(await describeProblem()).toEqual([4, 4]);
    await publish({ release: { release: 3 }, maxPlayers: 9 });
    expect(await describeProblem()).toEqual([9, 9]);
    for (const maxPlayers of [0, 101, 1.5, '32'])
      expect((await publish({ document: small, maxPlayers })).status).toBe(400);
  });

  it('[API-17] [CO-05:part] rejects rooms larger than the plan allows, with the limit, and publishes nothing', async () => {
    const large = createGameDocument({ title: 'Crowd', maxPlayers: 100 });
    const refusal = {
      status: 409,
      errorId: 'players_limit_reached',
      message:
        'The owner’s plan allows up to 32 players per room. Lower the limit in the game’s settings, or upgrade the plan.',
    };
    expect(await publish({ document: large })).toMatchObject(refusal);
    expect(await publish({ document: createGameDocument(), maxPlayers: 33 })).toMatchObject(refusal);
    expect(await publish({ release: { release: 1 }, maxPlayers: 100 })).toMatchObject(refusal);
    expect(await listReleases()).toHaveLength(1);
  });

  it('reuses the release for the same document, one after the other or in parallel', async () => {
    const document = createGameDocument({ title: 'Once' });
    const answers = await Promise.all(Array.from({ length: 6 }, () => publish({ document })));
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    const shuffled = Object.fromEntries(Object.entries(document).toReversed());
    expect((await publish({ document: shuffled })).data).toMatchObject({ release: 2 });
    expect(await listReleases()).toHaveLength(2);
  });

  it('gives different documents sent in parallel their own numbers', async () => {
    const titles = ['One', 'Two', 'Three', 'Four', 'Five'];
    const answers = await Promise.all(
      titles.map((title) => publish({ document: createGameDocument({ title }) })),
    );
    const numbers = answers.map(({ data }) => (data as { release: number }).release);
    expect(numbers.toSorted((a, b) => a - b)).toEqual([2, 3, 4, 5, 6]);
    const { liveRelease, title } = await readGame();
    expect(title).toBe(titles[numbers.indexOf(liveRelease ?? 0)]);
  });

  it('release{release} names the expected number: the next one, or an earlier one to restore', async () => {
    const document = createGameDocument({ title: 'Second' });
    expect(await publish({ document, release: { release: 7 } })).toMatchObject({
      status: 409,
      errorId: 'release_taken',
    });
    expect(await listReleases()).toHaveLength(1);
    expect((await publish({ document, release: { release: 2 } })).status).toBe(200);
    expect((await publish({ release: { release: 1 } })).data).toMatchObject({ release: 1 });
    expect(await readGame()).toMatchObject({ liveRelease: 1, title: 'A game' });
    expect((await publish({ release: { release: 2 } })).data).toMatchObject({ release: 2 });
    expect(await readGame()).toMatchObject({ liveRelease: 2, title: 'Second' });
    expect(await publish({ release: { release: 9 } })).toMatchObject({
      status: 404,
      errorId: 'release_not_found',
    });
    expect(await publish({})).toMatchObject({ status: 400, errorId: 'nothing_to_publish' });
  });

  it('rejects scripts that would not run, with file and line, with or without rooms', async () => {
    const sick = createGameDocument({ title: 'Sick script' });
    const files = {
      'initialize.ts': "on('everyTick', () => {});\nconst a = 3n;\nimport('./x.ts');",
      'b.ts': '',
    };
    const document = { ...sick, scripts: { world: { name: 'World', files } } };
    const { rooms: before } = server.services;
    for (const gateway of [before, createDisabledRoomsGateway()]) {
      server.services.rooms = gateway;
      expect(await publish({ document })).toMatchObject({
        status: 400,
        errorId: 'scripts_invalid',
        fields: {
          'world/initialize.ts:2:11': expect.stringContaining('BigInt'),
          'world/initialize.ts:3:1': expect.stringContaining('import at the top'),
        },
      });
    }
    server.services.rooms = before;
    expect(await listReleases()).toHaveLength(1);
    const mended = { world: { name: 'World', files: { ...files, 'initialize.ts': 'const a: number = 3;' } } };
    expect((await publish({ document: { ...document, scripts: mended } })).data).toMatchObject({
      release: 2,
    });
  });

  it('[EG-02] rejects scripts with which the game does not start, with file and line', async () => {
    const scripts = { world: { name: 'World', files: { 'initialize.ts': 'let a;\nfor (;;);' } } };
    const document = { ...createGameDocument({ title: 'Stuck' }), scripts };
    const { rooms: before } = server.services;
    const problem = { place: 'world/initialize.ts:2', text: 'The script did too much.' };
    const outcomes = [
      [{ isStuck: false, problems: [problem] }, { 'world/initialize.ts:2:1': problem.text }],
      [{ isStuck: false, problems: [{ ...problem, place: '' }] }, { 'start:1': problem.text }],
      [{ isStuck: true, problems: [] }, { start: expect.stringContaining('ran too long') }],
    ] as const;
    for (const [outcome, fields] of outcomes) {
      const tried: StartTrialRequest[] = [];
      const tryStart = async (trial: StartTrialRequest) => {
        tried.push(trial);
        return outcome;
      };
      server.services.rooms = { ...before, tryStart };
      expect(await publish({ document })).toMatchObject({
        status: 400,
        errorId: 'scripts_fail_to_start',
        fields,
      });
      expect(tried).toMatchObject([{ engineVersion: server.services.engineVersion }]);
      expect(JSON.parse(tried[0]!.document)).toMatchObject({ scripts });
    }
    expect(await listReleases()).toHaveLength(1);
    // If no room is available for the test, the game is published anyway, and players see an error if it fails.
    server.services.rooms = { ...before, tryStart: () => Promise.reject(new Error('no rooms')) };
    expect((await publish({ document })).data).toMatchObject({ release: 2 });
    server.services.rooms = before;
  });

  it('stops a script check that does not end, and keeps answering in the meantime', async () => {
    const levels = 60;
    const tangle = `${'(a='.repeat(levels)}1${')=>1'.repeat(levels)}`;
    const document = {
      ...createGameDocument({ title: 'Tangle' }),
      scripts: { world: { name: 'World', files: { 'a.ts': tangle } } },
    };
    const { scripts } = server.services;
    server.services.scripts = createScriptChecker(500);
    const refused = publish({ document });
    expect((await server.client.fetch('/api/v1/games/')).status).toBe(200);
    expect(await refused).toMatchObject({ status: 400, errorId: 'scripts_too_tangled' });
    server.services.scripts = scripts;
    expect(await listReleases()).toHaveLength(1);
  });

  it('[T25] is for the owner only', async () => {
    const document = createGameDocument({ title: 'Taken over' });
    const { client } = await addSignedInUser(server, `other${game.slug.slice(4, 10)}`);
    expect(await publish({ document }, client)).toMatchObject({ status: 403, errorId: 'not_allowed' });
    expect(await publish({ document }, server.newClient())).toMatchObject({
      status: 401,
      errorId: 'not_signed_in',
    });
    expect((await publish({ document }, owner.client, 'no-id')).errorId).toBe('game_not_found');
    expect(await readGame()).toMatchObject({ title: 'A game', liveRelease: 1 });
  });

  it.each([
    ['not a game', 'text'],
    ['no title', { format: 1 }],
    ['an unknown field', { format: 1, settings: { title: 'x' }, coins: 7 }],
    ['a missing part', { format: 1, settings: { title: 'x', players: { unit: 'nobody' } } }],
  ])('rejects %s with its place, and changes nothing', async (_, document) => {
    const { status, errorId, fields } = await publish({ document });
    expect([status, errorId]).toEqual([400, 'document_invalid']);
    expect(Object.values(fields ?? {}).length).toBeGreaterThan(0);
    expect(await readGame()).toMatchObject({ title: 'A game', liveRelease: 1 });
    expect(await listReleases()).toHaveLength(1);
  });

  it('[T14:part] rejects keys that would change the prototype of objects', async () => {
    for (const key of ['__proto__', 'constructor']) {
      const body = `{"document":{"format":1,"settings":{"title":"x"},"data":{"defaultData":{"${key}":{"prototype":{"polluted":1}}}}}}`;
      const response = await owner.client.fetch(`/api/v1/games/${game.id}/publish/`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json' },
      });
      expect(response.status).toBe(400);
      expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    }
  });

  it('[T18:part] rejects assets that are not uploaded files', async () => {
    const file = `${'ab'.repeat(32)}.png`;
    for (const name of [file, 'assets/player.png']) {
      const document = createGameDocument(
        { title: 'Holes' },
        { assets: { hero: { kind: 'image', file: name } } },
      );
      expect(await publish({ document })).toMatchObject({
        errorId: 'document_invalid',
        fields: { 'assets.hero.file': expect.any(String) },
      });
    }
  });

  it('accepts large documents of the owner, and does not read those of other users', async () => {
    const large = createGameDocument(
      { title: 'Large' },
      { data: { ui: { one: { htmlData: 'x'.repeat(200_000) } } } },
    );
    const padded = { document: large, padding: 'x'.repeat(13 * 1024 * 1024) };
    expect((await publish({ document: large })).status).toBe(200);
    expect(await publish(padded)).toMatchObject({ status: 413, errorId: 'body_too_large' });
    expect(await publish(padded, server.newClient())).toMatchObject({
      status: 401,
      errorId: 'not_signed_in',
    });
  });

  it('keeps running rooms on their release', async () => {
    const joinAs = (query = {}) => server.newClient().api.joinGame({ params: { id: game.id }, query });
    const first = (await joinAs()).data;
    await publish({ document: createGameDocument({ title: 'Newer' }) });
    expect(rooms.rooms.find(({ roomId }) => roomId === first.roomId)?.release).toBe(1);
    expect((await joinAs()).data.release).toBe(2);
    expect((await joinAs({ roomId: first.roomId })).data).toMatchObject({ release: 1, roomId: first.roomId });
    const old = await server.client.fetch(first.releaseUrl);
    expect(old.status).toBe(200);
  });

  it('[R3:part] is applied completely or not at all when the database fails', async () => {
    const { db } = server.services;
    // Waits for the cover of an earlier release, which would otherwise trigger the failure that is meant for this one.
    await pollUntil(
      async () => (await countWaitingJobs(server.databaseUrl)) === 0,
      () => 'jobs are still waiting',
    );
    const transaction = db.transaction.bind(db);
    const document = createGameDocument({ title: 'Whole or not' }, { assets: {} });
    let failures = 0;
    for (let failAt = 1; ; failAt += 1) {
      let calls = 0;
      db.transaction = ((work: Parameters<typeof transaction>[0]) =>
        transaction((tx) => work(new Proxy(tx, { get: (target, name) => failNth(target, name) })))) as never;
      const failNth = (target: object, name: string | symbol): unknown => {
        const member: unknown = Reflect.get(target, name);
        if (typeof member !== 'function' || !['select', 'insert', 'update'].includes(String(name)))
          return member;
        calls += 1;
        if (calls === failAt) throw new Error('The disk is gone.');
        return member.bind(target) as unknown;
      };
      const { status } = await publish({ document });
      db.transaction = transaction;
      if (status === 200) break;
      failures += 1;
      expect([status, (await readGame()).liveRelease, (await listReleases()).length]).toEqual([500, 1, 1]);
    }
    expect(failures).toBeGreaterThan(3);
    expect(await readGame()).toMatchObject({ title: 'Whole or not', liveRelease: 2 });
  });
});

describe('[GF-04] a release', () => {
  it('never changes, not even by a database statement', async () => {
    const { db } = server.services;
    const before = await listReleases();
    for (const change of [{ document: '{}' }, { projection: '{}' }, { engineVersion: '9' }, { release: 5 }])
      await expect(db.update(releases).set(change).where(eq(releases.gameId, game.id))).rejects.toThrow(
        'Failed query',
      );
    await expect(runStatement(server.databaseUrl, `update releases set document_hash = 'x'`)).rejects.toThrow(
      'never changes',
    );
    expect(await listReleases()).toEqual(before);
  });

  it('is addressed by its content, and the same content with another engine is another release', async () => {
    const document = createGameDocument({ title: 'Pinned' });
    expect((await publish({ document })).data).toMatchObject({ release: 2 });
    const { engineVersion } = server.services;
    server.services.engineVersion = '9.9.9.9';
    const newer = await publish({ document });
    server.services.engineVersion = engineVersion;
    expect(newer.data).toMatchObject({ release: 3 });
    const [, second, third] = await listReleases();
    expect(second?.documentHash).toBe(third?.documentHash);
    expect([second?.engineVersion, third?.engineVersion]).toEqual([engineVersion, '9.9.9.9']);
    expect((await publish({ release: { release: 2 } })).data).toMatchObject({ release: 2 });
    expect((await readGame()).engineVersion).toBe(engineVersion);
  });
});
