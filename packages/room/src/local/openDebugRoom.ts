import { createRuleTrace, freePhysics, loadPhysics, traceScripts } from '@playloom/engine';
import { fail, createClientProjection, type Result, succeed } from '@playloom/game-format';
import { createWireNames } from '@playloom/protocol';
import { createScriptHost } from '@playloom/scripting';
import type { RoomCommand } from '@playloom/room-contract';
import { createRoom } from '../run/createRoom.ts';
import { applyRoomCommand } from '../worker/applyRoomCommand.ts';
import { changeDebugGame } from './changeDebugGame.ts';
import { compileDebugGame, type DebugGameProblem } from './compileDebugGame.ts';
import type { DebugRoom, DebugRoomSetup, PlaybackState } from './DebugRoom.ts';
import { type DebugState, sendDebugReport } from './DebugState.ts';
import { deliverDebugReports } from './deliverDebugReports.ts';
import { createLocalGateway, deliverRoomReport, connectMember } from './LocalGateway.ts';
import { createDebugHistory, findOldestTick } from './DebugHistory.ts';
import {
  DEBUG_CATCH_UP_TICKS,
  PLAYBACK_SPEED_MAX,
  PLAYBACK_SPEED_MIN,
  DEBUG_REPORT_MS,
  ENTITY_LIST_MS,
} from './limits.ts';
import { playDebugTick } from './playDebugTick.ts';
import { captureDebugReading, readServerPoses } from './captureDebugReading.ts';
import { seekToTick, resumeFromTick, showCurrentTick } from './seek.ts';
import { pointCamerasAtInspected } from './pointCamerasAtInspected.ts';

const ROOM = 'debug';
const SECOND = 1000;

/** Opens a room for playtesting a game. The error explains why the game can't run. */
export async function openDebugRoom(plan: DebugRoomSetup): Promise<Result<DebugRoom, DebugGameProblem>> {
  const opened = await openDebugState(plan);
  return opened.ok ? succeed(createDebugControls(opened.value)) : opened;
}

export async function openDebugState(plan: DebugRoomSetup): Promise<Result<DebugState, DebugGameProblem>> {
  await loadPhysics();
  const trace = createRuleTrace();
  const opened = compileDebugGame(plan.document, trace.tracer);
  if (!opened.ok) return opened;
  const { game, scripts } = opened.value;
  const factory = scripts === null ? null : await plan.loadScripts();
  const created = createRoom({
    id: ROOM,
    game,
    names: createWireNames(game.game),
    seed: plan.seed,
    scripts:
      scripts === null || factory === null ? null : traceScripts(createScriptHost(scripts, factory), trace),
    roomName: game.game.settings.title,
    lobbyCode: null,
  });
  if (!created.ok) return fail({ id: 'room', place: '', text: created.error });
  const state: DebugState = {
    plan,
    gateway: createLocalGateway(ROOM),
    factory,
    trace,
    document: plan.document,
    pendingParts: new Set(),
    game,
    room: created.value,
    history: createDebugHistory(created.value.world),
    edits: [],
    startAt: null,
    isPaused: false,
    hasJumped: false,
    speed: 1,
    dueAt: plan.clock.now(),
    isLooping: false,
    nextReportAt: 0,
    nextEntityListAt: 0,
    inspected: null,
    follower: null,
    failures: new Map(),
    contacts: [],
    marks: [],
    bytes: 0,
    hasEnded: false,
  };
  state.gateway.command = (command) => guard(state, () => handleRoomCommand(state, command));
  deliverDebugReports(state);
  startLoop(state);
  return succeed(state);
}

export function createDebugControls(state: DebugState): DebugRoom {
  const act = (edit: () => void) =>
    guard(state, () => {
      edit();
      reportPlayback(state);
    });
  return {
    connect: (transport, member) => connectMember(state.gateway, transport, member),
    pause: () => act(() => pause(state)),
    resume: () => act(() => resume(state)),
    setSpeed: (speed) =>
      act(() => {
        state.speed = Math.min(PLAYBACK_SPEED_MAX, Math.max(PLAYBACK_SPEED_MIN, speed));
        state.dueAt = state.plan.clock.now();
      }),
    step: (ticks) => act(() => step(state, ticks)),
    seek: (tick) =>
      act(() => {
        pause(state);
        seekToTick(state, tick);
      }),
    startAt(x, y) {
      state.startAt = { x, y };
    },
    inspect: (entity) => act(() => updateInspection(state, { inspected: entity })),
    follow: (name) => act(() => updateInspection(state, { follower: name })),
    change: (parts) => guard(state, () => changeDebugGame(state, parts)),
    projectGame: () => createClientProjection(state.game.game),
    close: () => end(state),
  };
}

function updateInspection(
  state: DebugState,
  inspection: Partial<Pick<DebugState, 'inspected' | 'follower'>>,
): void {
  Object.assign(state, inspection);
  // While paused, no snapshots are sent otherwise.
  if (pointCamerasAtInspected(state) && state.isPaused) showCurrentTick(state, { isContinuing: true });
}

function handleRoomCommand(state: DebugState, command: RoomCommand): void {
  if (command.kind === 'open' || command.kind === 'rehearse') return;
  applyRoomCommand(state.room, command);
  deliverDebugReports(state);
}

function pause(state: DebugState): void {
  state.isPaused = true;
}

function resume(state: DebugState): void {
  if (!state.isPaused) return;
  resumeFromTick(state);
  state.isPaused = false;
  state.dueAt = state.plan.clock.now();
  startLoop(state);
}

/** Steps forward through ticks already played, then plays new ones. */
function step(state: DebugState, ticks: number): void {
  pause(state);
  const { history } = state;
  const goal = state.room.world.tick + Math.round(ticks);
  if (state.room.world.tick < history.end || ticks < 0) seekToTick(state, Math.min(goal, history.end));
  if (goal <= history.end) return;
  resumeFromTick(state);
  while (state.room.world.tick < goal) playDebugTick(state);
  showCurrentTick(state, { isContinuing: true });
}

function startLoop(state: DebugState): void {
  if (state.isLooping) return;
  state.isLooping = true;
  state.plan.clock.schedule(() => loop(state), 0);
}

/** Plays due ticks and sleeps until the next one. */
function loop(state: DebugState): void {
  const { plan, room } = state;
  const tickMs = (SECOND * room.world.game.tickSeconds) / state.speed;
  state.isLooping = false;
  if (state.isPaused || state.hasEnded) return;
  guard(state, () => {
    for (let count = 0; count < DEBUG_CATCH_UP_TICKS && plan.clock.now() >= state.dueAt; count += 1) {
      playDebugTick(state);
      state.dueAt += tickMs;
    }
    const now = plan.clock.now();
    if (now >= state.dueAt || state.dueAt - now > tickMs) state.dueAt = now + tickMs;
    if (now >= state.nextReportAt) reportPlayback(state);
  });
  if (state.hasEnded || state.isLooping) return;
  state.isLooping = true;
  plan.clock.schedule(() => loop(state), Math.max(0, state.dueAt - plan.clock.now()));
}

function reportPlayback(state: DebugState): void {
  if (state.hasEnded) return;
  const now = state.plan.clock.now();
  const withEntities = state.isPaused || now >= state.nextEntityListAt;
  state.nextReportAt = now + DEBUG_REPORT_MS;
  if (withEntities) state.nextEntityListAt = now + ENTITY_LIST_MS;
  sendDebugReport(state, { kind: 'marks', marks: state.marks });
  state.marks = [];
  sendDebugReport(state, { kind: 'truth', poses: readServerPoses(state) });
  sendDebugReport(state, { kind: 'reading', reading: captureDebugReading(state, withEntities) });
  sendDebugReport(state, { kind: 'moment', moment: readPlaybackState(state) });
}

function readPlaybackState({ room, history, isPaused, speed }: DebugState): PlaybackState {
  const { tick, game } = room.world;
  const { tickRate } = game;
  return { tick, from: findOldestTick(history, tickRate), to: history.end, tickRate, isPaused, speed };
}

/** Runs a function. If it throws, which is a bug in Playloom, the room ends with an error message. */
function guard(state: DebugState, act: () => void): void {
  if (state.hasEnded) return;
  try {
    act();
  } catch (error) {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    end(state);
    sendDebugReport(state, { kind: 'broke', text });
  }
}

function end(state: DebugState): void {
  if (state.hasEnded) return;
  state.hasEnded = true;
  deliverRoomReport(state.gateway, { kind: 'closed', room: ROOM, failure: null });
  const { physics, scripts } = state.room.world;
  freePhysics(physics);
  scripts?.free();
}
