import type { Key } from '@playloom/game-format';
import { describe, expect, it } from 'vitest';
import { spawnItem } from '../spawn/spawnItem.ts';
import { spawnUnit } from '../units/spawnUnit.ts';
import {
  type ControlScene,
  createControlScene,
  holdTestControls,
  readEntityPosition,
} from '../../testing/createControlScene.ts';
import { readAttribute, setEntityAttribute } from '../attributes/attributes.ts';
import { addUnitBuff } from '../buffs/buffs.ts';
import { countItems } from '../inventory/countItems.ts';
import { giveItemToUnit } from '../inventory/giveItemToUnit.ts';
import { getHeldItem } from '../inventory/getHeldItem.ts';

const TICKS_A_SECOND = 40;

const rules = [
  {
    id: 'dash',
    name: 'Dash',
    when: { when: 'ruleIsRun' },
    do: [{ do: 'changeVariable', variable: 'gold', amount: 1 }],
  },
  {
    id: 'land',
    name: 'Land',
    when: { when: 'ruleIsRun' },
    do: [{ do: 'changeVariable', variable: 'gold', amount: 100 }],
  },
  { id: 'open-gate', name: 'Open gate', when: { when: 'ruleIsRun' }, do: [] },
];

const types = {
  items: {
    gun: {
      name: 'Gun',
      pickUp: 'key',
      weapon: { kind: 'ranged', projectile: 'arrow', usesPerSecond: 20, ammo: { magazine: 5 } },
    },
    coin: { name: 'Coin', maxStack: 9 },
  },
  units: {
    keeper: { name: 'Keeper', body: { kind: 'static' }, interaction: { dialogue: 'greeting' } },
  },
};

function createScene(keys: readonly object[] = [], scheme = 'wasd'): Promise<ControlScene> {
  return createControlScene({
    rules,
    types,
    hero: { inventory: { size: 4 }, controls: { scheme, keys } },
  });
}

function tap(scene: ControlScene, key: Key): void {
  holdTestControls(scene, 1, { keys: [key] });
  holdTestControls(scene, 1);
}

function gold({ world }: ControlScene): unknown {
  return world.variables.get('gold');
}

describe('keys bound by a type', () => {
  it('[EG-04:part] run rules when pressed and when released, not while they are held', async () => {
    const scene = await createScene([
      { key: 'f', press: { kind: 'run-rule', rule: 'dash' }, release: { kind: 'run-rule', rule: 'land' } },
    ]);
    holdTestControls(scene, 10, { keys: ['f'] });
    expect(gold(scene)).toBe(1);
    holdTestControls(scene, 10);
    expect(gold(scene)).toBe(101);
    expect(scene.triggerRecord.of('ruleIsRun')[0]).toEqual({
      triggeringPlayer: scene.player.id,
      triggeringUnit: scene.hero.id,
      pressedKey: 'f',
    });
    expect(scene.triggerRecord.of('playerPressesKey')).toEqual([
      { triggeringPlayer: scene.player.id, triggeringUnit: scene.hero.id, pressedKey: 'f' },
    ]);
    expect(scene.triggerRecord.of('playerReleasesKey')).toHaveLength(1);
  });

  it('[EG-04:part] register a tap that is shorter than a tick', async () => {
    const scene = await createScene([{ key: 'f', press: { kind: 'run-rule', rule: 'dash' } }]);
    const { world, player } = scene;
    const controls = { kind: 'controls', player: player.id, mouseX: 1, mouseY: 1, stick: null } as const;
    giveItemToUnit(world, scene.hero, 'gun', 1);
    const { tick } = await import('../../simulation/tick.ts');
    tick(world, [
      { ...controls, keys: ['f', 'mouse-left'] },
      { ...controls, keys: [] },
    ]);
    expect(gold(scene)).toBe(1);
    expect(getHeldItem(world, scene.hero)!.ammo).toBe(4);
    holdTestControls(scene, 10);
    expect(getHeldItem(world, scene.hero)!.ammo).toBe(4);
    expect(scene.hero.isUsing).toBe(false);
  });

  it('[EG-04:part] respect their cooldown and cost', async () => {
    const cost = { attribute: 'energy', amount: 30 };
    const scene = await createScene([
      { key: 'f', press: { kind: 'run-rule', rule: 'dash' }, cooldown: 1, cost },
    ]);
    const { world, hero } = scene;
    setEntityAttribute(world, hero, 'energy', 70);
    tap(scene, 'f');
    expect(gold(scene)).toBe(1);
    expect(readAttribute(world, hero, 'energy')).toBeLessThan(45);
    tap(scene, 'f');
    expect(gold(scene)).toBe(1);
    holdTestControls(scene, TICKS_A_SECOND);
    setEntityAttribute(world, hero, 'energy', 29);
    tap(scene, 'f');
    expect(gold(scene)).toBe(1);
    expect(readAttribute(world, hero, 'energy')).toBeGreaterThan(28);
    setEntityAttribute(world, hero, 'energy', 31);
    tap(scene, 'f');
    expect(gold(scene)).toBe(2);
  });

  it('[EG-04:part] do nothing while the unit is stunned', async () => {
    const scene = await createControlScene({
      rules,
      types: { buffs: { stun: { name: 'Stun', isStunned: true } } },
      hero: { controls: { scheme: 'wasd', keys: [{ key: 'f', press: { kind: 'run-rule', rule: 'dash' } }] } },
    });
    addUnitBuff(scene.world, scene.hero, 'stun', 10);
    tap(scene, 'f');
    expect(gold(scene)).toBe(0);
    expect(scene.triggerRecord.of('playerPressesKey')).toHaveLength(1);
  });

  it('[EG-04:part] replace the default ones', async () => {
    const scene = await createScene([
      { key: 'q', press: { kind: 'next-slot' } },
      { key: 'f', press: { kind: 'drop-item' } },
      { key: 'x', press: { kind: 'use-item' } },
    ]);
    const { world, hero } = scene;
    giveItemToUnit(world, hero, 'gun', 1);
    giveItemToUnit(world, hero, 'coin', 2);
    holdTestControls(scene, 1, { keys: ['x'] });
    expect(getHeldItem(world, hero)!.ammo).toBe(4);
    holdTestControls(scene, 1);
    tap(scene, 'q');
    expect(getHeldItem(world, hero)!.type).toBe('coin');
    tap(scene, 'f');
    expect(countItems(world, hero, 'coin')).toBe(0);
    expect(countItems(world, hero, 'gun')).toBe(1);
  });
});

describe('default keys', () => {
  it('[EG-04:part] use, reload, drop, pick up and select', async () => {
    const scene = await createScene();
    const { world, hero } = scene;
    giveItemToUnit(world, hero, 'coin', 1);
    giveItemToUnit(world, hero, 'gun', 1);
    tap(scene, '2');
    expect(getHeldItem(world, hero)!.type).toBe('gun');
    holdTestControls(scene, 10, { keys: ['mouse-left'] });
    const gun = getHeldItem(world, hero)!;
    expect(gun.ammo).toBe(4);
    tap(scene, 'r');
    expect(gun.reloadAt).toBeGreaterThan(world.tick);
    holdTestControls(scene, TICKS_A_SECOND + 2);
    expect(gun.ammo).toBe(5);
    tap(scene, 'q');
    expect(gun.holder).toBe(null);
    holdTestControls(scene, TICKS_A_SECOND + 2);
    tap(scene, 'e');
    expect(gun.holder).toBe(hero.id);
    tap(scene, '1');
    expect(getHeldItem(world, hero)!.type).toBe('coin');
  });

  it('[EG-04:part] interact with nearby units, and pick up items only if there are none', async () => {
    const scene = await createScene();
    const { world, hero, player } = scene;
    const { x, y } = readEntityPosition(world, hero);
    spawnUnit(world, { type: 'keeper', x: x + 1.2, y });
    const gun = spawnItem(world, { type: 'gun', x: x - 0.8, y })!;
    holdTestControls(scene, 2);
    tap(scene, 'e');
    expect(player.dialogue?.dialogue).toBe('greeting');
    expect(scene.triggerRecord.of('playerInteracts')).toHaveLength(1);
    expect(gun.holder).toBe(null);
  });

  it('[EG-04:part] use items with the right button if the left one walks', async () => {
    const scene = await createScene([], 'click-to-move');
    const { world, hero } = scene;
    giveItemToUnit(world, hero, 'gun', 1);
    holdTestControls(scene, 3, { keys: ['mouse-left'], mouse: { x: 20, y: 12 } });
    expect(getHeldItem(world, hero)!.ammo).toBe(5);
    holdTestControls(scene, 3, { keys: ['mouse-right'], mouse: { x: 20, y: 12 } });
    expect(getHeldItem(world, hero)!.ammo).toBe(4);
  });
});
