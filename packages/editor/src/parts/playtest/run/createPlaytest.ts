import type { EntitySummary } from '@playloom/engine';
import type { DebugGameProblem, TimelineTick } from '@playloom/room';
import { materialize } from '@playloom/draft';
import { createStore, type EditorLocation } from '@playloom/editor-core';
import type { Game } from '@playloom/game-format';
import { createPlayClock, type TimeSource } from './createPlayClock.ts';
import { PICK_RADIUS_TILES, PLAYTEST_PLAYERS_MAX } from './playtestLimits.ts';
import { describeStuckPlaytest } from './describeStuckPlaytest.ts';
import type { ConnectionQuality } from './createEmulatedConnection.ts';
import { mountPane } from './mountPane.ts';
import { handlePlaytestReport, listPlaytestPlayers, seekPlaytest } from './handlePlaytestReport.ts';
import { findConsoleLocation } from './findConsoleLocation.ts';
import { watchDraft } from './watchDraft.ts';
import { watchWorker } from './watchWorker.ts';
import type {
  ConsoleLine,
  LiveReading,
  Playtest,
  PlaytestState,
  PlaytestStartOptions,
} from '../../../session/Playtest.ts';
import { findRunningPlayer, type PlaytestDependencies, type PlaytestHost } from './PlaytestHost.ts';
import type { PlaytestRun, PlaytestWorker, RunningPlayer } from './PlaytestRun.ts';
import type { PaneState } from '../../../session/PlaytestStage.ts';

const NOTHING_LIVE: LiveReading = { tick: 0, rules: new Map(), inspected: null };
const PERFECT_CONNECTION = { delayMs: 0, lossPercent: 0 };
const SEED_MAX = 2 ** 31;
const BROKE = 'The playtest crashed';

export function createPlaytest(dependencies: PlaytestDependencies): Playtest {
  const host: PlaytestHost = {
    dependencies,
    state: createStore<PlaytestState>({ kind: 'stopped' }),
    live: createStore<LiveReading>(NOTHING_LIVE),
    console: createStore<readonly ConsoleLine[]>([]),
    focus: createStore(0),
    isPicking: createStore(false),
    follower: createStore<number | null>(null),
    entities: createStore<readonly EntitySummary[]>([]),
    marks: createStore<readonly TimelineTick[]>([]),
    panes: createStore<ReadonlyMap<number, PaneState>>(new Map()),
    run: null,
  };
  const { state, live, console, focus, panes, entities, marks } = host;
  return {
    state,
    live,
    console,
    start: (options = {}) => start(host, options),
    restart: () => restart(host),
    stop: () => stop(host),
    pause: () => pause(host),
    resume: () => resume(host),
    step: (ticks) => hold(host, () => host.run?.worker.postMessage({ kind: 'step', ticks }, [])),
    setSpeed: (speed) => setSpeed(host, speed),
    seek: (tick) => hold(host, () => seekPlaytest(host, tick)),
    addPlayer: () => addPlayer(host),
    removePlayer: (index) => removePlayer(host, index),
    setConnection: (index, connection) => setConnection(host, index, connection),
    inspect: (entity) => host.run?.worker.postMessage({ kind: 'inspect', entity }, []),
    clearConsole: () => console.set([]),
    stage: {
      mount: (player, root) => mountPane(host, player, root),
      focus,
      isPicking: host.isPicking,
      follower: host.follower,
      follow: (isFollowing) => follow(host, isFollowing),
      panes,
      entities,
      marks,
      pick: (player, x, y) => pick(host, player, x, y),
      toWorld: (player, x, y) => findRunningPlayer(host, player)?.client?.toWorld(x, y) ?? null,
    },
  };
}

function start(
  host: PlaytestHost,
  options: PlaytestStartOptions,
  connections: readonly ConnectionQuality[] = [],
): void {
  const { players = 1, at, arrange } = options;
  stop(host);
  const { editor } = host.dependencies;
  const draft = materialize(editor.draft);
  const document = arrange?.(draft) ?? draft;
  const worker = (host.dependencies.createWorker ?? createRoomWorker)();
  const count = Math.max(1, Math.min(PLAYTEST_PLAYERS_MAX, players));
  const time = host.dependencies.time ?? realTime;
  const run: PlaytestRun = {
    worker,
    watch: watchWorker(
      () => worker.postMessage({ kind: 'beat' }, []),
      time,
      () => failStuck(host),
    ),
    options,
    clock: createPlayClock(time),
    game: null,
    players: [],
    listed: [],
    nextPlayer: 1,
    seekNext: null,
    isSeeking: false,
    serverPoses: new Map(),
    sentDraft: editor.game.get(),
    isSending: false,
    hasOtherTiles: false,
    stale: null,
    unwatch: () => undefined,
  };
  run.unwatch = watchDraft(host, run);
  host.run = run;
  host.state.set({ kind: 'starting' });
  host.console.set([]);
  worker.onmessage = ({ data }) => {
    if (host.run !== run) return;
    run.watch.noteReply(run.game !== null || data.kind === 'opened');
    if (data.kind === 'beat') return;
    if (data.kind === 'opened') admitPlayers(host, run, data.game, count, connections);
    else if (data.kind === 'refused') rejectStart(host, data.fault);
    else if (data.kind === 'broke') fail(host, BROKE, data.text.split('\n', 1)[0]!);
    else handlePlaytestReport(host, run, data);
  };
  worker.onerror = ({ message }) => {
    if (host.run === run) fail(host, BROKE, message);
  };
  const seed = Math.floor(Math.random() * SEED_MAX);
  worker.postMessage({ kind: 'open', document, seed, at: at ?? null }, []);
}

function restart(host: PlaytestHost): void {
  const { run } = host;
  if (run === null) return;
  const connections = run.players.map(({ connection }) => connection);
  start(host, { ...run.options, players: connections.length }, connections);
}

function createRoomWorker(): PlaytestWorker {
  const worker = new Worker(new URL('./playtestWorker.ts', import.meta.url), { type: 'module' });
  return worker as unknown as PlaytestWorker;
}

const realTime: TimeSource = {
  now: () => performance.now(),
  schedule(task, ms) {
    const timer = setTimeout(task, ms);
    return () => clearTimeout(timer);
  },
};

function stop(host: PlaytestHost): void {
  const { run } = host;
  host.run = null;
  if (run !== null) {
    for (const { client } of run.players) client?.destroy();
    run.unwatch();
    run.watch.stop();
    run.worker.terminate();
  }
  host.live.set(NOTHING_LIVE);
  host.panes.set(new Map());
  host.entities.set([]);
  host.marks.set([]);
  host.isPicking.set(false);
  host.follower.set(null);
  host.state.set({ kind: 'stopped' });
}

function admitPlayers(
  host: PlaytestHost,
  run: PlaytestRun,
  game: Game,
  count: number,
  connections: readonly ConnectionQuality[],
): void {
  run.game = game;
  for (let index = 0; index < count; index += 1) addRunningPlayer(host, run, connections[index]);
  run.listed = listPlaytestPlayers(run);
  host.focus.set(run.players[0]!.id);
}

function rejectStart(host: PlaytestHost, { id, place, text }: DebugGameProblem): void {
  fail(host, 'The game can’t start yet', text, findConsoleLocation(host.dependencies.editor, id, place));
}

function failStuck(host: PlaytestHost): void {
  const { message, place } = describeStuckPlaytest(host);
  fail(host, 'The game got stuck', message, place);
}

function fail(host: PlaytestHost, title: string, message: string, place: EditorLocation | null = null): void {
  stop(host);
  host.state.set({ kind: 'refused', title, message, place });
}

function publishPlayers({ state, run }: PlaytestHost): void {
  if (run === null) return;
  run.listed = listPlaytestPlayers(run);
  state.update((old) => (old.kind === 'running' ? { ...old, players: run.listed } : old));
}

function pause(host: PlaytestHost): void {
  hold(host, () => host.run?.worker.postMessage({ kind: 'pause' }, []));
}

/** Pauses the clock here at once; the room pauses when it receives the message. */
function hold({ run }: PlaytestHost, act: () => void): void {
  run?.clock.setRate(0);
  act();
}

function resume({ run, state }: PlaytestHost): void {
  const now = state.get();
  if (run === null || now.kind !== 'running') return;
  run.worker.postMessage({ kind: 'resume' }, []);
  run.clock.setRate(now.speed);
}

function setSpeed({ run, state }: PlaytestHost, speed: number): void {
  const now = state.get();
  if (run === null || now.kind !== 'running') return;
  run.worker.postMessage({ kind: 'speed', speed }, []);
  if (!now.isPaused) run.clock.setRate(speed);
}

function addRunningPlayer(
  host: PlaytestHost,
  run: PlaytestRun,
  connection: ConnectionQuality = PERFECT_CONNECTION,
): void {
  const id = run.nextPlayer;
  run.nextPlayer += 1;
  const name = id === 1 ? host.dependencies.editor.person.name : `Player ${id}`;
  run.players = [...run.players, { id, name, connection, client: null }];
}

function addPlayer(host: PlaytestHost): void {
  const { run } = host;
  if (run === null || run.players.length >= PLAYTEST_PLAYERS_MAX) return;
  addRunningPlayer(host, run);
  publishPlayers(host);
}

function removePlayer(host: PlaytestHost, index: number): void {
  const { run } = host;
  const player = run?.players[index];
  if (run === null || player === undefined || run.players.length === 1) return;
  player.client?.destroy();
  run.players = run.players.filter((other) => other !== player);
  if (host.focus.get() === player.id) host.focus.set(run.players[0]!.id);
  if (host.follower.get() === player.id) follow(host, false);
  publishPlayers(host);
}

function setConnection(host: PlaytestHost, index: number, connection: RunningPlayer['connection']): void {
  const player = host.run?.players[index];
  if (player === undefined) return;
  player.connection = { delayMs: connection.delayMs, lossPercent: connection.lossPercent };
  publishPlayers(host);
}

function follow(host: PlaytestHost, isFollowing: boolean): void {
  const player = isFollowing ? findRunningPlayer(host, host.focus.get()) : undefined;
  host.follower.set(player?.id ?? null);
  host.run?.worker.postMessage({ kind: 'follow', name: player?.name ?? null }, []);
}

/** Inspects the entity nearest to a point of the player's screen. */
function pick(host: PlaytestHost, player: number, x: number, y: number): void {
  const at = findRunningPlayer(host, player)?.client?.toWorld(x, y) ?? null;
  if (at === null) return;
  const near = host.entities
    .get()
    .map((candidate) => ({ candidate, far: Math.hypot(candidate.x - at.x, candidate.y - at.y) }))
    .filter(({ far }) => far <= PICK_RADIUS_TILES)
    .toSorted((a, b) => a.far - b.far)[0];
  host.run?.worker.postMessage({ kind: 'inspect', entity: near?.candidate.entity ?? null }, []);
}
