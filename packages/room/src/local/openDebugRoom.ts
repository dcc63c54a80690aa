import { createRuleTrace, freePhysics, loadPhysics, traceScripts } from '@playloom/engine';
import { fail, projectGame, type Result, succeed } from '@playloom/game-format';
import { createNames } from '@playloom/protocol';
import { createScriptHost } from '@playloom/scripting';
import { createRoom } from '../createRoom.ts';
import { obey } from '../worker/obey.ts';
import type { RoomCommand } from '../worker/RoomCommand.ts';
import { changeGame } from './changeGame.ts';
import { compileDebugGame, type GameFault } from './compileDebugGame.ts';
import type { DebugRoom, DebugRoomPlan, Moment } from './DebugRoom.ts';
import { type DebugState, tell } from './DebugState.ts';
import { deliver } from './deliver.ts';
import { createDoor, hearReport, meetVisitor } from './Door.ts';
import { createHistory, startOf } from './History.ts';
import { DEBUG_CATCH_UP_TICKS, SPEED_MAX, SPEED_MIN, TELL_MS, THINGS_MS } from './limits.ts';
import { playDebugTick } from './playDebugTick.ts';
import { readDebug, readTruth } from './readDebug.ts';
import { lookAt, playOn, showMoment } from './travel.ts';
import { turnCameras } from './turnCameras.ts';

const ROOM = 'debug';
const SECOND = 1000;

/** Opens a room for trying a game out. The error says why the game cannot run. */
export async function openDebugRoom(plan: DebugRoomPlan): Promise<Result<DebugRoom, GameFault>> {
  const opened = await openDebugState(plan);
  return opened.ok ? succeed(createControls(opened.value)) : opened;
}

export async function openDebugState(plan: DebugRoomPlan): Promise<Result<DebugState, GameFault>> {
  await loadPhysics();
  const trace = createRuleTrace();
  const opened = compileDebugGame(plan.document, trace.tracer);
  if (!opened.ok) return opened;
  const { game, scripts } = opened.value;
  const factory = scripts === null ? null : await plan.loadScripts();
  const created = createRoom({
    id: ROOM,
    game,
    names: createNames(game.game),
    seed: plan.seed,
    scripts:
      scripts === null || factory === null ? null : traceScripts(createScriptHost(scripts, factory), trace),
    roomName: game.game.settings.title,
    lobbyCode: null,
  });
  if (!created.ok) return fail({ id: 'room', place: '', text: created.error });
  const state: DebugState = {
    plan,
    door: createDoor(ROOM),
    factory,
    trace,
    document: plan.document,
    untaken: new Set(),
    game,
    room: created.value,
    history: createHistory(created.value.world),
    deeds: [],
    startAt: null,
    isPaused: false,
    hasJumped: false,
    speed: 1,
    dueAt: plan.clock.now(),
    isLooping: false,
    nextTellAt: 0,
    nextThingsAt: 0,
    inspected: null,
    follower: null,
    failures: new Map(),
    contacts: [],
    marks: [],
    bytes: 0,
    hasEnded: false,
  };
  state.door.command = (command) => guard(state, () => hear(state, command));
  deliver(state);
  startLoop(state);
  return succeed(state);
}

export function createControls(state: DebugState): DebugRoom {
  const act = (deed: () => void) =>
    guard(state, () => {
      deed();
      tellMoment(state);
    });
  return {
    connect: (transport, visitor) => meetVisitor(state.door, transport, visitor),
    pause: () => act(() => pause(state)),
    resume: () => act(() => resume(state)),
    setSpeed: (speed) =>
      act(() => {
        state.speed = Math.min(SPEED_MAX, Math.max(SPEED_MIN, speed));
        state.dueAt = state.plan.clock.now();
      }),
    step: (ticks) => act(() => step(state, ticks)),
    seek: (tick) =>
      act(() => {
        pause(state);
        lookAt(state, tick);
      }),
    startAt(x, y) {
      state.startAt = { x, y };
    },
    inspect: (entity) => act(() => look(state, { inspected: entity })),
    follow: (name) => act(() => look(state, { follower: name })),
    change: (parts) => guard(state, () => changeGame(state, parts)),
    projectGame: () => projectGame(state.game.game),
    close: () => end(state),
  };
}

function look(state: DebugState, wish: Partial<Pick<DebugState, 'inspected' | 'follower'>>): void {
  Object.assign(state, wish);
  // While time stands still no picture comes by itself.
  if (turnCameras(state) && state.isPaused) showMoment(state, { goesOn: true });
}

function hear(state: DebugState, command: RoomCommand): void {
  if (command.kind === 'open' || command.kind === 'rehearse') return;
  obey(state.room, command);
  deliver(state);
}

function pause(state: DebugState): void {
  state.isPaused = true;
}

function resume(state: DebugState): void {
  if (!state.isPaused) return;
  playOn(state);
  state.isPaused = false;
  state.dueAt = state.plan.clock.now();
  startLoop(state);
}

/** Forward through what was played already, then on into what was not. */
function step(state: DebugState, ticks: number): void {
  pause(state);
  const { history } = state;
  const goal = state.room.world.tick + Math.round(ticks);
  if (state.room.world.tick < history.end || ticks < 0) lookAt(state, Math.min(goal, history.end));
  if (goal <= history.end) return;
  playOn(state);
  while (state.room.world.tick < goal) playDebugTick(state);
  showMoment(state, { goesOn: true });
}

function startLoop(state: DebugState): void {
  if (state.isLooping) return;
  state.isLooping = true;
  state.plan.clock.schedule(() => loop(state), 0);
}

/** Plays what is due and sleeps until the next tick. */
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
    if (now >= state.nextTellAt) tellMoment(state);
  });
  if (state.hasEnded || state.isLooping) return;
  state.isLooping = true;
  plan.clock.schedule(() => loop(state), Math.max(0, state.dueAt - plan.clock.now()));
}

function tellMoment(state: DebugState): void {
  if (state.hasEnded) return;
  const now = state.plan.clock.now();
  const withThings = state.isPaused || now >= state.nextThingsAt;
  state.nextTellAt = now + TELL_MS;
  if (withThings) state.nextThingsAt = now + THINGS_MS;
  tell(state, { kind: 'marks', marks: state.marks });
  state.marks = [];
  tell(state, { kind: 'truth', poses: readTruth(state) });
  tell(state, { kind: 'reading', reading: readDebug(state, withThings) });
  tell(state, { kind: 'moment', moment: readMoment(state) });
}

function readMoment({ room, history, isPaused, speed }: DebugState): Moment {
  const { tick, game } = room.world;
  const { tickRate } = game;
  return { tick, from: startOf(history, tickRate), to: history.end, tickRate, isPaused, speed };
}

/** An error of ours ends the room with a word, not in silence. */
function guard(state: DebugState, act: () => void): void {
  if (state.hasEnded) return;
  try {
    act();
  } catch (error) {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    end(state);
    tell(state, { kind: 'broke', text });
  }
}

function end(state: DebugState): void {
  if (state.hasEnded) return;
  state.hasEnded = true;
  hearReport(state.door, { kind: 'closed', room: ROOM, failure: null });
  const { physics, scripts } = state.room.world;
  freePhysics(physics);
  scripts?.free();
}
