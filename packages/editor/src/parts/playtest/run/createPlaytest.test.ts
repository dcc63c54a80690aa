import { runCommand } from '@playloom/editor-core';
import { exampleGame, type Json } from '@playloom/game-format';
import { afterEach, describe, expect, it } from 'vitest';
import { createTestEditorSession } from '../../../testing/createTestEditorSession.ts';
import { createPlaytest } from './createPlaytest.ts';
import type { PlaytestState } from '../../../session/Playtest.ts';
import { STUCK_PINGS_MAX } from './playtestLimits.ts';
import type { PlaytestWorker } from './PlaytestRun.ts';
import type { PlaytestCommand } from './playtestMessages.ts';
import { type PlaytestPort, runPlaytestRoom } from './runPlaytestRoom.ts';

type Running = Extract<PlaytestState, { kind: 'running' }>;

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const undo of cleanups.splice(0).toReversed()) undo();
});

/** Runs the room of a playtest in the same thread. Messages arrive a moment later, as they do from a worker. */
function createThreadWorker(clock: { now: number }): PlaytestWorker & { readonly sent: PlaytestCommand[] } {
  const life = { hasEnded: false };
  const far: PlaytestPort = {
    onmessage: null,
    postMessage: (report) =>
      queueMicrotask(() => {
        if (!life.hasEnded) near.onmessage?.({ data: structuredClone(report) });
      }),
  };
  const near: PlaytestWorker & { readonly sent: PlaytestCommand[] } = {
    sent: [],
    onmessage: null,
    onerror: null,
    postMessage(command) {
      near.sent.push(command);
      queueMicrotask(() => {
        if (!life.hasEnded) far.onmessage?.({ data: command });
      });
    },
    terminate() {
      life.hasEnded = true;
    },
  };
  runPlaytestRoom(far, {
    clock: {
      now: () => clock.now,
      schedule(task, ms) {
        setImmediate(() => {
          if (life.hasEnded) return;
          clock.now += ms;
          task();
        });
      },
    },
    loadScripts: () => Promise.reject(new Error('no scripts')),
  });
  return near;
}

function openTest(game: unknown = exampleGame()) {
  const session = createTestEditorSession(game as Json);
  const clock = { now: 0 };
  const worker: { current: ReturnType<typeof createThreadWorker> | null } = { current: null };
  const playtest = createPlaytest({
    editor: session.editor,
    assetUrl: (file) => file,
    panelUrl: '',
    createWorker: () => (worker.current = createThreadWorker(clock)),
  });
  cleanups.push(() => session.destroy(), playtest.stop);
  return { session, playtest, worker };
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise<void>((resolve) => setImmediate(resolve));
}

describe('playtesting a draft', () => {
  it('[ED-10:part] starts from the draft, pauses, steps, looks back and resumes, and leaves the editor unchanged', async () => {
    const { session, playtest } = openTest();
    const running = () => playtest.state.get() as Running;
    const before = [session.workspace.get(), session.editor.game.get(), session.editor.history.get()];
    playtest.start({ players: 2 });
    expect(playtest.state.get().kind).toBe('starting');
    await until(() => playtest.state.get().kind === 'running' && running().tick > 50);
    expect(running().players.map(({ name }) => name)).toEqual(['Guest', 'Player 2']);
    playtest.pause();
    await until(() => running().isPaused);
    const { tick } = running();
    playtest.step(1);
    await until(() => running().tick === tick + 1);
    playtest.step(-2);
    await until(() => running().tick === tick - 1);
    playtest.seek(10);
    await until(() => running().tick === 10);
    expect(running().to).toBe(tick + 1);
    playtest.resume();
    await until(() => !running().isPaused && running().tick > 10);
    expect(running().to).toBe(running().tick);
    playtest.addPlayer();
    playtest.addPlayer();
    playtest.addPlayer();
    expect(running().players).toHaveLength(4);
    playtest.removePlayer(0);
    playtest.setConnection(0, { delayMs: 180, lossPercent: 3 });
    expect(running().players).toMatchObject([{ name: 'Player 2', delayMs: 180, lossPercent: 3 }, {}, {}]);
    playtest.stop();
    expect(playtest.state.get()).toEqual({ kind: 'stopped' });
    expect([session.workspace.get(), session.editor.game.get(), session.editor.history.get()]).toEqual(
      before,
    );
  });

  it('keeps its overrides through edits, and restarts with them', async () => {
    const { session, playtest, worker } = openTest();
    const running = () => playtest.state.get() as Running;
    const [first, second] = Object.keys(session.editor.game.get().types.units);
    const change = (document: Json, unit: string) => {
      const { settings, ...rest } = document as { settings: { players: object } };
      return { ...rest, settings: { ...settings, players: { ...settings.players, unit } } } as Json;
    };
    playtest.start({ players: 2, arrange: (document) => change(document, second!) });
    await until(() => playtest.state.get().kind === 'running' && running().tick > 5);
    runCommand(session.editor, {
      label: 'Another unit',
      edits: [{ kind: 'set', path: ['settings', 'players', 'unit'], value: first! }],
    });
    expect(worker.current!.sent.at(-1)).toMatchObject({ parts: { settings: { players: { unit: second } } } });
    playtest.setConnection(1, { delayMs: 200, lossPercent: 10 });
    playtest.restart();
    expect(worker.current!.sent[0]).toMatchObject({ document: { settings: { players: { unit: second } } } });
    await until(() => playtest.state.get().kind === 'running');
    expect(running().players).toMatchObject([
      { delayMs: 0, lossPercent: 0 },
      { delayMs: 200, lossPercent: 10 },
    ]);
  });

  it('remembers the last run of a rule and its error, and forgets it when time goes back', async () => {
    const game = exampleGame() as { rules: object[] };
    const endless = {
      id: 'endless',
      name: 'Endless',
      when: { when: 'gameStarts' },
      do: [{ do: 'repeatWhile', condition: true, actions: [] }],
    };
    const { playtest } = openTest({ ...game, rules: [...game.rules, endless] });
    const running = () => playtest.state.get() as Running;
    playtest.start();
    await until(() => playtest.state.get().kind === 'running' && running().tick > 4 * running().tickRate);
    const { failure, tick } = playtest.live.get().rules.get('endless')!;
    expect(failure).toMatchObject({ path: 'do[0]', text: expect.stringContaining('too long') });
    expect(tick).toBeLessThan(3);
    playtest.seek(0);
    await until(() => running().tick === 0);
    expect(playtest.live.get().rules.has('endless')).toBe(false);
  });

  it('requests only the last of many ticks while seeking', async () => {
    const { playtest, worker } = openTest();
    playtest.start();
    await until(() => (playtest.state.get() as Running).tick > 60);
    for (let tick = 50; tick > 20; tick -= 1) playtest.seek(tick);
    await until(() => (playtest.state.get() as Running).tick === 21);
    const asked = worker.current!.sent.filter(({ kind }) => kind === 'seek');
    expect(asked.length).toBeLessThanOrEqual(3);
  });

  it('[ED-10:part] terminates a room whose script never returns, says where to look, and the editor continues', async () => {
    const scripts = { world: { name: 'World', files: { 'main.ts': '' } } };
    const session = createTestEditorSession({ ...exampleGame(), scripts } as Json);
    const tasks: (() => void)[] = [];
    const silent = { hasEnded: false };
    const room: PlaytestWorker = {
      onmessage: null,
      onerror: null,
      postMessage: () => {},
      terminate: () => (silent.hasEnded = true),
    };
    const playtest = createPlaytest({
      editor: session.editor,
      assetUrl: (file) => file,
      panelUrl: '',
      createWorker: () => room,
      time: { now: () => 0, schedule: (task) => (tasks.push(task), () => {}) },
    });
    cleanups.push(() => session.destroy(), playtest.stop);
    const beat = (times: number) => {
      for (let time = 0; time < times; time += 1) tasks.splice(0).forEach((task) => task());
    };
    playtest.start();
    // Unanswered checks don't count while the worker is still loading.
    beat(100);
    room.onmessage!({ data: { kind: 'opened', game: session.editor.game.get() } });
    beat(STUCK_PINGS_MAX);
    room.onmessage!({ data: { kind: 'beat' } });
    beat(STUCK_PINGS_MAX);
    expect(silent.hasEnded).toBe(false);
    beat(1);
    expect(silent.hasEnded).toBe(true);
    expect(playtest.state.get()).toMatchObject({
      kind: 'refused',
      title: 'The game got stuck',
      place: { kind: 'script', script: 'world', file: 'main.ts' },
    });
    beat(10);
    runCommand(session.editor, {
      label: 'Continue',
      edits: [{ kind: 'set', path: ['settings', 'title'], value: 'After it' }],
    });
    expect(session.editor.game.get().settings.title).toBe('After it');
  });

  it('explains what keeps a draft from starting, and where', async () => {
    const { session, playtest } = openTest();
    runCommand(session.editor, {
      label: 'Break it',
      edits: [{ kind: 'set', path: ['settings', 'tickRate'], value: 'fast' }],
    });
    playtest.start();
    await until(() => playtest.state.get().kind !== 'starting');
    expect(playtest.state.get()).toMatchObject({ kind: 'refused', place: { kind: 'settings' } });
  });

  it('[ED-10:part] applies an edited number to the running room within two ticks, and names edits that need a restart', async () => {
    const { session, playtest, worker } = openTest();
    const running = () => playtest.state.get() as Running;
    playtest.start();
    await until(() => playtest.state.get().kind === 'running' && running().tick > 5);
    const type = Object.keys(session.editor.game.get().types.units)[0]!;
    runCommand(session.editor, {
      label: 'Faster',
      edits: [{ kind: 'set', path: ['types', 'units', type, 'controls', 'speed'], value: 2.5 }],
    });
    const change = worker.current!.sent.at(-1)!;
    expect(change.kind).toBe('change');
    expect(Object.keys((change as Extract<PlaytestCommand, { kind: 'change' }>).parts)).toEqual(['types']);
    const { tick } = running();
    await until(() => running().tick > tick + 5);
    expect(running().stale).toBeNull();
    // Dragging a slider must not send each value: the next edit is sent when the worker has answered the last one.
    const sent = () => worker.current!.sent.filter(({ kind }) => kind === 'change');
    const count = sent().length;
    for (let speed = 3; speed < 20; speed += 1)
      runCommand(session.editor, {
        label: 'Faster still',
        edits: [{ kind: 'set', path: ['types', 'units', type, 'controls', 'speed'], value: speed }],
      });
    expect(sent()).toHaveLength(count + 1);
    await until(() => sent().length === count + 2);
    expect(sent().at(-1)).toMatchObject({
      parts: { types: { units: { [type]: { controls: { speed: 19 } } } } },
    });
    runCommand(session.editor, {
      label: 'Quicker world',
      edits: [{ kind: 'set', path: ['settings', 'tickRate'], value: 60 }],
    });
    await until(() => running().stale !== null);
    expect(running().stale).toBe('The physics settings changed.');
  });
});
