import type { EntityId } from '@playloom/game-format';
import type { ViewEvent } from '@playloom/protocol';
import { createScene, createShake, type SceneEntity } from '@playloom/renderer';
import { createNullRenderer } from '@playloom/renderer/null';
import { describe, expect, it } from 'vitest';
import { getOrCreateEntityMemory } from '../entities/EntityMemory.ts';
import type { ClientStage, FeelFrame } from '../present/ClientStage.ts';
import { createHudLog } from '../present/HudLog.ts';
import { presentEvents } from '../present/presentEvents.ts';
import { defaultSettings } from '../settings/PlayerSettings.ts';
import { createSilentSoundPlayer } from '../sound/SoundPlayer.ts';
import { addVisibleEntity, createTestSession, makeOwnUnit } from '../testing/createTestSession.ts';
import { fillScene } from '../view/fillScene.ts';
import { createFeelLayer } from './createFeelLayer.ts';
import type { Crosshair } from './Crosshair.ts';

const ON = {
  hitStop: 0.1,
  hurtShake: 0.5,
  hasDamageNumbers: true,
  squash: 1,
  comboSemitones: 1,
  crosshair: 'cross',
  hasChargeBar: true,
};
const TYPES = {
  effects: { boom: { name: 'Boom', hitStop: 0.1 } },
  projectiles: { pellet: { name: 'Pellet' } },
  units: { hero: { name: 'Hero' } },
  items: {
    club: { name: 'Club', weapon: { kind: 'melee', usesPerSecond: 1 } },
    gun: {
      name: 'Gun',
      weapon: { kind: 'ranged', projectile: 'pellet' },
      feel: { hitStop: 0, crosshair: 'circle' },
    },
  },
};
const FRAME = 1 / 60;

function open(item = 'club', feel: object = ON) {
  const session = createTestSession({ settings: { feel }, types: TYPES });
  const own = addVisibleEntity(session, { x: 5, y: 5 });
  const foe = addVisibleEntity(session, { x: 7, y: 5 });
  const bystander = addVisibleEntity(session, { x: 15, y: 5 });
  makeOwnUnit(session, own);
  session.shown = { id: own.id, x: 5, y: 5, rotation: 0, scale: 1, isPredicted: true, leaps: 0 };
  const slot = { item, count: 1, ammo: 1, reloadAt: 0 };
  session.view.own = { ...session.view.own, inventory: [slot], heldSlot: 1 };
  const renderer = createNullRenderer();
  const stage: ClientStage = {
    renderer,
    sound: createSilentSoundPlayer(),
    scene: createScene(),
    shake: createShake(),
    memories: new Map(),
    log: createHudLog(),
    hits: [],
    feel: null,
    isCalm: false,
    settings: defaultSettings,
  };
  const crosshairs: Parameters<Crosshair['draw']>[0][] = [];
  const layer = createFeelLayer({
    draw: (shown) => void crosshairs.push(structuredClone(shown)),
    remove: () => undefined,
  });
  stage.feel = layer;
  /** Draws one frame in which all entities have moved to the right. Returns how far the renderer advances. */
  const draw = (moved = 0, changes: Partial<FeelFrame> = {}): number => {
    stage.scene.time += FRAME;
    const { scene, memories, settings } = stage;
    const inputs = { scene, memories, settings, own: session.shown, pointer: null };
    const squasher = stage.isCalm ? null : layer;
    const device = { hasTouch: false, gamepad: null };
    fillScene(session, { ...inputs, ...device, lastSeen: new Map(), squasher, seconds: FRAME });
    for (const entity of scene.entities) entity.x += moved;
    return redraw(changes);
  };
  /** Draws one frame with the entities as they were left by the last one. */
  const redraw = (changes: Partial<FeelFrame> = {}): number => {
    const frame = { session, stage, own: session.shown, attack: { wasUsing: false, readyAt: 0 } };
    const aiming = { aim: null, hasMouse: true, isPlaying: true, seconds: FRAME };
    const seconds = layer.changeScene({ ...frame, ...aiming, ...changes });
    layer.changePage();
    return seconds;
  };
  const drawn = (key: EntityId): SceneEntity | undefined =>
    stage.scene.entities.find((entity) => entity.key === key);
  const happen = (...events: ViewEvent[]): void => {
    for (const event of events) session.waiting.push({ tick: 100, event });
    presentEvents(session, stage);
  };
  const hurt = (entity: EntityId, attacker: EntityId, amount = 10): void =>
    happen({ kind: 'hurt', entity, attacker, amount, direction: null });
  draw();
  return { session, stage, own, foe, bystander, draw, redraw, drawn, happen, hurt, crosshairs, renderer };
}

function readTexts({ renderer }: ReturnType<typeof open>): string[] {
  return renderer.record.bursts.flatMap((burst) => (burst.kind === 'floating-text' ? [burst.text] : []));
}

describe('hit stop', () => {
  it('[FEEL-03:part] holds the target, and the player’s unit if it strikes; the rest goes on', () => {
    const game = open();
    game.hurt(game.foe.id, game.own.id);
    game.draw();
    expect(game.draw(0.5)).toBe(0);
    expect(Math.abs(game.drawn(game.foe.id)!.x - 7)).toBeLessThan(0.1);
    expect(Math.abs(game.drawn(game.own.id)!.x - 5)).toBeLessThan(0.1);
    expect(game.drawn(game.bystander.id)!.x).toBe(15.5);
    expect(game.session.shown!.x).toBe(5);
    for (let frame = 0; frame < 12; frame += 1) game.draw(0.5);
    expect(game.draw(0.5)).toBe(FRAME);
    expect(game.drawn(game.foe.id)!.x).toBe(7.5);
  });

  it('[FEEL-03:part] is as long as the held item says, and not for hits of others', () => {
    const gun = open('gun');
    gun.hurt(gun.foe.id, gun.own.id);
    expect(gun.draw(0.5)).toBe(FRAME);
    const other = open();
    other.hurt(other.foe.id, other.bystander.id);
    expect(other.draw(0.5)).toBe(FRAME);
  });

  it('[FEEL-03:part] of an effect holds what is near it', () => {
    const game = open('gun', {});
    game.happen({ kind: 'effect', effect: 'boom', x: 7, y: 6, rotation: 0 });
    game.draw();
    game.draw(0.5);
    expect(Math.abs(game.drawn(game.foe.id)!.x - 7)).toBeLessThan(0.1);
    expect(game.drawn(game.bystander.id)!.x).toBe(15.5);
  });
});

it('[FEEL-11:part] changes nothing in a frame in which nothing happens, and keeps its arrays', () => {
  const game = open();
  game.draw();
  const { bars } = game.drawn(game.own.id)!;
  const before = structuredClone(game.stage.scene.entities);
  game.redraw();
  expect(game.stage.scene.entities).toEqual(before);
  expect(game.drawn(game.own.id)!.bars).toBe(bars);
  const attack = { wasUsing: true, readyAt: game.stage.scene.time + 1 };
  game.redraw({ attack });
  const { bars: charging } = game.drawn(game.own.id)!;
  game.redraw({ attack });
  expect(game.drawn(game.own.id)!.bars).toBe(charging);
});

it('[FEEL-04:part] shows the damage that the player deals and takes, added up, but not that of others', () => {
  const game = open();
  game.hurt(game.foe.id, game.own.id, 9);
  game.hurt(game.foe.id, game.own.id, 9);
  game.hurt(game.own.id, game.foe.id, 4);
  game.hurt(game.bystander.id, game.foe.id, 4);
  expect(readTexts(game)).toEqual(['9', '18', '−4']);
  const [first, second] = game.renderer.record.bursts.filter(({ kind }) => kind === 'floating-text');
  expect(first).toMatchObject({ key: (second as { key?: number }).key });
});

it('[FEEL-02:part] shakes the screen when the player’s unit is hurt, as strongly as the game says', () => {
  const game = open();
  game.hurt(game.foe.id, game.own.id);
  expect(game.stage.shake.strength).toBe(0);
  game.hurt(game.own.id, game.foe.id);
  expect(game.stage.shake.strength).toBe(0.5);
});

it('[FEEL-02:part] neither shakes, stops nor squashes anything for players who prefer less motion', () => {
  const game = open();
  game.stage.isCalm = true;
  game.draw();
  game.hurt(game.foe.id, game.own.id);
  game.hurt(game.own.id, game.foe.id);
  game.happen({ kind: 'effect', effect: 'boom', x: 7, y: 6, rotation: 0 });
  expect(game.draw(0.5)).toBe(FRAME);
  expect(game.stage.shake.strength).toBe(0);
  game.draw(0.5);
  game.draw(0.5);
  expect(game.drawn(game.foe.id)!.x).toBe(7.5);
  expect(game.drawn(game.foe.id)!.squash).toBe(0);
  expect(game.renderer.record.bursts).toContainEqual(
    expect.objectContaining({ kind: 'floating-text', isStill: true }),
  );
});

it('[FEEL-02:part] doesn’t shiver if the player turned shaking off', () => {
  const game = open();
  game.stage.settings = { ...defaultSettings, shakesCamera: false };
  game.hurt(game.own.id, game.foe.id);
  expect(game.stage.shake.strength).toBe(0);
  game.hurt(game.foe.id, game.own.id);
  game.draw();
  game.draw(0.5);
  expect(game.drawn(game.foe.id)!.x).toBe(7);
});

it('[FEEL-05:part] squashes units that are hurt, and stretches the player’s unit when it attacks', () => {
  const game = open();
  game.hurt(game.foe.id, game.bystander.id);
  getOrCreateEntityMemory(game.stage.memories, game.own.id).startedAt = game.stage.scene.time;
  game.draw();
  game.draw();
  game.draw();
  expect(game.drawn(game.foe.id)!.squash).toBeGreaterThan(0.05);
  expect(game.drawn(game.own.id)!.squash).toBeLessThan(-0.02);
  expect(game.drawn(game.bystander.id)!.squash).toBe(0);
});

it('[FEEL-07:part] shows the crosshair of the game or the held item where the player aims, and opens it', () => {
  const game = open();
  const aim = { x: 30, y: 40 };
  game.draw(0, { aim });
  expect(game.crosshairs.at(-1)).toMatchObject({ shape: 'cross', at: aim, spread: 0, isHit: false });
  getOrCreateEntityMemory(game.stage.memories, game.own.id).startedAt = game.stage.scene.time;
  game.hurt(game.foe.id, game.own.id);
  game.draw(0, { aim });
  expect(game.crosshairs.at(-1)).toMatchObject({ spread: 1, isHit: true });
  for (let frame = 0; frame < 30; frame += 1) game.draw(0, { aim });
  expect(game.crosshairs.at(-1)).toMatchObject({ spread: 0, isHit: false });
  game.draw(0, { aim, isPlaying: false });
  expect(game.crosshairs.at(-1)!.at).toBeNull();
  game.draw(0, { aim: null });
  expect(game.crosshairs.at(-1)!.at).toBeNull();
  const gun = open('gun');
  gun.draw(0, { aim });
  expect(gun.crosshairs.at(-1)!.shape).toBe('circle');
});

it('[FEEL-08:part] shows the charge at the crosshair, or else in a bar at the player’s unit', () => {
  const game = open();
  const attack = { wasUsing: true, readyAt: game.stage.scene.time + 0.5 + FRAME };
  game.draw(0, { attack });
  const bars = game.drawn(game.own.id)!.bars;
  expect(bars).toHaveLength(1);
  expect(bars[0]).toMatchObject({ place: 'below' });
  expect(bars[0]!.fill).toBeCloseTo(0.5);
  expect(game.drawn(game.foe.id)!.bars).toEqual([]);
  game.draw(0, { attack, aim: { x: 1, y: 1 } });
  expect(game.crosshairs.at(-1)!.charge).toBeCloseTo(0.5 + FRAME);
  expect(game.drawn(game.own.id)!.bars).toEqual([]);
});
