import { describe, expect, it } from 'vitest';
import { decodeTape } from '@playloom/engine';
import { createWireNames, forEachOutboxMessage } from '@playloom/protocol';
import { createScriptHostFactory, type WasmModule } from '@playloom/scripting';
import type { RoomOpenCommand, RoomReport } from '@playloom/room-contract';
import {
  createTestClient,
  receiveServerBytes,
  type TestClient,
  encodeTestMessage,
} from '../testing/createTestClient.ts';
import { createTestGame, type TestGameChanges, createTestDocument } from '../testing/createTestRoom.ts';
import { createTestWorker, type TestWorker } from '../testing/TestWorker.ts';

/** Loading the script machine in Node needs types that this package doesn't have. */
const WASM_LOADER = '../../../scripting/src/testing/loadWasm.ts';
const visitor = { userId: null, name: 'Anna', isSpectator: false, canChat: true, saved: null };

function open(
  room: string,
  changes: TestGameChanges = {},
  more: Partial<RoomOpenCommand> = {},
): RoomOpenCommand {
  return {
    kind: 'open',
    room,
    roomName: room,
    lobbyCode: null,
    document: JSON.stringify(createTestDocument(changes)),
    seed: 1,
    keyframe: null,
    phase: 0,
    scriptsOff: null,
    sequence: 0,
    seats: [],
    ...more,
  };
}

function of<Kind extends RoomReport['kind']>(worker: TestWorker, kind: Kind, room?: string) {
  return worker.reports.filter(
    (report): report is Extract<RoomReport, { kind: Kind }> =>
      report.kind === kind && (room === undefined || report.room === room),
  );
}

function tickOf(worker: TestWorker): number {
  worker.command({ kind: 'tape', room: 'a', request: 0 });
  const tape = decodeTape(of(worker, 'tape').at(-1)!.bytes);
  return tape.ok ? tape.value.ticks : -1;
}

function receiveAll(worker: TestWorker, client: TestClient): void {
  for (const sends of of(worker, 'sends')) {
    forEachOutboxMessage(sends, (id, start, end) => {
      if (id === client.id) receiveServerBytes(client, sends.bytes.subarray(start, end));
    });
  }
}

describe('room worker', () => {
  it('opens a room, queues commands until it is open, and plays its ticks on time', async () => {
    const worker = createTestWorker();
    worker.command(open('a'));
    worker.command({ kind: 'admit', room: 'a', client: 5, visitor, resumeToken: 't' });
    worker.command({ kind: 'message', room: 'a', client: 5, bytes: encodeTestMessage({ kind: 'ready' }) });
    await worker.waitFor('opened');
    worker.advance(2000);
    const client = createTestClient(5, createWireNames(createTestGame()));
    receiveAll(worker, client);
    expect(client.welcome).toMatchObject({ player: 1, resumeToken: 't' });
    expect(client.view.tick).toBe(80);
    expect(client.view.own.unit).not.toBeNull();
    expect(of(worker, 'heartbeat')).toHaveLength(2);
    expect(of(worker, 'heartbeat')[1]).toMatchObject({
      room: 'a',
      players: 1,
      bots: 0,
      spectators: 0,
      latenessMs: 0,
    });
  });

  it('catches up at most three ticks and is on time again afterwards', async () => {
    const worker = createTestWorker();
    worker.command(open('a'));
    await worker.waitFor('opened');
    worker.advance(100);
    const before = tickOf(worker);
    // The thread was blocked for ten seconds.
    worker.now += 10_000;
    worker.advance(0);
    expect(tickOf(worker) - before).toBeLessThanOrEqual(3);
    const after = tickOf(worker);
    worker.advance(1000);
    expect(tickOf(worker) - after).toBe(40);
    expect(Math.max(...of(worker, 'heartbeat').map(({ latenessMs }) => latenessMs))).toBeGreaterThan(9000);
    expect(of(worker, 'heartbeat').at(-1)!.latenessMs).toBeLessThan(1);
    const count = (name: 'ticks' | 'lateTicks') =>
      of(worker, 'heartbeat').reduce((sum, heartbeat) => sum + heartbeat[name]!, 0);
    expect(count('lateTicks')).toBe(3);
    expect(count('ticks')).toBeGreaterThan(40);
    // The room also continues if the clock is set back.
    worker.now -= 5000;
    worker.advance(7000);
    expect(tickOf(worker)).toBeGreaterThan(after + 60);
  });

  it("[MP-08:part] doesn't count messages as flooding that piled up while the thread was blocked or slow", async () => {
    const worker = createTestWorker();
    worker.command(open('a'));
    await worker.waitFor('opened');
    worker.command({ kind: 'admit', room: 'a', client: 1, visitor, resumeToken: 't' });
    const bytes = encodeTestMessage({ kind: 'ping', time: 1 });
    const speak = (times: number) => {
      for (let sentMessages = 0; sentMessages < times; sentMessages += 1)
        worker.command({ kind: 'message', room: 'a', client: 1, bytes });
    };
    worker.advance(1000);
    // As many messages as one in every tick of the ten seconds.
    worker.now += 10_000;
    speak(400);
    worker.advance(1000);
    for (let turn = 0; turn < 40; turn += 1) {
      worker.now += 500;
      worker.advance(0);
      speak(20);
    }
    expect(of(worker, 'offence')).toEqual([]);
    worker.advance(1000);
    speak(121);
    expect(of(worker, 'offence')).toMatchObject([{ client: 1, id: 'flood' }]);
  });

  it('starts the ticks of each room at its phase, also after all were blocked', async () => {
    const worker = createTestWorker();
    worker.command(open('a', {}, { phase: 0.2 }));
    worker.command(open('b', {}, { phase: 0.6 }));
    await worker.waitFor('opened', 2);
    for (const room of ['a', 'b']) {
      worker.command({ kind: 'admit', room, client: 1, visitor, resumeToken: 't' });
      worker.command({ kind: 'message', room, client: 1, bytes: encodeTestMessage({ kind: 'ready' }) });
    }
    const watchPhases = () => {
      const before = worker.reports.length;
      const phases = new Set<string>();
      for (let ms = 0; ms < 200; ms += 1) {
        const seen = worker.reports.length;
        worker.advance(1);
        for (const { kind, room } of worker.reports.slice(seen)) {
          if (kind === 'sends') phases.add(`${room} ${worker.now % 25}`);
        }
      }
      expect(worker.reports.length).toBeGreaterThan(before);
      return [...phases].toSorted();
    };
    worker.advance(100);
    expect(watchPhases()).toEqual(['a 5', 'b 15']);
    worker.now += 1003;
    worker.advance(100);
    expect(watchPhases()).toEqual(['a 5', 'b 15']);
  });

  it('puts empty rooms to sleep after a minute and wakes them when someone joins', async () => {
    const worker = createTestWorker();
    worker.command(open('a', { settings: { tickRate: 20 } }));
    await worker.waitFor('opened');
    worker.command({ kind: 'admit', room: 'a', client: 1, visitor, resumeToken: 't' });
    worker.advance(1000);
    worker.command({ kind: 'leave', room: 'a', client: 1 });
    worker.advance(59_000);
    const tick = tickOf(worker);
    worker.advance(1000);
    expect(tickOf(worker)).toBeGreaterThan(tick);
    worker.advance(10_000);
    const asleep = tickOf(worker);
    worker.advance(600_000);
    expect(tickOf(worker)).toBe(asleep);
    expect(of(worker, 'heartbeat').length).toBeGreaterThan(600);
    worker.command({ kind: 'admit', room: 'a', client: 2, visitor, resumeToken: 't' });
    worker.advance(1000);
    expect(tickOf(worker)).toBeGreaterThanOrEqual(asleep + 20);
  });

  it('ends only the room that fails', async () => {
    const worker = createTestWorker();
    worker.command(open('broken', {}, { document: '{"not": "a game"}' }));
    worker.command(open('a'));
    worker.command(open('b'));
    await worker.waitFor('opened', 2);
    expect(of(worker, 'closed')).toMatchObject([
      { room: 'broken', failure: expect.stringContaining('format') },
    ]);
    worker.advance(1000);
    // Invalid data that the platform never sends, to make the room crash.
    worker.command({ kind: 'admit', room: 'a', client: 1, visitor: null as never, resumeToken: 't' });
    expect(of(worker, 'closed', 'a')).toMatchObject([{ failure: expect.stringContaining('TypeError') }]);
    worker.command({ kind: 'admit', room: 'a', client: 2, visitor, resumeToken: 't' });
    worker.command({ kind: 'admit', room: 'b', client: 3, visitor, resumeToken: 't' });
    worker.advance(1000);
    expect(of(worker, 'sends', 'a')).toEqual([]);
    expect(of(worker, 'sends', 'b').length).toBeGreaterThan(10);
    expect(of(worker, 'closed', 'b')).toEqual([]);
  });

  it('continues from a keyframe with everyone who was in it, with scripts off if required', async () => {
    const worker = createTestWorker();
    const changes: TestGameChanges = { settings: { tickRate: 20 } };
    worker.command(open('a', changes));
    for (const client of [1, 2, 3]) {
      worker.command({
        kind: 'admit',
        room: 'a',
        client,
        visitor: { ...visitor, name: `Visitor ${client}`, isSpectator: client === 3 },
        resumeToken: `t${client}`,
      });
      worker.command({ kind: 'message', room: 'a', client, bytes: encodeTestMessage({ kind: 'ready' }) });
    }
    await worker.waitFor('opened');
    worker.advance(3000);
    worker.command({ kind: 'drop', room: 'a', client: 2 });
    worker.advance(2500);
    const { bytes, seats, tick } = of(worker, 'keyframe').at(-1)!;
    expect(seats).toMatchObject([
      { client: 1, player: 1, isAway: false, resumeToken: 't1' },
      { client: 2, player: 2, isAway: true, resumeToken: 't2' },
      { client: 3, player: null, isAway: false, resumeToken: 't3' },
    ]);
    const other = createTestWorker();
    other.command(open('a', changes, { keyframe: bytes, seats, scriptsOff: 'It got stuck.', sequence: 5 }));
    await other.waitFor('opened');
    expect(of(other, 'opened')).toMatchObject([{ tick }]);
    other.advance(100);
    const client = createTestClient(1, createWireNames(createTestGame(changes)));
    receiveAll(other, client);
    expect(client.welcome).toMatchObject({ player: 1, resumeToken: 't1' });
    expect([...client.view.players.values()]).toMatchObject([
      { id: 1, name: 'Visitor 1', isAway: false },
      { id: 2, name: 'Visitor 2', isAway: true },
    ]);
    expect(client.view.own.unit).not.toBeNull();
    expect(client.view.room.scriptsOff).toBe('It got stuck.');
    // A new client gets a new player; the reconnected one gets its previous player back.
    other.command({ kind: 'admit', room: 'a', client: 9, visitor, resumeToken: 't9' });
    other.command({ kind: 'resume', room: 'a', lost: 2, client: 10, resumeToken: 't10' });
    const [nine, ten] = [9, 10].map((id) => createTestClient(id, client.names));
    receiveAll(other, nine!);
    receiveAll(other, ten!);
    expect([nine!.welcome!.player, ten!.welcome!.player]).toEqual([3, 2]);
  });

  it('saves everything before it closes a room', async () => {
    const worker = createTestWorker();
    const player = { get: 'triggeringPlayer' };
    const rule = {
      id: 'late',
      name: 'Late',
      when: { when: 'playerLeaves' },
      do: [{ do: 'saveValue', player, key: 'left', value: true }],
    };
    worker.command(open('a', { rules: [rule] }));
    worker.command({
      kind: 'admit',
      room: 'a',
      client: 1,
      visitor: { ...visitor, userId: 'anna', saved: { game: {}, world: {} } },
      resumeToken: 't',
    });
    worker.command({ kind: 'message', room: 'a', client: 1, bytes: encodeTestMessage({ kind: 'ready' }) });
    await worker.waitFor('opened');
    worker.advance(100);
    worker.command({ kind: 'notice', room: 'a', id: 'restart', text: 'Back in a minute.' });
    worker.advance(100);
    worker.command({ kind: 'travel', room: 'a', client: 1, gameSlug: 'island', token: 'secret' });
    worker.command({ kind: 'close', room: 'a', reason: 'The server restarts.' });
    const client = createTestClient(1, createWireNames(createTestGame()));
    receiveAll(worker, client);
    expect(client.events).toContainEqual({ kind: 'notice', id: 'restart', text: 'Back in a minute.' });
    expect(client.messages.slice(-2)).toEqual([
      { kind: 'travel', gameSlug: 'island', token: 'secret' },
      { kind: 'goodbye', id: 'room-closed', text: 'The server restarts.' },
    ]);
    const kinds = worker.reports.map(({ kind }) => kind);
    expect(of(worker, 'save')).toMatchObject([{ userId: 'anna', changes: [{ key: 'left' }] }]);
    expect(kinds.slice(-1)).toEqual(['closed']);
    expect(kinds.indexOf('save')).toBeLessThan(kinds.indexOf('closed'));
    const { length } = worker.reports;
    worker.advance(5000);
    worker.command({ kind: 'message', room: 'a', client: 1, bytes: encodeTestMessage({ kind: 'ready' }) });
    expect(worker.reports).toHaveLength(length);
  });

  it('returns the tape of a room', async () => {
    const worker = createTestWorker();
    worker.command(open('a'));
    worker.command({ kind: 'admit', room: 'a', client: 1, visitor, resumeToken: 't' });
    worker.command({ kind: 'message', room: 'a', client: 1, bytes: encodeTestMessage({ kind: 'ready' }) });
    await worker.waitFor('opened');
    worker.advance(1000);
    worker.command({ kind: 'tape', room: 'a', request: 77 });
    const { request, bytes } = of(worker, 'tape')[0]!;
    expect(request).toBe(77);
    const tape = decodeTape(bytes);
    expect(tape.ok && tape.value).toMatchObject({ ticks: 40, start: 0, seed: 1 });
  });

  it('runs scripts, and reports printed lines and errors to creators', async () => {
    const { loadWasm } = (await import(WASM_LOADER)) as { loadWasm: () => Promise<WasmModule> };
    const factory = createScriptHostFactory({ wasm: await loadWasm() });
    let loads = 0;
    const worker = createTestWorker(() => {
      loads += 1;
      return Promise.resolve(factory);
    });
    const scripts = {
      world: {
        name: 'World',
        files: { 'initialize.ts': "console.log('started');\nthrow new Error('oops');" },
      },
    };
    worker.command(open('a', { scripts }));
    worker.command(open('b', { scripts }));
    worker.command(open('c'));
    await worker.waitFor('opened', 3);
    expect(loads).toBe(1);
    expect(of(worker, 'problem', 'a')).toMatchObject([
      {
        level: 'error',
        id: 'script-error',
        place: 'world/initialize.ts:2',
        text: expect.stringContaining('oops'),
      },
      { level: 'log', id: 'script-line', place: 'world/initialize.ts:1', text: 'started' },
    ]);
    expect(of(worker, 'problem', 'c')).toEqual([]);
  });

  it('[EG-03] refuses to open a room whose scripts fail to start, with the location', async () => {
    const worker = await createScriptWorker();
    worker.command(
      open('a', { scripts: writeScript('let a;\n[].includes.call({ length: 2 ** 53 - 1 }, 1);') }),
    );
    await worker.waitFor('closed');
    expect(of(worker, 'opened', 'a')).toEqual([]);
    expect(of(worker, 'closed', 'a')).toMatchObject([
      { failure: expect.stringMatching(/^world\/initialize\.ts:2 .*All scripts are switched off\.$/) },
    ]);
  });

  it("reports a failure of the engine, not of the game, if the script machine can't be loaded", async () => {
    const worker = createTestWorker(() => Promise.reject(new Error('no such file')));
    const scripts = writeScript(`console.log('well');`);
    worker.command(open('a', { scripts }));
    worker.command({ kind: 'rehearse', room: 'trial', document: open('a', { scripts }).document });
    await worker.waitFor('closed');
    await worker.waitFor('rehearsed');
    const failure = expect.stringContaining('no such file');
    expect(of(worker, 'closed', 'a')).toMatchObject([{ failure, isEngineFailure: true }]);
    expect(of(worker, 'rehearsed')).toMatchObject([{ problems: [{ text: failure }], isEngineFailure: true }]);
  });

  it.each([
    ['a file that never ends', 'let a;\nfor (;;);', 'world/initialize.ts:'],
    ['a native loop', 'let a;\nnew Array(1e9) + "";', 'world/initialize.ts:2'],
    ['memory', 'const kept = [];\nfor (;;) kept.push(new ArrayBuffer(1e6));', 'world'],
    ['the first tick', `on('gameStarts', () => {\nfor (;;);\n});`, 'world/initialize.ts:'],
    ['the first player', `on('playerJoins', () => {\nfor (;;);\n});`, 'world/initialize.ts:'],
  ])('[EG-03] rehearses a start and detects %s', async (_what, code, place) => {
    const worker = await createScriptWorker();
    const { document } = open('a', { scripts: writeScript(code) });
    worker.command({ kind: 'rehearse', room: 'trial', document });
    await worker.waitFor('rehearsed');
    expect(of(worker, 'rehearsed', 'trial')[0]?.problems.at(-1)?.place).toMatch(place);
  });

  it('rehearses a valid start without a problem, even if scripts throw errors', async () => {
    const worker = await createScriptWorker();
    const { document } = open('a', { scripts: writeScript(`throw new Error('oops');`) });
    worker.command({ kind: 'rehearse', room: 'trial', document });
    await worker.waitFor('rehearsed');
    expect(of(worker, 'rehearsed', 'trial')).toEqual([{ kind: 'rehearsed', room: 'trial', problems: [] }]);
  });
});

async function createScriptWorker() {
  const { loadWasm } = (await import(WASM_LOADER)) as { loadWasm: () => Promise<WasmModule> };
  const factory = createScriptHostFactory({ wasm: await loadWasm() });
  return createTestWorker(() => Promise.resolve(factory));
}

function writeScript(code: string) {
  return { world: { name: 'World', files: { 'initialize.ts': code } } };
}
