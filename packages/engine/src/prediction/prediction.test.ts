import type { ControlScheme, Key } from '@playloom/game-format';
import { describe, expect, it } from 'vitest';
import { createRandom, nextRandom, type RandomState } from '../math/random.ts';
import { spawnProp } from '../systems/spawn/spawnProp.ts';
import { writeCell } from '../map/TileMap.ts';
import { pushEntity, setEntityVelocity, teleportEntity } from '../systems/bodies/motion.ts';
import {
  type ControlScene,
  createControlScene,
  type ControlSceneOptions,
} from '../testing/createControlScene.ts';
import { encodeTileSymbol } from '../testing/createMapFromRows.ts';
import { tick } from '../simulation/tick.ts';
import { createPrediction, freePrediction } from './createPrediction.ts';
import type { PredictedControls, PredictedUnit, Prediction, NeighborProxy } from './Prediction.ts';
import { predictTick, readPredictedUnit, setPredictedTile } from './predictTick.ts';
import { setPredictedUnit } from './setPredictedUnit.ts';
import { setNeighborProxies } from './setNeighborProxies.ts';

const NOTHING_HELD: PredictedControls = { keys: [], mouseX: 0, mouseY: 0, stick: null };

const FROM_ABOVE = [
  '################################',
  '#              #               #',
  '#   ####       #      ##       #',
  '#   #          #      ##       #',
  '#   #    S                     #',
  '#        /\\        ####       #',
  '#     ########                 #',
  '#                      #       #',
  '#   #                  #       #',
  '################################',
];
const FROM_THE_SIDE = [
  '################################',
  '#                              #',
  '#            ----              #',
  '#       S                 --   #',
  '#    ------       ###          #',
  '#                        #     #',
  '#  /##\\      __         ##   ##',
  '################################',
];

const SCHEMES: readonly ControlScheme[] = ['wasd', 'arrows', 'platformer', 'vehicle', 'follow-mouse'];

function planOf(scheme: ControlScheme, hero: object = {}): ControlSceneOptions {
  const isSide = scheme === 'platformer';
  return {
    rows: isSide ? FROM_THE_SIDE : FROM_ABOVE,
    settings: isSide ? { worldKind: 'side-view', gravity: { x: 0, y: 30 } } : {},
    hero: {
      controls: { scheme, speed: 6, facing: scheme === 'wasd' ? 'mouse' : 'movement', jumps: 2 },
      body: isSide ? { shape: 'box', width: 0.7, height: 0.9 } : { shape: 'circle' },
      ...hero,
    },
  };
}

/** Creates random controls, each held for a while. */
function playAtRandom(random: RandomState, count: number): PredictedControls[] {
  const list: PredictedControls[] = [];
  while (list.length < count) {
    const keys = (['a', 'd', 'w', 's', 'left', 'right', 'up', 'down', 'space', 'mouse-left'] as Key[]).filter(
      () => nextRandom(random) < 0.3,
    );
    const mouse = { mouseX: 1 + nextRandom(random) * 30, mouseY: 1 + nextRandom(random) * 7 };
    const stick = nextRandom(random) < 0.2 ? { x: nextRandom(random) * 2 - 1, y: 0.2 } : null;
    const ticks = 1 + Math.floor(nextRandom(random) * 20);
    for (let done = 0; done < ticks; done += 1) list.push({ keys, ...mouse, stick });
  }
  return list.slice(0, count);
}

function readServer({ world, hero }: ControlScene): PredictedUnit {
  const { motion } = world.entities;
  const { slot } = hero;
  return {
    type: hero.type,
    x: motion.x[slot]!,
    y: motion.y[slot]!,
    rotation: motion.rotation[slot]!,
    vx: motion.vx[slot]!,
    vy: motion.vy[slot]!,
    spin: motion.spin[slot]!,
    scale: motion.scale[slot]!,
    speed: hero.speed,
    isSteerable: hero.isControlled,
    pushedUntil: hero.pushedUntil,
    platform: world.game.units.get('hero')!.type.controls.scheme === 'platformer' ? hero.footing : null,
  };
}

function stepServer({ world, player }: ControlScene, controls: PredictedControls): void {
  tick(world, [{ kind: 'controls', player: player.id, ...controls }]);
}

function follow(scene: ControlScene): Prediction {
  const prediction = createPrediction(scene.world.game);
  setPredictedUnit(prediction, readServer(scene), scene.world.tick, scene.player.controls);
  return prediction;
}

function farFrom(a: PredictedUnit, b: PredictedUnit): number {
  return Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));
}

describe('prediction', () => {
  it.each(SCHEMES)('matches the server bit for bit for 1,200 ticks: %s', async (scheme) => {
    const scene = await createControlScene(planOf(scheme));
    const prediction = follow(scene);
    for (const controls of playAtRandom(createRandom(7), 1200)) {
      stepServer(scene, controls);
      predictTick(prediction, controls);
      expect(readPredictedUnit(prediction), `tick ${scene.world.tick}`).toEqual(readServer(scene));
    }
    freePrediction(prediction);
  });

  it.each(SCHEMES)('is correct again after a reset and replay: %s', async (scheme) => {
    const scene = await createControlScene(planOf(scheme));
    const prediction = follow(scene);
    const inputs = playAtRandom(createRandom(11), 600);
    const LATE = 9;
    const seen: PredictedUnit[] = [];
    const errors: number[] = [];
    for (const [now, controls] of inputs.entries()) {
      stepServer(scene, controls);
      seen.push(readServer(scene));
      predictTick(prediction, controls);
      if (now < LATE || now % 5 !== 0) continue;
      const from = now - LATE;
      setPredictedUnit(prediction, seen[from]!, scene.world.tick - LATE, inputs[from]!);
      for (const held of inputs.slice(from + 1, now + 1)) predictTick(prediction, held);
      errors.push(farFrom(readPredictedUnit(prediction)!, readServer(scene)));
    }
    errors.sort((a, b) => a - b);
    expect(errors[Math.floor(errors.length * 0.99)]).toBeLessThan(1 / 64);
    expect(errors.at(-1)).toBeLessThan(0.1);
    freePrediction(prediction);
  });

  it('corrects for pushes, teleports and freezes', async () => {
    const scene = await createControlScene(planOf('wasd'));
    const prediction = follow(scene);
    const inputs = playAtRandom(createRandom(3), 40);
    pushEntity(scene.world, scene.hero, 8, -3);
    for (const controls of inputs) stepServer(scene, controls);
    teleportEntity(scene.world, scene.hero, 20.5, 3.5);
    setEntityVelocity(scene.world, scene.hero, 1, 1);
    scene.hero.isControlled = false;
    setPredictedUnit(prediction, readServer(scene), scene.world.tick, inputs.at(-1)!);
    for (const controls of playAtRandom(createRandom(4), 60)) {
      stepServer(scene, controls);
      predictTick(prediction, controls);
      expect(readPredictedUnit(prediction)).toEqual(readServer(scene));
    }
    freePrediction(prediction);
  });

  it('follows a change of type and size', async () => {
    const scene = await createControlScene({
      ...planOf('wasd'),
      types: { units: { giant: { name: 'Giant', controls: { scheme: 'wasd', speed: 2 } } } },
    });
    const prediction = follow(scene);
    const giant = { ...readServer(scene), type: 'giant', speed: 2, scale: 2 };
    expect(setPredictedUnit(prediction, giant, scene.world.tick, NOTHING_HELD)).toBe(true);
    const right: PredictedControls = { ...NOTHING_HELD, keys: ['d'] };
    for (let done = 0; done < 400; done += 1) predictTick(prediction, right);
    // The wall on the right starts at x = 31.
    const { x, type, scale } = readPredictedUnit(prediction)!;
    expect([type, scale]).toEqual(['giant', 2]);
    expect(x).toBeLessThan(31);
    expect(setPredictedUnit(prediction, { ...giant, type: 'nobody' }, 0, NOTHING_HELD)).toBe(false);
    freePrediction(prediction);
  });

  it('is stopped by a new wall', async () => {
    const scene = await createControlScene(planOf('wasd'));
    const prediction = follow(scene);
    const right: PredictedControls = { ...NOTHING_HELD, keys: ['d'] };
    for (let y = 0; y < 10; y += 1) {
      writeCell(scene.world.tiles, 0, 14, y, encodeTileSymbol('#'));
      setPredictedTile(prediction, 0, 14, y, encodeTileSymbol('#'));
    }
    stepServer(scene, NOTHING_HELD);
    predictTick(prediction, NOTHING_HELD);
    for (let done = 0; done < 120; done += 1) {
      stepServer(scene, right);
      predictTick(prediction, right);
    }
    expect(readPredictedUnit(prediction)!.x).toBeLessThan(14);
    expect(farFrom(readPredictedUnit(prediction)!, readServer(scene))).toBeLessThan(1e-6);
    freePrediction(prediction);
  });
});

describe('neighbors', () => {
  const crate: NeighborProxy = {
    id: 77,
    kind: 'prop',
    type: 'crate',
    x: 14.5,
    y: 4.5,
    rotation: 0,
    vx: 0,
    vy: 0,
    scale: 1,
  };

  function withProp(prop: object): ControlSceneOptions {
    return { ...planOf('wasd'), types: { props: { crate: { name: 'Crate', ...prop } } } };
  }

  it('stop the own unit while they are there, and let it pass if units pass them or they are gone', async () => {
    const scene = await createControlScene(withProp({}));
    const prediction = follow(scene);
    const right: PredictedControls = { ...NOTHING_HELD, keys: ['d'] };
    const start = readServer(scene);
    const walk = (list: readonly NeighborProxy[]) => {
      setNeighborProxies(prediction, list, scene.world.tick);
      setPredictedUnit(prediction, start, scene.world.tick, NOTHING_HELD);
      for (let done = 0; done < 60; done += 1) predictTick(prediction, right);
      return readPredictedUnit(prediction)!.x;
    };
    expect(walk([crate])).toBeLessThan(14);
    expect(walk([])).toBeGreaterThan(15);
    expect(walk([{ ...crate, type: 'unknown' }])).toBeGreaterThan(15);
    expect(walk([crate, { ...crate, id: 78, y: 1.5 }])).toBeLessThan(14);
    freePrediction(prediction);
  });

  it('are pushed as on the server', async () => {
    const scene = await createControlScene(
      withProp({ body: { kind: 'dynamic', shape: 'circle', damping: 1 } }),
    );
    const prop = spawnProp(scene.world, { type: 'crate', x: 12, y: 4.5 })!;
    stepServer(scene, NOTHING_HELD);
    const prediction = follow(scene);
    const { motion } = scene.world.entities;
    const look = (): NeighborProxy => ({
      ...crate,
      x: motion.x[prop.slot]!,
      y: motion.y[prop.slot]!,
      vx: motion.vx[prop.slot]!,
      vy: motion.vy[prop.slot]!,
    });
    setNeighborProxies(prediction, [look()], scene.world.tick);
    setPredictedUnit(prediction, readServer(scene), scene.world.tick, NOTHING_HELD);
    const right: PredictedControls = { ...NOTHING_HELD, keys: ['d'] };
    let worst = 0;
    for (let done = 0; done < 60; done += 1) {
      stepServer(scene, right);
      predictTick(prediction, right);
      worst = Math.max(worst, farFrom(readPredictedUnit(prediction)!, readServer(scene)));
    }
    expect(motion.x[prop.slot]).toBeGreaterThan(14);
    expect(worst).toBeLessThan(0.05);
    freePrediction(prediction);
  });

  it('carry the own unit when they move under it', async () => {
    const lift = {
      body: { kind: 'kinematic', shape: 'box', width: 3, height: 0.5 },
      motion: { path: [{ x: 6, y: 0 }], speed: 2, waitSeconds: 0 },
    };
    const scene = await createControlScene({
      ...planOf('platformer'),
      types: { props: { lift: { name: 'Lift', ...lift } } },
    });
    const prop = spawnProp(scene.world, { type: 'lift', x: 8.5, y: 3.9 })!;
    for (let done = 0; done < 30; done += 1) stepServer(scene, NOTHING_HELD);
    expect(scene.hero.footing.isGrounded).toBe(true);
    const prediction = follow(scene);
    const { motion } = scene.world.entities;
    const { slot } = prop;
    const seen: NeighborProxy = {
      ...crate,
      type: 'lift',
      x: motion.x[slot]!,
      y: motion.y[slot]!,
      vx: motion.vx[slot]!,
    };
    setNeighborProxies(prediction, [seen], scene.world.tick);
    setPredictedUnit(prediction, readServer(scene), scene.world.tick, NOTHING_HELD);
    const from = readServer(scene).x;
    for (let done = 0; done < 12; done += 1) {
      stepServer(scene, NOTHING_HELD);
      predictTick(prediction, NOTHING_HELD);
    }
    expect(readServer(scene).x - from).toBeGreaterThan(0.5);
    expect(farFrom(readPredictedUnit(prediction)!, readServer(scene))).toBeLessThan(1e-4);
    freePrediction(prediction);
  });
});
