import type { World } from '@playloom/engine';
import { findEntity } from '@playloom/engine';
import type { Game } from '@playloom/game-format';
import { snapCamera, type SceneBurst } from '@playloom/renderer';
import { playHeadlessGame } from '../play/playHeadlessGame.ts';
import type { StarterCoverPlan } from './coverPlans.ts';
import { createSceneMemory, readBursts, readScene } from './readScene.ts';
import type { CoverShot } from './studio.ts';

/**
 * Drawing starts this long before the moment of the cover, because particles and floating texts that are visible then
 * began earlier.
 */
const LEAD_SECONDS = 1.2;
const LASTING_SECONDS = 30;

/** Plays a game up to the moment of its plan and returns the last scenes before it. */
export async function recordShot(
  game: Game,
  plan: StarterCoverPlan,
  aspect: number,
): Promise<CoverShot['steps']> {
  const steps: CoverShot['steps'][number][] = [];
  const memory = createSceneMemory();
  /** Long-lasting effects, such as fires, that started before drawing and are still visible. */
  const lasting: SceneBurst[] = [];
  const lead = Math.round(LEAD_SECONDS * game.settings.tickRate);
  const record = (world: World): void => {
    const scene = readScene(world, memory, plan.viewer);
    const bursts = readBursts(world);
    if (world.tick < plan.tick - lead) {
      lasting.push(...bursts.filter(isLasting));
      return;
    }
    snapCamera(scene.camera, plan.at ?? findViewer(world, plan.viewer), {
      tilesInView: plan.tilesInView,
      zoom: 1,
      smoothing: 0,
      bounds: game.map,
      aspect,
    });
    steps.push({ scene, bursts: [...lasting.splice(0), ...bursts], seconds: world.game.tickSeconds });
  };
  await playHeadlessGame({ game, seed: plan.seed, bots: plan.bots, ticks: plan.tick, onTick: record });
  return steps;
}

function isLasting(burst: SceneBurst): boolean {
  return (
    burst.kind === 'effect' && burst.effect.kind === 'stream' && burst.effect.streamSeconds >= LASTING_SECONDS
  );
}

function findViewer(world: World, viewer: number): { x: number; y: number } {
  const unit = findEntity(world, world.players.get(viewer)?.unit ?? null);
  if (!unit) throw new Error(`Player ${viewer} has no unit at tick ${world.tick}: choose another moment.`);
  const { motion } = world.entities;
  return { x: motion.x[unit.slot]!, y: motion.y[unit.slot]! };
}
