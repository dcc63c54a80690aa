import { runRoomWorker } from '@playloom/room';
import type { RoomCommand, RoomReport } from '@playloom/room-contract';
import { createScriptHostFactory } from '@playloom/scripting';
import { createLogger } from '../../../apps/server/src/process/createLogger.ts';
import { connectRedis } from '../../../apps/server/src/redis/connectRedis.ts';
import { createRedisJournalStore } from '../../../apps/server/src/rooms-process/journal/createRedisJournalStore.ts';
import {
  readRecoveredRoom,
  type RecoveredRoom,
} from '../../../apps/server/src/rooms-process/journal/readRecoveredRoom.ts';
import { runStatement } from '../../../apps/server/src/testing/runStatement.ts';
import { loadScriptWasm } from '../../../tools/games/play/loadScriptWasm.ts';

/** Compares rooms that came back with a replay of their journal in this process. */
export interface ReplayWatch {
  handleLogLine(line: Record<string, unknown>): void;
  /** Compares everything. Only at the end, because replays would take time from the fleet. */
  finish(): Promise<ReplayFigures>;
}

export interface ReplayFigures {
  /** Rooms that came back. */
  readonly rooms: number;
  readonly equal: number;
  readonly different: readonly string[];
  /** Rooms that could not be compared, for a reason that is as it must be, such as a Redis that was away. */
  readonly explained: readonly string[];
  /** Rooms that could not be compared, although their journal should have been there. */
  readonly missed: readonly string[];
}

/** A journal when the room came back, or why it could not be read. */
type FoundJournal = RecoveredRoom | { readonly problem: string };

interface Replayed {
  readonly roomId: string;
  readonly tick: number;
  readonly hash: string;
}

export async function watchReplays(redisUrl: string, databaseUrl: string): Promise<ReplayWatch> {
  const redis = connectRedis(redisUrl, createLogger('silent'));
  await redis.attempted;
  const store = createRedisJournalStore(redis, 'fleet-checks');
  const replay = startReplayWorker();
  const figures = {
    rooms: 0,
    equal: 0,
    different: [] as string[],
    explained: [] as string[],
    missed: [] as string[],
  };
  const waiting: { readonly replayed: Replayed; readonly read: Promise<FoundJournal | null> }[] = [];
  const readJournal = async (roomId: string): Promise<FoundJournal | null> => {
    if (!redis.isReady()) return { problem: 'Redis was away' };
    try {
      const records = await store.read(roomId);
      return records && readRecoveredRoom(roomId, records);
    } catch {
      return { problem: 'Redis was away' };
    }
  };
  const compare = async ({ roomId, tick, hash }: Replayed, found: FoundJournal | null): Promise<void> => {
    const at = `${roomId} at tick ${tick}`;
    if (found === null) figures.missed.push(`${at}: no journal`);
    else if ('problem' in found) figures.explained.push(`${at}: ${found.problem}`);
    else if (found.base.tick > tick) figures.explained.push(`${at}: its journal has begun again since`);
    else if (found.replay.tick < tick) figures.missed.push(`${at}: its journal ends at ${found.replay.tick}`);
    else {
      const expected = await replay(cutAt(found, tick), await readDocument(databaseUrl, found));
      if (expected === hash) figures.equal += 1;
      else figures.different.push(`${at}: ${hash}, not ${expected}`);
    }
  };
  return {
    handleLogLine(line) {
      if (line['msg'] !== 'a room was replayed') return;
      figures.rooms += 1;
      const replayed = line as unknown as Replayed;
      waiting.push({ replayed, read: readJournal(replayed.roomId) });
    },
    async finish() {
      for (const { replayed, read } of waiting) await compare(replayed, await read);
      await store.close();
      redis.close();
      return figures;
    },
  };
}

/** The room as it was at a tick. Its journal may have gone on since. */
function cutAt(room: RecoveredRoom, tick: number): RecoveredRoom {
  const steps = room.steps.filter((step) => step.tick <= tick);
  const inputs = steps.flatMap((step) => (step.inputs === null ? [] : [step.inputs]));
  return { ...room, steps, replay: { tick, inputs } };
}

async function readDocument(databaseUrl: string, { base }: RecoveredRoom): Promise<string> {
  const { gameId, release } = base.plan;
  const [row] = await runStatement(
    databaseUrl,
    `select document from releases where game_id = '${gameId}' and release = ${release}`,
  );
  return String(row?.['document']);
}

/** Starts a worker for rooms in this process. Returns a function that replays a journal and returns the hash. */
function startReplayWorker(): (room: RecoveredRoom, document: string) => Promise<string> {
  let send: (command: RoomCommand) => void = () => undefined;
  const waiting = new Map<string, (report: RoomReport) => void>();
  let turn = 0;
  runRoomWorker(
    {
      post: (report) => waiting.get(report.kind === 'sends' ? '' : report.room)?.(report),
      onCommand: (listener) => void (send = listener),
    },
    { now: () => performance.now(), schedule: (task, ms) => void setTimeout(task, ms).unref() },
    async () => createScriptHostFactory({ wasm: await loadScriptWasm() }),
  );
  return ({ base, replay }, document) =>
    new Promise((resolve, reject) => {
      const room = `replay-${(turn += 1)}`;
      waiting.set(room, (report) => {
        if (report.kind === 'closed') reject(new Error(report.failure ?? 'closed'));
        if (report.kind !== 'opened') return;
        waiting.delete(room);
        resolve(report.hash!);
        send({ kind: 'close', room, reason: 'room-closed' });
      });
      const { keyframe, scriptsOff, plan, sequence } = base;
      send({
        kind: 'open',
        room,
        roomName: '',
        lobbyCode: plan.lobbyCode,
        document,
        seed: plan.seed,
        phase: 0,
        keyframe,
        scriptsOff,
        sequence,
        seats: [],
        replay,
      });
    });
}
