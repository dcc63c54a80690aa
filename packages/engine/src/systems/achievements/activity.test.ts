import { expect, it } from 'vitest';
import { tick } from '../../simulation/tick.ts';
import { createTestWorld, joinTestPlayer, runTicks } from '../../testing/createTestWorld.ts';
import { findUnit } from '../../world/findEntity.ts';
import type { Input } from '../../world/Input.ts';
import { teleportEntity } from '../bodies/motion.ts';
import { ACTIVE_SECONDS } from './activity.ts';

const TICKS_A_SECOND = 40;

/** A player who has done nothing for so long that time doesn't count anymore. */
async function createScene() {
  const done = { kind: 'seconds', seconds: 100_000 };
  const world = await createTestWorld({
    settings: { achievements: [{ id: 'time', name: 'Time', done }] },
    map: { entities: [] },
  });
  const player = joinTestPlayer(world);
  const wait = (seconds: number) => runTicks(world, seconds * TICKS_A_SECOND);
  const send = (input: object) => tick(world, [{ player: player.id, ...input } as Input]);
  const control = (changes: object) => {
    const { keys, mouseX, mouseY, stick } = player.controls;
    send({ kind: 'controls', keys, mouseX, mouseY, stick, ...changes });
  };
  control({ keys: ['e'] });
  wait(ACTIVE_SECONDS + 2);
  const count = () => player.achievements!.counts['time'] ?? 0;
  return { world, player, wait, send, control, count };
}

it('[GOAL-03:time] counts for a minute after the player has done something', async () => {
  const { wait, send, control, count } = await createScene();
  expect(count()).toBe(ACTIVE_SECONDS);
  wait(30);
  expect(count()).toBe(ACTIVE_SECONDS);
  for (const act of [
    () => control({ keys: [] }),
    () => control({ mouseX: 3 }),
    () => control({ stick: { x: 0, y: 1 } }),
    () => send({ kind: 'chat', text: 'Hello' }),
    () => send({ kind: 'select-slot', slot: 1 }),
  ]) {
    const before = count();
    act();
    wait(ACTIVE_SECONDS + 30);
    expect(count() - before).toBe(ACTIVE_SECONDS);
  }
});

it('[GOAL-03:time] does not count for a held key, the camera, or what the platform sends', async () => {
  const { world, player, wait, send, control, count } = await createScene();
  const before = count();
  for (let minute = 0; minute < 3; minute += 1) {
    const unit = findUnit(world, player.unit)!;
    const { motion } = world.entities;
    teleportEntity(world, unit, motion.x[unit.slot]! + 3, motion.y[unit.slot]!);
    control({ mouseX: player.controls.mouseX + 3.2 });
    send({ kind: 'saved-data', saved: { game: {}, world: {} } });
    wait(20);
  }
  expect(count()).toBe(before);
});
