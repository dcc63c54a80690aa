import { setTimeout as pause } from 'node:timers/promises';
import { loadGame } from '../tools/games/starters/loadGame.ts';
import type { Benchmark, BenchmarkOutcome } from './measure/Benchmark.ts';
import { computeMedian } from './measure/compareRates.ts';
import { type BotSeat, ROOM_BOTS_METHODS, type RoomBots } from './rooms/RoomBots.ts';
import { startBenchmarkRooms, type BenchmarkRoomsHost } from './rooms/startBenchmarkRooms.ts';
import { startCallableProcess } from './rooms/startCallableProcess.ts';
import type { ThreadCostAnswer, ThreadCostRequest } from './rooms/ThreadCost.ts';

const GAMES = ['arena', 'nightfall', 'blob'];
const CLIENTS = 15;
/** Until then, V8 compiles most of what a tick calls. */
const WARM_UP_MS = 25_000;
const ROUNDS = 6;
const ROUND_MS = 5_000;
const PROFILED_MS = 8_000;
const CPU_GOAL = 7;
const BYTES_GOAL = 2000;
const SCENE = `one room each of ${GAMES.join(', ')} with ${CLIENTS} clients over real sockets from another process, each steering ten times a second`;

interface RoomFigures {
  readonly game: string;
  /** In percent of a core: the room’s thread, the main thread of its process, and the whole process. */
  readonly thread: number[];
  readonly main: number[];
  readonly whole: number[];
  /** Bytes for each client and second. */
  readonly bytes: number[];
  /** From a profile after that: in percent of a core, by part of the work and by step of a tick. */
  readonly parts: ReadonlyMap<string, number>;
  readonly steps: ReadonlyMap<string, number>;
}

const done: Promise<RoomFigures[]>[] = [];

export const roomCost: Benchmark = {
  name: 'Processor time of a room',
  question: `processor time of the thread of the room that needs the most, in percent of a core: ${SCENE}`,
  run: async () => report(await measureOnce(), ({ thread }) => thread, '% of a core', CPU_GOAL),
};

export const roomBytes: Benchmark = {
  name: 'Bytes of a room',
  question: `bytes for each client and second, in the room that needs the most: ${SCENE}`,
  run: async () => report(await measureOnce(), ({ bytes }) => bytes, 'bytes per second', BYTES_GOAL),
};

/** Runs the measurement once. Both benchmarks of this file share its result. */
function measureOnce(): Promise<RoomFigures[]> {
  return (done[0] ??= measure());
}

async function measure(): Promise<RoomFigures[]> {
  const all: RoomFigures[] = [];
  // One after another, so that each room has a thread for itself.
  for (const game of GAMES) all.push(await measureRoom(game));
  return all;
}

async function measureRoom(game: string): Promise<RoomFigures> {
  const host = await startBenchmarkRooms('profiledWorkerMain.ts');
  const bots = startCallableProcess<RoomBots>('roomBots.ts', [], ROOM_BOTS_METHODS);
  try {
    host.documents.set(game, createDocument(game));
    await bots.join(await reserveSeats(host, game));
    await pause(WARM_UP_MS);
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measureRound(host, bots));
    const { lost } = await bots.count();
    if (lost.length > 0) throw new Error(`Clients were lost: ${lost.join(', ')}`);
    return {
      game,
      thread: rounds.map(({ thread }) => thread),
      main: rounds.map(({ main }) => main),
      whole: rounds.map(({ whole }) => whole),
      bytes: rounds.map(({ bytes }) => bytes),
      ...(await profileRoom(host)),
    };
  } finally {
    await bots.close();
    await host.close();
  }
}

async function reserveSeats(host: BenchmarkRoomsHost, game: string): Promise<BotSeat[]> {
  const first = await host.seat(game, CLIENTS, { kind: 'new-public' });
  const seats: BotSeat[] = [{ address: `${host.origin}${first.url}`, ticket: first.ticket }];
  while (seats.length < CLIENTS) {
    const { url, ticket } = await host.seat(game, CLIENTS, { kind: 'room', roomId: first.roomId });
    seats.push({ address: `${host.origin}${url}`, ticket });
  }
  return seats;
}

/** Raises the player limit of a starter game that allows fewer players. */
function createDocument(slug: string): string {
  const game = loadGame(slug);
  const maxPlayers = Math.max(game.settings.maxPlayers, CLIENTS);
  return JSON.stringify({ ...game, settings: { ...game.settings, maxPlayers } });
}

interface Reading {
  readonly at: number;
  readonly threads: number;
  readonly main: number;
  readonly whole: number;
  readonly bytes: number;
}

async function measureRound(
  host: BenchmarkRoomsHost,
  bots: RoomBots,
): Promise<Record<'thread' | 'main' | 'whole' | 'bytes', number>> {
  const before = await read(host, bots);
  await pause(ROUND_MS);
  const after = await read(host, bots);
  const elapsed = after.at - before.at;
  return {
    thread: (100 * (after.threads - before.threads)) / elapsed,
    main: (100 * (after.main - before.main)) / elapsed,
    whole: (100 * (after.whole - before.whole)) / elapsed,
    bytes: (1000 * (after.bytes - before.bytes)) / elapsed / CLIENTS,
  };
}

async function read(host: BenchmarkRoomsHost, bots: RoomBots): Promise<Reading> {
  const threads = await askThreads(host, 'read-cpu');
  const [main, whole, counts] = [
    await host.readFigure<number>('/main-cpu'),
    await host.readFigure<number>('/cpu'),
    await bots.count(),
  ];
  const cpuMs = threads.reduce((sum, thread) => sum + thread.cpuMs, 0);
  return { at: performance.now(), threads: cpuMs, main, whole, bytes: counts.bytes };
}

async function profileRoom(host: BenchmarkRoomsHost): Promise<Pick<RoomFigures, 'parts' | 'steps'>> {
  const startedAt = performance.now();
  await askThreads(host, 'start-profile');
  await pause(PROFILED_MS);
  const elapsed = performance.now() - startedAt;
  const answers = await askThreads(host, 'stop-profile');
  const addUp = (pick: (answer: ThreadCostAnswer) => { readonly [name: string]: number }) => {
    const sums = new Map<string, number>();
    for (const [name, ms] of answers.flatMap((answer) => Object.entries(pick(answer))))
      sums.set(name, (sums.get(name) ?? 0) + (100 * ms) / elapsed);
    return new Map([...sums].toSorted(([, a], [, b]) => b - a));
  };
  return { parts: addUp(({ parts }) => parts), steps: addUp(({ steps }) => steps) };
}

async function askThreads(
  { readFigure }: BenchmarkRoomsHost,
  request: ThreadCostRequest,
): Promise<ThreadCostAnswer[]> {
  return readFigure<ThreadCostAnswer[]>(`/threads?request=${request}`);
}

function report(
  rooms: readonly RoomFigures[],
  pick: (figures: RoomFigures) => number[],
  unit: string,
  goal: number,
): BenchmarkOutcome {
  const value = Math.max(...rooms.map((figures) => computeMedian(pick(figures))));
  return { figures: rooms.flatMap(describe), result: { value, unit, goal, better: 'lower' } };
}

function describe({ game, thread, main, whole, bytes, parts, steps }: RoomFigures): string[] {
  const list = (figures: ReadonlyMap<string, number>, count: number): string =>
    [...figures]
      .slice(0, count)
      .map(([name, share]) => `${name} ${share.toFixed(2)}`)
      .join(', ');
  return [
    `${game}: ${computeMedian(thread).toFixed(2)}% of a core for its thread (${Math.min(...thread).toFixed(2)} to ${Math.max(...thread).toFixed(2)}), ${computeMedian(main).toFixed(2)}% for the main thread, ${computeMedian(whole).toFixed(2)}% with everything; ${computeMedian(bytes).toFixed(0)} bytes for each client and second`,
    `  profiled: ${list(parts, 10)}`,
    `  simulation: ${list(steps, 6)}`,
  ];
}
