import { countPlayers, freePhysics, hashWorld, loadPhysics, type World } from '@playloom/engine';
import type { ScriptHostFactory } from '@playloom/scripting';
import type { RoomCommand, RoomOpenCommand, StartTrialCommand } from '@playloom/room-contract';
import { createRoomInSteps } from '../run/createRoom.ts';
import { CATCH_UP_TICKS_MAX, HEARTBEAT_MS, HIBERNATE_SECONDS } from '../limits/roomLimits.ts';
import { drainRoomReports } from '../connections/drainRoomReports.ts';
import type { Room } from '../state/Room.ts';
import { stepRoom } from '../run/stepRoom.ts';
import { createHostedRoom, type HostedRoom } from './HostedRoom.ts';
import { applyRoomCommand } from './applyRoomCommand.ts';
import { createRoomScripts, type OpenedGame } from './openReleaseGame.ts';
import { acquireGame, dropUnusedGames } from './openedGames.ts';
import { postReports } from './postReports.ts';
import { runInTurns } from './runInTurns.ts';
import { listFatalProblems, runStartTrial } from './runStartTrial.ts';
import type { LoadScriptHostFactory, RoomWorker, RoomWorkerClock, RoomWorkerPort } from './RoomWorker.ts';

const SECOND = 1000;

/**
 * Hosts rooms in a Node thread or a browser worker. A failure in one room ends only that room. The caller
 * provides the clock, the channel to the sockets and the script machine.
 */
export function runRoomWorker(
  port: RoomWorkerPort,
  clock: RoomWorkerClock,
  loadScripts: LoadScriptHostFactory,
): void {
  const worker: RoomWorker = {
    port,
    clock,
    loadScripts,
    rooms: new Map(),
    games: new Map(),
    factory: null,
    isLooping: false,
  };
  port.onCommand((command) => handleCommand(worker, command));
  clock.schedule(() => sendHeartbeats(worker), HEARTBEAT_MS);
}

function handleCommand(worker: RoomWorker, command: RoomCommand): void {
  if (command.kind === 'rehearse') return void answerStartTrial(worker, command);
  const hosted = worker.rooms.get(command.room);
  if (command.kind === 'open') {
    if (hosted !== undefined) return;
    const opening = createHostedRoom(command);
    worker.rooms.set(command.room, opening);
    void open(worker, opening, command);
  } else if (hosted?.opened === null) {
    hosted.early.push(command);
  } else if (hosted !== undefined) {
    endOnError(worker, hosted, () => runCommand(worker, hosted, command));
  }
}

async function answerStartTrial(worker: RoomWorker, command: StartTrialCommand): Promise<void> {
  const { room } = command;
  try {
    await loadEngine(loadPhysics);
    const game = await runInTurns(worker, room, acquireGame(worker, command.document));
    const problems = game.ok
      ? await runInTurns(worker, room, runStartTrial(game.value, await loadFactoryFor(worker, game.value)))
      : [{ place: '', text: game.error }];
    dropUnusedGames(worker);
    worker.port.post({ kind: 'rehearsed', room, problems }, []);
  } catch (error) {
    const problems = [{ place: '', text: describeError(error) }];
    worker.port.post({ kind: 'rehearsed', room, problems, ...describeEngineFailure(error) }, []);
  }
}

async function open(worker: RoomWorker, hosted: HostedRoom, command: RoomOpenCommand): Promise<void> {
  try {
    await loadEngine(loadPhysics);
    const acquired = await runInTurns(worker, hosted.id, acquireGame(worker, command.document));
    if (!acquired.ok) throw new Error(acquired.error);
    const game = acquired.value;
    const factory = await loadFactoryFor(worker, game);
    const { kind: _kind, room: id, document: _document, phase: _phase, ...rest } = command;
    const plan = {
      ...rest,
      id,
      game: game.game,
      names: game.names,
      scripts: createRoomScripts(game, factory),
    };
    const created = await runInTurns(worker, id, createRoomInSteps(plan));
    if (!created.ok) throw new Error(created.error);
    if (command.keyframe === null) rejectBrokenScripts(created.value);
    game.rooms += 1;
    hosted.opened = { room: created.value, game };
    hosted.dueAt = findNextTick(worker, hosted, created.value);
    worker.port.post({ kind: 'opened', room: id, ...describeWorld(created.value, command) }, []);
    postReports(worker.port, drainRoomReports(created.value));
  } catch (error) {
    dropUnusedGames(worker);
    end(worker, hosted, describeError(error), error);
    return;
  }
  for (const early of hosted.early.splice(0)) handleCommand(worker, early);
  startLoop(worker);
}

function describeWorld({ world }: Room, { replay }: RoomOpenCommand): { tick: number; hash?: string } {
  return replay ? { tick: world.tick, hash: hashWorld(world) } : { tick: world.tick };
}

/** Refuses to open a room whose scripts failed to start: it would not be the game its creator made. */
function rejectBrokenScripts(room: Room): void {
  if (room.world.scripts?.isBroken !== true) return;
  const problems = listFatalProblems(room.reports);
  freePhysics(room.world.physics);
  room.world.scripts.free();
  throw new StartFailure(problems.map(({ place, text }) => `${place} ${text}`).join('\n'));
}

/** A failure of a game's own scripts: its message is for the creator, without an internal stack trace. */
class StartFailure extends Error {}

/** Physics or the script machine could not be loaded. */
class EngineFailure extends Error {}

async function loadEngine<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    throw new EngineFailure(describeError(error));
  }
}

function describeEngineFailure(error: unknown): { isEngineFailure?: true } {
  return error instanceof EngineFailure ? { isEngineFailure: true } : {};
}

async function loadFactoryFor(
  worker: RoomWorker,
  { scripts }: OpenedGame,
): Promise<ScriptHostFactory | null> {
  return scripts === null ? null : loadFactory(worker);
}

/** Loads the script machine once. A failed attempt is not cached, so that a later one can succeed. */
async function loadFactory(worker: RoomWorker): Promise<ScriptHostFactory> {
  worker.factory ??= loadEngine(worker.loadScripts);
  try {
    return await worker.factory;
  } catch (error) {
    worker.factory = null;
    throw error;
  }
}

function runCommand(
  worker: RoomWorker,
  hosted: HostedRoom,
  command: Exclude<RoomCommand, RoomOpenCommand | StartTrialCommand>,
): void {
  const { room } = hosted.opened!;
  room.late.due = countDue(worker, hosted, room);
  applyRoomCommand(room, command);
  postReports(worker.port, drainRoomReports(room));
  if (command.kind === 'close' || command.kind === 'suspend') end(worker, hosted, null);
  else if (command.kind === 'admit') wakeRoom(worker, hosted);
}

function wakeRoom(worker: RoomWorker, hosted: HostedRoom): void {
  hosted.emptySince = null;
  if (!hosted.isAsleep || hosted.opened === null) return;
  hosted.isAsleep = false;
  hosted.dueAt = findNextTick(worker, hosted, hosted.opened.room);
  startLoop(worker);
}

function startLoop(worker: RoomWorker): void {
  if (worker.isLooping) return;
  worker.isLooping = true;
  worker.clock.schedule(() => loop(worker), 0);
}

/** Plays due ticks and sleeps until the next tick of any room. */
function loop(worker: RoomWorker): void {
  let next = Infinity;
  for (const hosted of worker.rooms.values()) {
    if (hosted.opened === null || hosted.isAsleep) continue;
    endOnError(worker, hosted, () => playDue(worker, hosted, hosted.opened!.room));
    if (worker.rooms.has(hosted.id) && !hosted.isAsleep) next = Math.min(next, hosted.dueAt);
  }
  worker.isLooping = next !== Infinity;
  if (worker.isLooping) worker.clock.schedule(() => loop(worker), Math.max(0, next - worker.clock.now()));
}

/** Plays the ticks that are due. Ticks have fixed times, so that a late one doesn't delay all that follow. */
function playDue(worker: RoomWorker, hosted: HostedRoom, room: Room): void {
  const { clock, port } = worker;
  const tickMs = SECOND * room.world.game.tickSeconds;
  for (let count = 0; count < CATCH_UP_TICKS_MAX && clock.now() >= hosted.dueAt; count += 1) {
    const lateMs = clock.now() - hosted.dueAt;
    hosted.latenessMs = Math.max(hosted.latenessMs, lateMs);
    hosted.ticks += 1;
    if (lateMs > tickMs) hosted.lateTicks += 1;
    postReports(port, stepRoom(room));
    hosted.dueAt += tickMs;
  }
  room.late.passed += countDue(worker, hosted, room);
  const now = clock.now();
  // Too late to catch up, or the clock was set back: start a new schedule.
  if (now >= hosted.dueAt || hosted.dueAt - now > SECOND) hosted.dueAt = findNextTick(worker, hosted, room);
  if (room.clients.size > 0) hosted.emptySince = null;
  else hosted.emptySince ??= now;
  hosted.isAsleep = hosted.emptySince !== null && now - hosted.emptySince >= HIBERNATE_SECONDS * SECOND;
}

/** Counts the ticks that should have been played by now. */
function countDue({ clock }: RoomWorker, { dueAt, isAsleep }: HostedRoom, { world }: Room): number {
  const lateMs = clock.now() - dueAt;
  return lateMs < 0 || isAsleep ? 0 : Math.floor(lateMs / (SECOND * world.game.tickSeconds)) + 1;
}

/**
 * Finds the time of the next tick. Ticks are at fixed multiples of the tick period, shifted by the room's
 * phase. If they were scheduled relative to the current time, all rooms would tick in sync after a delay that
 * affects all of them.
 */
function findNextTick({ clock }: RoomWorker, { phase }: HostedRoom, { world }: Room): number {
  const tickMs = SECOND * world.game.tickSeconds;
  return (Math.floor(clock.now() / tickMs - phase) + 1 + phase) * tickMs;
}

/** Sends a heartbeat for every room once a second. This includes sleeping rooms, which are healthy. */
function sendHeartbeats(worker: RoomWorker): void {
  for (const hosted of worker.rooms.values()) {
    if (hosted.opened === null) continue;
    const { clients, world } = hosted.opened.room;
    let spectators = 0;
    for (const { player } of clients.values()) if (player === null) spectators += 1;
    worker.port.post(
      {
        kind: 'heartbeat',
        room: hosted.id,
        tick: world.tick,
        players: clients.size - spectators,
        bots: countPlayers(world, ({ isBot }) => isBot),
        spectators,
        latenessMs: hosted.latenessMs,
        ticks: hosted.ticks,
        lateTicks: hosted.lateTicks,
        busyMs: hosted.busyMs,
        status: describeMatch(world.match),
      },
      [],
    );
    hosted.latenessMs = hosted.ticks = hosted.lateTicks = hosted.busyMs = 0;
  }
  worker.clock.schedule(() => sendHeartbeats(worker), HEARTBEAT_MS);
}

/** The status shown in the room list. */
function describeMatch({ phase, round }: World['match']): string {
  const texts: { readonly [Phase in World['match']['phase']]: string } = {
    off: '',
    waiting: 'Waiting for players',
    countdown: 'Starting soon',
    round: `Round ${round}`,
    pause: 'Between rounds',
    over: 'Match over',
  };
  return texts[phase];
}

/**
 * Runs a function. If it throws, which is a bug in Playloom, only this room ends; its owner decides whether
 * it continues from a keyframe.
 */
function endOnError(worker: RoomWorker, hosted: HostedRoom, act: () => void): void {
  worker.port.showCurrent?.(hosted.id);
  const startedAt = worker.clock.now();
  try {
    act();
  } catch (error) {
    end(worker, hosted, describeError(error));
  }
  hosted.busyMs += worker.clock.now() - startedAt;
}

function end(worker: RoomWorker, hosted: HostedRoom, failure: string | null, cause?: unknown): void {
  worker.rooms.delete(hosted.id);
  const { opened } = hosted;
  if (opened !== null) {
    freePhysics(opened.room.world.physics);
    opened.room.world.scripts?.free();
    opened.game.rooms -= 1;
    dropUnusedGames(worker);
  }
  worker.port.post({ kind: 'closed', room: hosted.id, failure, ...describeEngineFailure(cause) }, []);
}

function describeError(error: unknown): string {
  if (error instanceof StartFailure || error instanceof EngineFailure) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
