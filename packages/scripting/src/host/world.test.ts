import {
  compileGame,
  createWorld,
  createWorldFromSnapshot,
  freePhysics,
  hashWorld,
  type Input,
  loadPhysics,
  restoreSnapshot,
  takeSnapshot,
  tick,
  type World,
} from '@playloom/engine';
import { exampleGame, parseGame } from '@playloom/game-format';
import { beforeAll, describe, expect, it } from 'vitest';
import { compileScripts } from '@playloom/game-format/scripts';
import { createTestFactory } from '../testing/createTestHost.ts';
import { createScriptHost } from './createScriptHost.ts';
import type { ScriptHostFactory } from './createScriptHostFactory.ts';

const TICKS = 120;

let factory: ScriptHostFactory;
beforeAll(async () => {
  await loadPhysics();
  factory = await createTestFactory();
});

interface Plan {
  readonly game: ReturnType<typeof compileGame>;
  createHost(): ReturnType<typeof createScriptHost>;
}

/** Creates the example game with this script. */
function planGame(source: string): Plan {
  const scripts = { world: { name: 'World', files: { 'initialize.ts': source } } };
  const parsed = parseGame({ ...exampleGame(), scripts });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  const compiled = compileScripts(parsed.value.scripts);
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.error));
  return { game: compileGame(parsed.value), createHost: () => createScriptHost(compiled.value, factory) };
}

const join: Input = {
  kind: 'join',
  player: 1,
  name: 'Ada',
  userId: null,
  team: null,
  saved: { game: {}, world: {} },
};

/** The problems and lines that scripts reported in the last tick. */
function told(world: World): string[] {
  return world.events.flatMap((event) => {
    if (event.kind === 'script-line') return [event.text];
    return event.kind === 'script-problem' ? [event.problem.message] : [];
  });
}

describe('scripts in a world', () => {
  it('receive their own effects as events in the next tick', () => {
    const { game, createHost } = planGame(`
      on('unitDies', ({ triggeringUnit }) => console.log('died', game.tick, triggeringUnit === wolf));
      const wolf = units.placedUnit('old-wolf');
      on('everyTick', () => { if (game.tick === 3) units.killUnit(wolf); });
    `);
    const world = createWorld({ game, seed: 1, scripts: createHost() });
    const received: string[][] = [];
    for (let number = 1; number <= 6; number += 1) {
      tick(world, []);
      received.push(told(world));
    }
    expect(received).toEqual([[], [], [], ['died 4 true'], [], []]);
    freePhysics(world.physics);
  });

  it('see what rules see, on the fast paths as on the others', () => {
    const { game, createHost } = planGame(`
      on('everyTick', () => {
        const all = [...units.allUnits(), ...props.allProps(), ...items.itemsOnGround(), null, 999999];
        const odd = all.filter((entity: any) => {
          const position = positions.positionOf(entity);
          const isSame = position === null ? Number.isNaN(motion.x(entity)) : positions.positionX(position) === motion.x(entity) && positions.positionY(position) === motion.y(entity);
          const speed = Number.isNaN(motion.vx(entity)) ? 0 : motion.vx(entity);
          return !isSame || movement.velocityX(entity) !== speed;
        });
        console.log(all.length, odd.length);
      });
      on('gameStarts', () => { units.createUnit('wolf', { x: 3, y: 4 }); console.log(positions.positionOf(units.lastCreatedUnit())); });
      on('unitAppears', { unitType: 'knight' }, (event) => { movement.setVelocity(event.triggeringUnit, 2, 1); console.log('knight', units.typeOfUnit(event.triggeringUnit)); });`);
    const world = createWorld({ game, seed: 1, scripts: createHost() });
    tick(world, [join]);
    expect(told(world)).toEqual(['{"x":3,"y":4}', 'knight knight', '7 0']);
    for (let step = 0; step < 20; step += 1) {
      tick(world, []);
      expect(told(world).at(-1)).toBe('7 0');
    }
  });

  it('[EG-01:part] continue from a snapshot of the world to the same hashes', () => {
    const { game, createHost } = planGame(`
      const seen: number[] = [];
      on('everyTick', () => {
        seen.push(Math.random());
        for (const unit of units.allUnits()) movement.setVelocity(unit, Math.sin(seen.length) * 2, seen.at(-1)! - 0.5);
        if (game.tick % 30 === 0) units.createUnit('wolf', { x: 5 + seen.length % 7, y: 6 });
        variables.setVariable('gold', seen.reduce((a, b) => a + b, 0));
      });
      (async () => { for (;;) { await game.wait(0.2); variables.addToList('winners', game.tick); } })();`);
    const world = createWorld({ game, seed: 3, scripts: createHost() });
    tick(world, [join]);
    const hashes: string[] = [];
    const snapshots: ReturnType<typeof takeSnapshot>[] = [];
    for (let step = 0; step < TICKS; step += 1) {
      snapshots.push(takeSnapshot(world));
      tick(world, []);
      hashes.push(hashWorld(world));
    }
    const fresh = createWorldFromSnapshot({ game, scripts: createHost() }, snapshots[40]!);
    for (const place of [40, 7, 99]) {
      restoreSnapshot(fresh, snapshots[place]!);
      for (let step = place; step < TICKS; step += 1) {
        tick(fresh, []);
        expect([step, hashWorld(fresh)]).toEqual([step, hashes[step]]);
      }
    }
    freePhysics(world.physics);
    freePhysics(fresh.physics);
  });

  it('stay off after they broke, also in a world restored elsewhere', () => {
    const { game, createHost } = planGame(
      `on('everyTick', () => { console.log('on'); if (game.tick === 3) new ArrayBuffer(1e9); });`,
    );
    const world = createWorld({ game, seed: 1, scripts: createHost() });
    const lines = Array.from({ length: 5 }, () => {
      tick(world, []);
      return told(world);
    });
    expect(lines[1]).toEqual(['on']);
    expect(lines[2]).toContainEqual(expect.stringContaining('The scripts ran out of memory.'));
    expect(lines.slice(3)).toEqual([[], []]);
    const elsewhere = createWorldFromSnapshot({ game, scripts: createHost() }, takeSnapshot(world));
    tick(elsewhere, []);
    expect([elsewhere.scripts!.isBroken, told(elsewhere)]).toEqual([true, []]);
  });
});
