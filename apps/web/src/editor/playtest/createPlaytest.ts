import type { EntityLine } from '@playloom/engine';
import type { GameFault, TickMark } from '@playloom/room';
import { materialise } from '@playloom/draft';
import { createStore, type Place } from '@playloom/editor-core';
import type { Game } from '@playloom/game-format';
import { createPlayClock, type RealTime } from './createPlayClock.ts';
import { PICK_TILES, PLAYERS_MAX } from './playtestLimits.ts';
import { describeStuck } from './describeStuck.ts';
import type { LineQuality } from './createTestLine.ts';
import { mountPane } from './mountPane.ts';
import { hearReport, listPlayers, seek } from './hearReport.ts';
import { placeOfLine } from './placeOfLine.ts';
import { watchDraft } from './watchDraft.ts';
import { watchWorker } from './watchWorker.ts';
import type { ConsoleLine, LiveReading, Playtest, PlaytestState, StartOptions } from './Playtest.ts';
import { findPlayer, type PlaytestBits, type PlaytestHouse } from './PlaytestHouse.ts';
import type { PlaytestRun, PlaytestWorker, RunningPlayer } from './PlaytestRun.ts';
import type { PaneState } from './PlaytestStage.ts';

const NOTHING_LIVE: LiveReading = { tick: 0, rules: new Map(), inspected: null };
const GOOD_LINE = { delayMs: 0, lossPercent: 0 };
const SEED_MAX = 2 ** 31;
const BROKE = 'The play-test broke';

export function createPlaytest(bits: PlaytestBits): Playtest {
  const house: PlaytestHouse = {
    bits,
    state: createStore<PlaytestState>({ kind: 'stopped' }),
    live: createStore<LiveReading>(NOTHING_LIVE),
    console: createStore<readonly ConsoleLine[]>([]),
    focus: createStore(0),
    isPicking: createStore(false),
    follower: createStore<number | null>(null),
    things: createStore<readonly EntityLine[]>([]),
    marks: createStore<readonly TickMark[]>([]),
    panes: createStore<ReadonlyMap<number, PaneState>>(new Map()),
    run: null,
  };
  const { state, live, console, focus, panes, things, marks } = house;
  return {
    state,
    live,
    console,
    start: (options = {}) => start(house, options),
    restart: () => restart(house),
    stop: () => stop(house),
    pause: () => pause(house),
    resume: () => resume(house),
    step: (ticks) => hold(house, () => house.run?.worker.postMessage({ kind: 'step', ticks }, [])),
    setSpeed: (speed) => setSpeed(house, speed),
    seek: (tick) => hold(house, () => seek(house, tick)),
    addPlayer: () => addPlayer(house),
    removePlayer: (index) => removePlayer(house, index),
    setLine: (index, line) => setLine(house, index, line),
    inspect: (entity) => house.run?.worker.postMessage({ kind: 'inspect', entity }, []),
    clearConsole: () => console.set([]),
    stage: {
      mount: (player, root) => mountPane(house, player, root),
      focus,
      isPicking: house.isPicking,
      follower: house.follower,
      follow: (isFollowing) => follow(house, isFollowing),
      panes,
      things,
      marks,
      pick: (player, x, y) => pick(house, player, x, y),
      toWorld: (player, x, y) => findPlayer(house, player)?.client?.toWorld(x, y) ?? null,
    },
  };
}

function start(house: PlaytestHouse, options: StartOptions, lines: readonly LineQuality[] = []): void {
  const { players = 1, at, arrange } = options;
  stop(house);
  const { editor } = house.bits;
  const draft = materialise(editor.draft);
  const document = arrange?.(draft) ?? draft;
  const worker = (house.bits.createWorker ?? createRoomWorker)();
  const count = Math.max(1, Math.min(PLAYERS_MAX, players));
  const time = house.bits.time ?? realTime;
  const run: PlaytestRun = {
    worker,
    watch: watchWorker(
      () => worker.postMessage({ kind: 'beat' }, []),
      time,
      () => failStuck(house),
    ),
    options,
    clock: createPlayClock(time),
    game: null,
    players: [],
    listed: [],
    nextPlayer: 1,
    seekNext: null,
    isSeeking: false,
    truth: new Map(),
    told: editor.game.get(),
    isTelling: false,
    hasOtherTiles: false,
    stale: null,
    unwatch: () => undefined,
  };
  run.unwatch = watchDraft(house, run);
  house.run = run;
  house.state.set({ kind: 'starting' });
  house.console.set([]);
  worker.onmessage = ({ data }) => {
    if (house.run !== run) return;
    run.watch.hear(run.game !== null || data.kind === 'opened');
    if (data.kind === 'beat') return;
    if (data.kind === 'opened') letIn(house, run, data.game, count, lines);
    else if (data.kind === 'refused') refuse(house, data.fault);
    else if (data.kind === 'broke') fail(house, BROKE, data.text.split('\n', 1)[0]!);
    else hearReport(house, run, data);
  };
  worker.onerror = ({ message }) => {
    if (house.run === run) fail(house, BROKE, message);
  };
  const seed = Math.floor(Math.random() * SEED_MAX);
  worker.postMessage({ kind: 'open', document, seed, at: at ?? null }, []);
}

function restart(house: PlaytestHouse): void {
  const { run } = house;
  if (run === null) return;
  const lines = run.players.map(({ line }) => line);
  start(house, { ...run.options, players: lines.length }, lines);
}

function createRoomWorker(): PlaytestWorker {
  const worker = new Worker(new URL('./playtestWorker.ts', import.meta.url), { type: 'module' });
  return worker as unknown as PlaytestWorker;
}

const realTime: RealTime = {
  now: () => performance.now(),
  schedule(task, ms) {
    const timer = setTimeout(task, ms);
    return () => clearTimeout(timer);
  },
};

function stop(house: PlaytestHouse): void {
  const { run } = house;
  house.run = null;
  if (run !== null) {
    for (const { client } of run.players) client?.destroy();
    run.unwatch();
    run.watch.stop();
    run.worker.terminate();
  }
  house.live.set(NOTHING_LIVE);
  house.panes.set(new Map());
  house.things.set([]);
  house.marks.set([]);
  house.isPicking.set(false);
  house.follower.set(null);
  house.state.set({ kind: 'stopped' });
}

function letIn(
  house: PlaytestHouse,
  run: PlaytestRun,
  game: Game,
  count: number,
  lines: readonly LineQuality[],
): void {
  run.game = game;
  for (let index = 0; index < count; index += 1) admit(house, run, lines[index]);
  run.listed = listPlayers(run);
  house.focus.set(run.players[0]!.id);
}

function refuse(house: PlaytestHouse, { id, place, text }: GameFault): void {
  fail(house, 'The game cannot start yet', text, placeOfLine(house.bits.editor, id, place));
}

function failStuck(house: PlaytestHouse): void {
  const { message, place } = describeStuck(house);
  fail(house, 'The game got stuck', message, place);
}

function fail(house: PlaytestHouse, title: string, message: string, place: Place | null = null): void {
  stop(house);
  house.state.set({ kind: 'refused', title, message, place });
}

function tellPlayers({ state, run }: PlaytestHouse): void {
  if (run === null) return;
  run.listed = listPlayers(run);
  state.update((old) => (old.kind === 'running' ? { ...old, players: run.listed } : old));
}

function pause(house: PlaytestHouse): void {
  hold(house, () => house.run?.worker.postMessage({ kind: 'pause' }, []));
}

/** Lets time stand still here at once, and in the room as soon as it hears of it. */
function hold({ run }: PlaytestHouse, act: () => void): void {
  run?.clock.setRate(0);
  act();
}

function resume({ run, state }: PlaytestHouse): void {
  const now = state.get();
  if (run === null || now.kind !== 'running') return;
  run.worker.postMessage({ kind: 'resume' }, []);
  run.clock.setRate(now.speed);
}

function setSpeed({ run, state }: PlaytestHouse, speed: number): void {
  const now = state.get();
  if (run === null || now.kind !== 'running') return;
  run.worker.postMessage({ kind: 'speed', speed }, []);
  if (!now.isPaused) run.clock.setRate(speed);
}

function admit(house: PlaytestHouse, run: PlaytestRun, line: LineQuality = GOOD_LINE): void {
  const id = run.nextPlayer;
  run.nextPlayer += 1;
  const name = id === 1 ? house.bits.editor.person.name : `Player ${id}`;
  run.players = [...run.players, { id, name, line, client: null }];
}

function addPlayer(house: PlaytestHouse): void {
  const { run } = house;
  if (run === null || run.players.length >= PLAYERS_MAX) return;
  admit(house, run);
  tellPlayers(house);
}

function removePlayer(house: PlaytestHouse, index: number): void {
  const { run } = house;
  const player = run?.players[index];
  if (run === null || player === undefined || run.players.length === 1) return;
  player.client?.destroy();
  run.players = run.players.filter((other) => other !== player);
  if (house.focus.get() === player.id) house.focus.set(run.players[0]!.id);
  if (house.follower.get() === player.id) follow(house, false);
  tellPlayers(house);
}

function setLine(house: PlaytestHouse, index: number, line: RunningPlayer['line']): void {
  const player = house.run?.players[index];
  if (player === undefined) return;
  player.line = { delayMs: line.delayMs, lossPercent: line.lossPercent };
  tellPlayers(house);
}

function follow(house: PlaytestHouse, isFollowing: boolean): void {
  const player = isFollowing ? findPlayer(house, house.focus.get()) : undefined;
  house.follower.set(player?.id ?? null);
  house.run?.worker.postMessage({ kind: 'follow', name: player?.name ?? null }, []);
}

/** The room knows where everything is; the page has the list with places. */
function pick(house: PlaytestHouse, player: number, x: number, y: number): void {
  const at = findPlayer(house, player)?.client?.toWorld(x, y) ?? null;
  if (at === null) return;
  const near = house.things
    .get()
    .map((thing) => ({ thing, far: Math.hypot(thing.x - at.x, thing.y - at.y) }))
    .filter(({ far }) => far <= PICK_TILES)
    .toSorted((a, b) => a.far - b.far)[0];
  house.run?.worker.postMessage({ kind: 'inspect', entity: near?.thing.entity ?? null }, []);
}
