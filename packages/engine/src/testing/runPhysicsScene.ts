import { createPlainWriter, copyPlainWriterBytes, writePlain } from '../codec/PlainWriter.ts';
import { readPlain } from '../codec/readPlain.ts';
import { loadPhysics } from '../physics/loadPhysics.ts';
import {
  createPhysicsScene,
  freeScene,
  hashScene,
  restoreScene,
  type SceneSnapshot,
  stepScene,
  takeSceneSnapshot,
} from './PhysicsScene.ts';

interface SceneRun {
  readonly seed: number;
  /** A snapshot to continue from; null to start from the beginning. */
  readonly from: Uint8Array | null;
  readonly untilTick: number;
  /** Ticks after which to report the hash and a snapshot to continue from. */
  readonly stopAt: readonly number[];
}

interface SceneReport {
  readonly stops: readonly { readonly tick: number; readonly hash: string; readonly bytes: Uint8Array }[];
  readonly hash: string;
}

/** Runs the complete scene in the current environment: Node or a browser worker. */
export default async function runPhysicsScene(run: SceneRun): Promise<SceneReport> {
  await loadPhysics();
  const scene =
    run.from === null ? createPhysicsScene(run.seed) : restoreScene(run.seed, readSnapshot(run.from));
  const stops: { tick: number; hash: string; bytes: Uint8Array }[] = [];
  while (scene.tick < run.untilTick) {
    stepScene(scene);
    if (!run.stopAt.includes(scene.tick)) continue;
    stops.push({ tick: scene.tick, hash: hashScene(scene), bytes: writeSnapshot(takeSceneSnapshot(scene)) });
  }
  const hash = hashScene(scene);
  freeScene(scene);
  return { stops, hash };
}

function writeSnapshot(snapshot: SceneSnapshot): Uint8Array {
  const writer = createPlainWriter();
  writePlain(writer, snapshot);
  return copyPlainWriterBytes(writer);
}

function readSnapshot(bytes: Uint8Array): SceneSnapshot {
  const read = readPlain(bytes);
  if (!read.ok) throw new Error(read.error);
  return read.value as SceneSnapshot;
}
