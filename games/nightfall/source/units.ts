import type { GameInput } from '@playloom/game-format';
import { createWalkerStateAnimations } from '../../../tools/games/kit/walker.ts';

type Units = NonNullable<NonNullable<GameInput['types']>['units']>;
type UnitInput = Units[string];
type Keys = NonNullable<NonNullable<UnitInput['controls']>['keys']>;

export const RANGER_COLORS = ['coral', 'sky', 'mint', 'sun'] as const;

const rangerKeys: Keys = [
  {
    key: 'mouse-left',
    press: { kind: 'use-item' },
    touchButton: { label: 'Swing', x: 0.9, y: 0.72 },
  },
  { key: 'space', press: { kind: 'use-item' } },
  { key: 'e', press: { kind: 'interact' }, touchButton: { label: 'Trade', x: 0.76, y: 0.84 } },
  { key: 'f', press: { kind: 'next-slot' }, touchButton: { label: 'Next', x: 0.9, y: 0.5 } },
];

function createRanger(color: string): UnitInput {
  return {
    name: 'Ranger',
    description: 'A player: chops, carries, fights.',
    look: {
      image: `ranger-${color}`,
      width: 1.5,
      height: 1.5,
      offset: { x: 0, y: -0.4 },
      turns: 'left-right',
      animations: createWalkerStateAnimations(`ranger-${color}`),
    },
    body: { width: 0.7, height: 0.7, density: 2 },
    controls: { scheme: 'wasd', speed: 4.8, facing: 'mouse', keys: rangerKeys },
    attributes: { health: { start: 100, max: 100 }, 'camp-fire': {}, 'camp-fuel': {} },
    inventory: { size: 7, startItems: [{ item: 'axe' }] },
    // Dots on the minimap show rangers already.
    marker: { icon: 'dot', audience: 'team', isOnMap: false },
    ai: { sightRange: 7, attackRange: 1.3, giveUpRange: 12 },
    sounds: { hurt: 'hurt', die: 'fall', step: 'step', appear: 'back' },
    effects: { hurt: 'hit', die: 'puff', appear: 'glow' },
    feel: { stepEffect: 'step-dust' },
  };
}

interface MonsterPlan {
  readonly name: string;
  readonly description: string;
  readonly image: string;
  readonly size: number;
  readonly body: number;
  readonly health: number;
  readonly speed: number;
  readonly weapon: string;
  readonly score: number;
  readonly density: number;
  readonly ai: UnitInput['ai'];
  readonly drops: NonNullable<UnitInput['death']>['drops'];
}

function createMonster(plan: MonsterPlan): UnitInput {
  const { name, description, image, size, body, health, speed, weapon, score, density, ai, drops } = plan;
  return {
    name,
    description,
    look: {
      image,
      width: size,
      height: size,
      offset: { x: 0, y: -size * 0.25 },
      turns: 'left-right',
      animations: createWalkerStateAnimations(image),
    },
    body: { width: body, height: body, density },
    controls: { speed, acceleration: 40 },
    attributes: { health: { start: health, max: health } },
    inventory: { size: 1, startItems: [{ item: weapon }] },
    // The director (scripts/world/director.ts) chooses targets and gives orders.
    ai: { behaviour: 'chase', sightRange: 6, giveUpRange: 10, ...ai },
    death: { score, drops },
    team: 'dark',
    canPickUpItems: false,
    hasNameLabel: false,
    sounds: { hurt: 'growl', die: 'vanish' },
    effects: { hurt: 'hit', die: 'smoke' },
  };
}

const monsters: Units = {
  shade: createMonster({
    name: 'Shade',
    description: 'Fast and fragile. Comes in packs and attacks rangers on its way.',
    image: 'shade',
    size: 1.5,
    body: 0.7,
    health: 30,
    speed: 3.4,
    weapon: 'claws',
    score: 2,
    density: 1,
    ai: { attackRange: 1.2 },
    drops: [{ item: 'coin', chance: 0.75 }],
  }),
  brute: createMonster({
    name: 'Brute',
    description: 'Slow and strong. Goes straight for the fire.',
    image: 'brute',
    size: 2.4,
    body: 1.3,
    health: 130,
    speed: 1.9,
    weapon: 'fists',
    score: 6,
    density: 6,
    ai: { attackRange: 1.2, whenAttacked: 'ignore' },
    drops: [{ item: 'coin', min: 3, max: 4 }],
  }),
  wisp: createMonster({
    name: 'Wisp',
    description: 'Keeps its distance and throws gloom that chills.',
    image: 'wisp',
    size: 1.5,
    body: 0.6,
    health: 26,
    speed: 2.6,
    weapon: 'gloom-caster',
    score: 3,
    density: 0.6,
    ai: { attackRange: 5.5, keepDistance: 3 },
    drops: [{ item: 'coin', min: 1, max: 2 }],
  }),
  'old-brute': createMonster({
    name: 'Old Moss',
    description: 'The eldest of the brutes. Comes once, in the last night.',
    image: 'brute',
    size: 3.4,
    body: 1.8,
    health: 620,
    speed: 1.7,
    weapon: 'great-fists',
    score: 25,
    density: 12,
    ai: { attackRange: 1.3, whenAttacked: 'ignore' },
    drops: [{ item: 'coin', min: 10, max: 10 }],
  }),
};

const campfire: UnitInput = {
  name: 'The fire',
  description: 'Keep it burning: wood is its fuel, monsters want it out.',
  look: {
    image: 'campfire',
    width: 2.4,
    height: 2.4,
    offset: { x: 0, y: -0.3 },
    turns: 'never',
    animations: { idle: 'fire-burns', hurt: 'fire-low', die: 'fire-out' },
  },
  body: { kind: 'static', width: 1.4, height: 1.4 },
  attributes: { health: { start: 500, max: 500 }, fuel: { start: 60, max: 100 } },
  ai: { behaviour: 'none' },
  // A day, so that the fire does not respawn during a match. It is lit again when the next match starts.
  death: { respawnSeconds: 86_400 },
  team: 'rangers',
  canPickUpItems: false,
  hasNameLabel: false,
  interaction: { range: 1.5, hint: 'Bring wood here' },
  marker: { icon: 'home', color: '#ffc857', hasDistance: true, isImportant: true },
  sounds: { hurt: 'hiss', die: 'fire-dies' },
  effects: { hurt: 'sparks', die: 'smoke', trail: 'embers' },
  feel: { squash: 0 },
};

const trader: UnitInput = {
  name: 'Brock the trader',
  look: {
    image: 'trader',
    width: 1.5,
    height: 1.5,
    offset: { x: 0, y: -0.4 },
    turns: 'never',
    animations: { idle: 'trader-idle' },
  },
  // No collisions, so that the way to the counter stays free.
  body: { kind: 'static', width: 0.8, height: 0.6, isSensor: true },
  isInvulnerable: true,
  canPickUpItems: false,
  interaction: { shop: 'tent', range: 2.2 },
  marker: { icon: 'coin', color: '#ffd84a', hasArrow: false },
};

/**
 * An obstacle that blocks the way until it is broken. It is a unit, not a prop, so that monsters can be ordered to
 * attack it.
 */
const barricade: UnitInput = {
  name: 'Barricade',
  look: {
    image: 'barricade',
    width: 1.6,
    height: 1.2,
    offset: { x: 0, y: -0.1 },
    turns: 'never',
    animations: { idle: 'barricade-stands', hurt: 'barricade-cracks' },
  },
  body: { kind: 'static', shape: 'box', width: 1.5, height: 0.8 },
  attributes: { health: { start: 90, max: 90 } },
  ai: { behaviour: 'none' },
  team: 'rangers',
  canPickUpItems: false,
  hasNameLabel: false,
  sounds: { hurt: 'chop', die: 'crack' },
  effects: { hurt: 'chips', die: 'chips' },
  feel: { squash: 0.2 },
};

export const units: Units = {
  ...Object.fromEntries(RANGER_COLORS.map((color) => [`ranger-${color}`, createRanger(color)])),
  ...monsters,
  campfire,
  trader,
  barricade,
};
