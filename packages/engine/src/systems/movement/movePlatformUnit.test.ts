import { describe, expect, it } from 'vitest';
import {
  type ControlScene,
  createControlScene,
  holdTestControls,
  readEntityPosition,
} from '../../testing/createControlScene.ts';
import { setEntityVelocity, teleportEntity } from '../bodies/motion.ts';

const GROUND = 23;
const CORNER = { x: 16, y: 10 };
/** A map with ground, and a tower in the middle whose upper left corner is CORNER. */
const TOWER = Array.from({ length: 26 }, (_, y) => {
  if (y >= GROUND) return '#'.repeat(32);
  if (y === 2) return '    S'.padEnd(32);
  return y >= CORNER.y ? `${' '.repeat(CORNER.x)}########`.padEnd(32) : ' '.repeat(32);
});

function createScene(shape: string): Promise<ControlScene> {
  return createControlScene({
    rows: TOWER,
    settings: { worldKind: 'side-view', gravity: { x: 0, y: 30 } },
    hero: {
      body: { shape, width: 0.7, height: shape === 'circle' ? 0.7 : 1.4 },
      controls: { scheme: 'platformer', speed: 7, acceleration: 45 },
    },
  });
}

describe('units that fall onto a corner', () => {
  it.each(['capsule', 'circle', 'box'])('land or fall past it, and never get stuck: %s', async (shape) => {
    const scene = await createScene(shape);
    for (let step = 0; step <= 40; step += 1) {
      for (const [from, speed, keys] of [
        [11.4 + step * 0.05, 7, ['d']],
        [15.3 + step * 0.02, 0, []],
      ] as const) {
        teleportEntity(scene.world, scene.hero, from, 6);
        setEntityVelocity(scene.world, scene.hero, speed, 0);
        holdTestControls(scene, 60, { keys });
        const isDown = readEntityPosition(scene.world, scene.hero).y > CORNER.y + 1;
        expect([from, scene.hero.footing.isGrounded || isDown]).toEqual([from, true]);
      }
    }
  });
});
