import { createScene, type SceneEntity } from '@playloom/renderer';
import { describe, expect, it } from 'vitest';
import { computeShownOwnUnit } from '../session/readOwnPose.ts';
import type { ClientSession } from '../session/ClientSession.ts';
import { defaultSettings, type PlayerSettings } from '../settings/PlayerSettings.ts';
import {
  createTestSession,
  makeOwnUnit,
  addVisibleEntity,
  addTestPlayer,
} from '../testing/createTestSession.ts';
import { type EntityMemories, getOrCreateEntityMemory } from '../entities/EntityMemory.ts';
import { fillScene } from './fillScene.ts';

const animation = { name: 'A', image: null, frames: [0, 1], framesPerSecond: 10, isLooping: true };
const GAME = {
  types: {
    animations: {
      stand: animation,
      run: animation,
      up: animation,
      down: animation,
      swing: animation,
      ouch: animation,
      fall: { ...animation, isLooping: false },
      dance: animation,
      wink: { ...animation, isLooping: false },
    },
    effects: { dust: { name: 'Dust', kind: 'stream' }, glow: { name: 'Glow', kind: 'stream' } },
    buffs: { blessed: { name: 'Blessed', effect: 'glow' } },
    attributes: {
      health: { name: 'Health', role: 'health', bar: { shown: 'when-not-full', color: '#ff0000' } },
      mana: { name: 'Mana', bar: { shown: 'when-changed', place: 'below' } },
      luck: { name: 'Luck', bar: { shown: 'always', place: 'screen' } },
    },
    teams: { red: { name: 'Red', color: '#aa0000' }, blue: { name: 'Blue', color: '#0000aa' } },
    items: { lamp: { name: 'Lamp', holdOffset: { x: 0.7, y: 0.1 } } },
    units: {
      hero: {
        name: 'Hero',
        controls: { scheme: 'platformer' },
        effects: { trail: 'dust' },
        look: {
          animations: {
            idle: 'stand',
            move: 'run',
            jump: 'up',
            fall: 'down',
            attack: 'swing',
            hurt: 'ouch',
            die: 'fall',
          },
        },
      },
      ghost: { name: 'Ghost', look: { opacity: 0.5 } },
    },
  },
};

type Device = Partial<Pick<Parameters<typeof fillScene>[1], 'hasTouch' | 'gamepad'>>;

interface Drawn {
  readonly session: ClientSession;
  readonly memories: EntityMemories;
  draw(time: number, settings?: Partial<PlayerSettings>, device?: Device): readonly SceneEntity[];
}

function open(): Drawn {
  const session = createTestSession(GAME);
  const scene = createScene();
  const memories: EntityMemories = new Map();
  const lastSeen = new Map();
  return {
    session,
    memories,
    draw(time, settings = {}, device = {}) {
      scene.time = time;
      const own = computeShownOwnUnit(session, 0);
      const all = { ...defaultSettings, ...settings };
      const assetUrl = (file: string) => `/files/${file}`;
      const used = { hasTouch: false, gamepad: null, ...device };
      const inputs = { scene, memories, settings: all, own, pointer: null, lastSeen, assetUrl, ...used };
      fillScene(session, { ...inputs, squasher: null, seconds: 0 });
      return scene.entities;
    },
  };
}

describe('the scene', () => {
  it('animates units: idle, moving, in the air, attacking, hurt, dead', () => {
    const drawn = open();
    const { session, memories, draw } = drawn;
    const name = (time: number) => draw(time)[0]!.animation!.name;
    const { id } = addVisibleEntity(session);
    expect(name(0)).toBe('stand');
    addVisibleEntity(session, { id, isMoving: true });
    expect(name(1)).toBe('run');
    addVisibleEntity(session, { id, isGrounded: false, vy: -3 });
    expect(name(2)).toBe('up');
    addVisibleEntity(session, { id, isGrounded: false, vy: 3 });
    expect(name(3)).toBe('down');
    getOrCreateEntityMemory(memories, id).attackUntil = 4.5;
    expect(name(4)).toBe('swing');
    getOrCreateEntityMemory(memories, id).hurtUntil = 4.4;
    expect(name(4.1)).toBe('ouch');
    addVisibleEntity(session, { id, isDead: true });
    expect(name(5)).toBe('fall');
    expect(draw(5)[0]!.animation!.since).toBe(5);
    expect(draw(6)[0]!.animation!.since).toBe(5);
  });

  it('plays animations set by the game first, from the start if they play once', () => {
    const { session, draw } = open();
    const { id } = addVisibleEntity(session, { animation: { name: 'dance', since: 80 } });
    expect(draw(10)[0]!.animation).toEqual({ name: 'dance', since: 9.5 });
    addVisibleEntity(session, { id, animation: { name: 'wink', since: 98 } });
    expect(draw(11)[0]!.animation).toEqual({ name: 'wink', since: 10.95 });
    addVisibleEntity(session, { id, animation: { name: 'wink', since: 60 } });
    expect(draw(12)[0]!.animation!.name).toBe('stand');
  });

  it('[FAIR-03:part] marks protected units for everyone, and makes them a little transparent', () => {
    const { session, draw } = open();
    addVisibleEntity(session, { isProtected: true });
    addVisibleEntity(session);
    const [safe, other] = draw(0);
    expect(safe!.shield).toBeGreaterThan(0);
    expect(safe!.opacity).toBeLessThan(other!.opacity);
    expect(other!.shield).toBeUndefined();
  });

  it('[MP-06] shows names in team colors, with team shapes if turned on, or none', () => {
    const { session, draw } = open();
    const player = addTestPlayer(session, { name: 'Mia' });
    addVisibleEntity(session, { owner: player.id, team: 'blue' });
    addVisibleEntity(session, { name: 'The Boss' });
    addVisibleEntity(session, { hasNameLabel: false });
    const labels = (settings: Partial<PlayerSettings>) => draw(0, settings).map(({ label }) => label);
    expect(labels({})).toEqual([
      { text: 'Mia', color: '#0000aa' },
      { text: 'The Boss', color: '#fdf6e8' },
      null,
    ]);
    expect(labels({ hasTeamShapes: true })[0]!.text).toMatch(/^\S Mia$/);
    expect(labels({ showsNames: false })).toEqual([null, null, null]);
  });

  it('[HUD-24:part] [HUD-25:part] shows names in the chosen colors with shapes, and no names of others in a stream', () => {
    const { session, draw } = open();
    addTestPlayer(session, { id: 7, name: 'Zoe' });
    addVisibleEntity(session, { owner: 7, team: 'blue', name: 'Captain Zoe' });
    addVisibleEntity(session, { name: 'The Boss' });
    const labels = (settings: Partial<PlayerSettings>) => draw(0, settings).map(({ label }) => label);
    expect(labels({ isStreaming: true })).toEqual([
      { text: 'Player 7', color: '#0000aa' },
      { text: 'The Boss', color: '#fdf6e8' },
    ]);
    const { id } = addVisibleEntity(session, { name: 'Pet of Zoe', text: 'Zoe, {key:e}!' });
    const pet = draw(0, { isStreaming: true }).find(({ key }) => key === id);
    expect([pet?.label?.text, pet?.speech]).toEqual(['Pet of Player 7', 'Player 7, E!']);
    const [recolored] = labels({ teamPalette: 'deuteranopia' });
    expect(recolored?.text).toMatch(/^\S Captain Zoe$/);
    expect(recolored?.color).not.toBe('#0000aa');
  });

  it('shows bars as the attributes define them, in safe colors on demand', () => {
    const { session, draw } = open();
    const full = [
      { attribute: 'health', value: 100, max: 100 },
      { attribute: 'mana', value: 5, max: 10 },
      { attribute: 'luck', value: 5, max: 10 },
    ];
    const { id } = addVisibleEntity(session, { attributes: full });
    expect(draw(0)[0]!.bars).toEqual([]);
    const less = full.map((entry) => ({ ...entry, value: entry.value - 1 }));
    addVisibleEntity(session, { id, attributes: less });
    expect(draw(1)[0]!.bars).toEqual([
      { fill: 0.99, color: '#ff0000', place: 'above' },
      { fill: 0.4, color: expect.any(String), place: 'below' },
    ]);
    expect(draw(9)[0]!.bars).toHaveLength(1);
    const [foe] = draw(9, { hasTeamShapes: true })[0]!.bars;
    makeOwnUnit(session, session.view.entities.get(id)!);
    const [friend] = draw(9, { hasTeamShapes: true })[0]!.bars;
    expect(foe!.color).not.toBe(friend!.color);
    addVisibleEntity(session, { id, attributes: less, isDead: true });
    expect(draw(10)[0]!.bars).toEqual([]);
  });

  it('shows held items, effects, speech and emotes', () => {
    const { session, memories, draw } = open();
    const { id } = addVisibleEntity(session, {
      held: 'lamp',
      isMoving: true,
      buffs: ['blessed'],
      text: 'Hello',
      tint: '#00ff00',
      opacity: 0.3,
    });
    getOrCreateEntityMemory(memories, id).emote = { name: 'wave', until: 2 };
    expect(draw(1)[0]).toMatchObject({
      held: { x: 0.7, y: 0.1 },
      streams: ['glow', 'dust'],
      speech: 'Hello',
      emote: 'wave',
      tint: '#00ff00',
      opacity: 0.3,
      ring: null,
    });
    expect(draw(3)[0]!.emote).toBeNull();
  });

  it('[HUD-30:part] fills key and button names into speech', () => {
    const { session, draw } = open();
    makeOwnUnit(session, addVisibleEntity(session));
    addVisibleEntity(session, { text: '! {Press:e}' });
    expect(draw(0)[1]!.speech).toBe('! Press E');
    expect(draw(0, { keys: { f: 'e', e: 'f' } })[1]!.speech).toBe('! Press F');
    expect(draw(0, {}, { hasTouch: true })[1]!.speech).toBe('! Tap Use');
    expect(draw(0, {}, { gamepad: 'playstation' })[1]!.speech).toBe('! Press □');
    const padButtons = { 2: 'space', 0: 'e' } as const;
    expect(draw(0, { padButtons }, { gamepad: 'xbox' })[1]!.speech).toBe('! Press A');
  });

  it('marks the player’s unit, and fades out dead units without an animation', () => {
    const { session, draw } = open();
    makeOwnUnit(session, addVisibleEntity(session));
    const ghost = addVisibleEntity(session, { type: 'ghost' });
    expect(draw(0).map(({ ring }) => ring !== null)).toEqual([true, false]);
    addVisibleEntity(session, { id: ghost.id, type: 'ghost', isDead: true });
    expect(draw(1)[1]!.opacity).toBe(0.5);
    expect(draw(1.25)[1]!.opacity).toBeCloseTo(0.25);
    expect(draw(2)[1]!.opacity).toBe(0);
  });

  it('shows removed entities until their tick, then forgets them', () => {
    const { session, memories, draw } = open();
    const { id } = addVisibleEntity(session);
    draw(0);
    session.view.entities.delete(id);
    session.tracks.get(id)!.lostAt = 102;
    expect(draw(0)).toHaveLength(1);
    session.shownTicks.ticks = 103;
    expect(draw(1)).toHaveLength(0);
    expect(session.tracks.size).toBe(0);
    for (let other = 0; other < 100; other += 1) getOrCreateEntityMemory(memories, other);
    draw(2);
    expect(memories.size).toBe(0);
  });

  it('[RT-18:part] draws a player’s units with the skin that is made for them', () => {
    const { session, draw } = open();
    const ada = addTestPlayer(session, { skin: { unit: 'hero', file: 'a.png' } });
    const ben = addTestPlayer(session);
    const own = { owner: ada.id };
    const entities = [
      { type: 'hero', ...own },
      { type: 'ghost', ...own },
      { type: 'hero', owner: ben.id },
    ];
    for (const [index, entity] of entities.entries())
      addVisibleEntity(session, { id: 10 + index, ...entity });
    expect(draw(0).map(({ skin }) => skin)).toEqual(['/files/a.png', null, null]);
  });

  it('leaves out types that the game does not have', () => {
    const { session, draw } = open();
    addVisibleEntity(session, { type: 'nobody' });
    expect(draw(0)).toEqual([]);
  });
});
