import {
  compileGame,
  createWorldFromSnapshot,
  decodeSnapshot,
  encodeSnapshot,
  hashWorld,
  loadPhysics,
  type ScriptHost,
  takeSnapshot,
  tick,
} from '@playloom/engine';
import { type Game, parseGame } from '@playloom/game-format';
import { createScriptHostFactory } from '@playloom/scripting';
import { createScriptHostForGame } from '../play/createScriptHostForGame.ts';
import { runHeadlessGame } from '../play/runHeadlessGame.ts';

export interface GameScene {
  readonly json: unknown;
  readonly wasm: Uint8Array;
  readonly seed: number;
  readonly bots: number;
  readonly ticks: number;
  /** An encoded snapshot to continue from, or null to play from the start. */
  readonly from: Uint8Array | null;
}

export interface GameSceneReport {
  readonly hashes: readonly { readonly tick: number; readonly hash: string }[];
  readonly end: Uint8Array;
}

const HASH_EVERY = 50;

/** Plays a part of a game. The same code runs in Node and in a browser worker. */
export default async function runGameScene(scene: GameScene): Promise<GameSceneReport> {
  const parsed = parseGame(scene.json);
  if (!parsed.ok) throw new Error(parsed.error[0]?.message);
  const scripts = createScripts(parsed.value, scene.wasm);
  if (scene.from !== null) return continuePlay(parsed.value, scene, scene.from, scripts);
  const { hashes, world } = await runHeadlessGame(
    { ...scene, game: parsed.value, hashEvery: HASH_EVERY },
    scripts,
  );
  return { hashes, end: encodeSnapshot(takeSnapshot(world)) };
}

async function continuePlay(
  game: Game,
  { ticks }: GameScene,
  from: Uint8Array,
  scripts: ScriptHost | null,
): Promise<GameSceneReport> {
  const decoded = decodeSnapshot(from);
  if (!decoded.ok) throw new Error(decoded.error);
  await loadPhysics();
  const world = createWorldFromSnapshot({ game: compileGame(game), scripts }, decoded.value);
  const hashes: { tick: number; hash: string }[] = [];
  for (let played = 0; played < ticks; played += 1) {
    tick(world, []);
    if (world.tick % HASH_EVERY === 0) hashes.push({ tick: world.tick, hash: hashWorld(world) });
  }
  return { hashes, end: encodeSnapshot(takeSnapshot(world)) };
}

function createScripts(game: Game, wasm: Uint8Array): ScriptHost | null {
  if (Object.keys(game.scripts).length === 0) return null;
  return createScriptHostForGame(game, createScriptHostFactory({ wasm }));
}
