import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { materialize } from '@playloom/draft';
import {
  courseOutline,
  listCourseSteps,
  NO_PLAYTEST,
  prepareCourseGame,
  runCommand,
  solveCourseStep,
} from '@playloom/editor-core';
import { compileGame, createWorld, loadPhysics, tick, type World } from '@playloom/engine';
import { type Game, type Json, parseGame } from '@playloom/game-format';
import { compileScripts } from '@playloom/game-format/scripts';
import { createScriptHost, createScriptHostFactory } from '@playloom/scripting';
import { expect, it } from 'vitest';
import type { EditorSession } from '../../session/EditorSession.ts';
import { createTestEditorSession } from '../../testing/createTestEditorSession.ts';
import { captureCourseState } from './captureCourseState.ts';

const BOTS = 3;
const SECONDS = 60;
const SEED = 7;

function readBlank(): Game {
  const path = new URL('../../../../../games/blank/game.json', import.meta.url);
  const parsed = parseGame(JSON.parse(readFileSync(path, 'utf8')) as Json);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}

/** Completes the course from the blank starter, using “Do it for me” for every step that edits the game. */
function takeCourse(): EditorSession {
  const session = createTestEditorSession(prepareCourseGame(readBlank()) as unknown as Json);
  for (const { id } of courseOutline)
    for (const step of listCourseSteps(id)) solveCourseStep(session.editor, step);
  return session;
}

function createScripts(game: Game) {
  const compiled = compileScripts(game.scripts);
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.error));
  const require = createRequire(import.meta.url);
  const wasm = new Uint8Array(readFileSync(require.resolve('@jitl/quickjs-wasmfile-release-sync/wasm')));
  return createScriptHost(compiled.value, createScriptHostFactory({ wasm }));
}

async function playWithBots(game: Game): Promise<{ world: World; scores: number }> {
  await loadPhysics();
  const world = createWorld({ game: compileGame(game), seed: SEED, scripts: createScripts(game) });
  const saved = { game: {}, world: {} };
  const joins = Array.from({ length: BOTS }, (_, index) => {
    const player = index + 1;
    return { kind: 'join' as const, player, name: `Bot ${player}`, userId: null, isBot: true, saved };
  });
  const seen = { scores: 0 };
  for (let played = 0; played < SECONDS * game.settings.tickRate; played += 1) {
    tick(world, played === 0 ? joins : []);
    const best = Math.max(0, ...[...world.players.values()].map(({ score }) => score));
    seen.scores = Math.max(seen.scores, best);
  }
  return { world, ...seen };
}

it('[BN-02:part] completing the whole course with “Do it for me” creates a game that runs: coins score, rain falls', async () => {
  const session = takeCourse();
  const parsed = parseGame(materialize(session.editor.draft));
  expect(parsed.ok ? [] : parsed.error).toEqual([]);
  if (!parsed.ok) return;
  const { world, scores } = await playWithBots(parsed.value);
  expect(scores).toBeGreaterThan(0);
  // More items than the learner placed, because the learner's script creates the others.
  const lying = world.entities.records.filter((record) => record?.kind === 'item').length;
  expect(lying).toBeGreaterThan(5);
  session.destroy();
});

it('[BN-02:part] reports the learner’s playtest as the steps need it', () => {
  const session = createTestEditorSession(prepareCourseGame(readBlank()) as unknown as Json);
  expect(captureCourseState(session).play).toEqual(NO_PLAYTEST);
  runCommand(session.editor, {
    label: 'Name',
    edits: [{ kind: 'set', path: ['settings', 'title'], value: 'Coin Garden' }],
  });
  session.playtest.state.set({
    kind: 'running',
    isPaused: false,
    speed: 1,
    tick: 80,
    from: 0,
    to: 80,
    tickRate: 40,
    players: [{ id: 1, name: 'Guest', delayMs: 0, lossPercent: 0 }],
    stale: null,
  });
  const run = { tick: 10, times: 1, lines: new Map(), failure: null };
  session.playtest.live.set({ tick: 80, rules: new Map([['coin', run]]), inspected: null });
  expect(captureCourseState(session)).toMatchObject({
    game: { settings: { title: 'Coin Garden' } },
    play: { isRunning: true, seconds: 2, players: 1, ranRules: new Set(['coin']), scriptLines: 0 },
    release: null,
  });
  session.destroy();
});
