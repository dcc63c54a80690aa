import { materialise } from '@playloom/draft';
import { createStore, placeOfPath, readProblemPath } from '@playloom/editor-core';
import { parseGame, projectGame } from '@playloom/game-format';
import { createPlayClock, type RealTime } from './createPlayClock.ts';
import { CONSOLE_LINES_MAX, PLAYERS_MAX } from './playtestLimits.ts';
import { mountPane } from './mountPane.ts';
import { placeOfLine } from './placeOfLine.ts';
import type { ConsoleLine, LiveReading, Playtest, PlaytestState, TestPlayer } from './Playtest.ts';
import { findPlayer, type PlaytestBits, type PlaytestHouse } from './PlaytestHouse.ts';
import type { PlaytestRun, PlaytestWorker, RunningPlayer } from './PlaytestRun.ts';
import type { PaneState } from './PlaytestStage.ts';
import type { PlaytestReport } from './PlaytestWord.ts';

const NOTHING_LIVE: LiveReading = { tick: 0, rules: new Map(), inspected: null };
const GOOD_LINE = { delayMs: 0, lossPercent: 0 };
const SEED_MAX = 2 ** 31;

export function createPlaytest(bits: PlaytestBits): Playtest {
  const house: PlaytestHouse = {
    bits,
    state: createStore<PlaytestState>({ kind: 'stopped' }),
    live: createStore<LiveReading>(NOTHING_LIVE),
    console: createStore<readonly ConsoleLine[]>([]),
    focus: createStore(0),
    panes: createStore<ReadonlyMap<number, PaneState>>(new Map()),
    run: null,
  };
  const { state, live, console, focus, panes } = house;
  return {
    state,
    live,
    console,
    start: (options = {}) => start(house, options.players ?? 1, options.at ?? null),
    stop: () => stop(house),
    pause: () => pause(house),
    resume: () => resume(house),
    step: (ticks) => hold(house, () => house.run?.worker.postMessage({ kind: 'step', ticks }, [])),
    setSpeed: (speed) => setSpeed(house, speed),
    seek: (tick) => hold(house, () => seek(house, tick)),
    addPlayer: () => addPlayer(house),
    removePlayer: (index) => removePlayer(house, index),
    setLine: (index, line) => setLine(house, index, line),
    inspect: () => undefined,
    clearConsole: () => console.set([]),
    stage: {
      mount: (player, root) => mountPane(house, player, root),
      focus,
      panes,
      toWorld: (player, x, y) => findPlayer(house, player)?.client?.toWorld(x, y) ?? null,
    },
  };
}

function start(house: PlaytestHouse, players: number, at: { x: number; y: number } | null): void {
  stop(house);
  const { editor } = house.bits;
  const document = materialise(editor.draft);
  const game = parseGame(document);
  if (!game.ok) {
    const { message, path } = game.error[0]!;
    const place = placeOfPath(editor.game.get(), readProblemPath(editor.draft, path));
    house.state.set({ kind: 'refused', message, place });
    return;
  }
  const worker = (house.bits.createWorker ?? createRoomWorker)();
  const count = Math.max(1, Math.min(PLAYERS_MAX, players));
  const run: PlaytestRun = {
    worker,
    clock: createPlayClock(house.bits.time ?? realTime),
    game: projectGame(game.value),
    players: [],
    nextPlayer: 1,
    seekNext: null,
    isSeeking: false,
  };
  house.run = run;
  house.state.set({ kind: 'starting' });
  house.console.set([]);
  worker.onmessage = ({ data }) => {
    if (house.run === run) hear(house, run, data, count);
  };
  worker.onerror = ({ message }) => {
    if (house.run === run) fail(house, message);
  };
  const seed = Math.floor(Math.random() * SEED_MAX);
  worker.postMessage({ kind: 'open', document: JSON.stringify(document), seed, at }, []);
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
    run.worker.terminate();
  }
  house.live.set(NOTHING_LIVE);
  house.panes.set(new Map());
  house.state.set({ kind: 'stopped' });
}

function hear(house: PlaytestHouse, run: PlaytestRun, report: PlaytestReport, count: number): void {
  switch (report.kind) {
    case 'opened':
      for (let left = count; left > 0; left -= 1) admit(house, run);
      house.focus.set(run.players[0]!.id);
      return;
    case 'refused':
      fail(house, report.text);
      return;
    case 'broke':
      fail(house, `The play-test broke: ${report.text.split('\n', 1)[0]}`);
      return;
    case 'line': {
      const { tick, level, text, id, place } = report;
      const line = { tick, level, text, place: placeOfLine(house.bits.editor, id, place) };
      house.console.update((lines) => [...lines, line].slice(-CONSOLE_LINES_MAX));
      return;
    }
    case 'moment':
      hearMoment(house, run, report.moment);
  }
}

function hearMoment(
  house: PlaytestHouse,
  run: PlaytestRun,
  moment: Extract<PlaytestReport, { kind: 'moment' }>['moment'],
): void {
  run.isSeeking = false;
  if (run.seekNext !== null) seek(house, run.seekNext);
  house.state.set({ kind: 'running', ...moment, players: listPlayers(run), stale: null });
}

function fail(house: PlaytestHouse, message: string): void {
  stop(house);
  house.state.set({ kind: 'refused', message, place: null });
}

function listPlayers({ players }: PlaytestRun): readonly TestPlayer[] {
  return players.map(({ id, name, line }) => ({ id, name, ...line }));
}

function tellPlayers({ state, run }: PlaytestHouse): void {
  if (run === null) return;
  state.update((old) => (old.kind === 'running' ? { ...old, players: listPlayers(run) } : old));
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

/** Whoever drags along the timeline asks faster than moments can be shown: only the last one counts. */
function seek({ run }: PlaytestHouse, tick: number): void {
  if (run === null) return;
  run.seekNext = run.isSeeking ? tick : null;
  if (run.isSeeking) return;
  run.isSeeking = true;
  run.worker.postMessage({ kind: 'seek', tick }, []);
}

function admit(house: PlaytestHouse, run: PlaytestRun): void {
  const id = run.nextPlayer;
  run.nextPlayer += 1;
  const name = id === 1 ? house.bits.editor.person.name : `Player ${id}`;
  run.players = [...run.players, { id, name, line: GOOD_LINE, client: null }];
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
  tellPlayers(house);
}

function setLine(house: PlaytestHouse, index: number, line: RunningPlayer['line']): void {
  const player = house.run?.players[index];
  if (player === undefined) return;
  player.line = { delayMs: line.delayMs, lossPercent: line.lossPercent };
  tellPlayers(house);
}
