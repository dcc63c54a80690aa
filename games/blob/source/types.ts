import type { GameInput } from '@playloom/game-format';

type Types = NonNullable<GameInput['types']>;
type UnitInput = NonNullable<Types['units']>[string];
type ItemInput = NonNullable<Types['items']>[string];

/** Colors of blobs. Every player gets a different one, as long as there are enough. */
export const colors = ['coral', 'sun', 'mint', 'sky', 'lilac', 'peach', 'lime', 'rose'] as const;

/**
 * Creates a blob. Its mass is an attribute, from which the script computes size and speed. A blob of mass 12 is one
 * tile wide.
 */
function blob(color: string): UnitInput {
  const id = `blob-${color}`;
  return {
    name: 'Blob',
    look: {
      image: id,
      width: 1.1,
      height: 1.1,
      turns: 'left-right',
      depth: 1,
      animations: { idle: `${id}-drift`, move: `${id}-swim`, attack: `${id}-gulp`, hurt: `${id}-wobble` },
    },
    body: {
      width: 1,
      height: 1,
      // Blobs glide over each other, so that a larger one can cover and eat a smaller one.
      collidesWith: { units: false, projectiles: false },
    },
    controls: {
      scheme: 'follow-mouse',
      speed: 7,
      acceleration: 26,
      stopDistance: 0.4,
      keys: [
        {
          key: 'space',
          press: { kind: 'run-rule', rule: 'split' },
          cooldown: 0.4,
          touchButton: { label: 'Split', x: 0.88, y: 0.78 },
        },
        {
          key: 'g',
          press: { kind: 'run-rule', rule: 'glow-pressed' },
          cooldown: 0.6,
          touchButton: { label: 'Glow', x: 0.74, y: 0.88 },
        },
      ],
    },
    attributes: { mass: {}, 'to-crown': {} },
    ai: { behaviour: 'none', targets: 'nobody', whenAttacked: 'ignore' },
    effects: { die: 'splash', appear: 'ripple' },
    sounds: { die: 'gulp' },
  };
}

function pellet(name: string, image: string, mass: number, more: Partial<ItemInput> = {}): ItemInput {
  return {
    name,
    look: { image, width: 0.7, height: 0.7, turns: 'never' },
    body: { kind: 'static', width: 0.5, height: 0.5, isSensor: true },
    consumable: { attributes: { mass }, isUsedOnPickUp: true },
    sounds: { pickUp: 'nibble' },
    ...more,
  };
}

const items: Types['items'] = {
  berry: pellet('Berry', 'pellet-berry', 1),
  seed: pellet('Seed', 'pellet-seed', 1),
  shrimp: pellet('Shrimp', 'pellet-shrimp', 2),
  fly: pellet('Fly', 'pellet-fly', 3),
  star: pellet('Star', 'pellet-star', 12, { sounds: { pickUp: 'treat' }, effects: { pickUp: 'sparkle' } }),
  bubble: pellet('Bubble', 'pellet-bubble', 1, {
    consumable: { attributes: { mass: 1 }, buffs: ['hurry'], isUsedOnPickUp: true },
    sounds: { pickUp: 'treat' },
  }),
  // Dropped when a duckling pecks a large blob.
  crumb: pellet('Crumb', 'pellet-shrimp', 4, { groundSeconds: 20 }),
  // Appears around players who start over, so that they see food at once.
  snack: pellet('Seed', 'pellet-seed', 1, { groundSeconds: 25 }),
};

const swimsThroughEverything = { walls: false, units: false, projectiles: false, props: false };

const units: Types['units'] = {
  ...Object.fromEntries(colors.map((color) => [`blob-${color}`, blob(color)])),
  duckling: {
    name: 'Duckling',
    look: {
      image: 'duckling',
      width: 2,
      height: 2,
      turns: 'left-right',
      depth: 4,
      animations: { idle: 'paddle', move: 'paddle' },
    },
    body: { width: 1.2, height: 1.2, collidesWith: { units: false, projectiles: false } },
    controls: { speed: 1.6, acceleration: 8 },
    ai: { behaviour: 'wander', wanderRadius: 9, targets: 'nobody', whenAttacked: 'ignore' },
    canPickUpItems: false,
    hasNameLabel: false,
    isInvulnerable: true,
  },
  dragonfly: {
    name: 'Dragonfly',
    look: {
      image: 'dragonfly',
      width: 1.5,
      height: 1.5,
      turns: 'left-right',
      depth: 20,
      animations: { idle: 'hover', move: 'hover' },
    },
    body: { width: 0.3, height: 0.3, collidesWith: swimsThroughEverything },
    controls: { speed: 3, acceleration: 10 },
    ai: { behaviour: 'wander', wanderRadius: 10, targets: 'nobody', usesPathFinding: false },
    canPickUpItems: false,
    hasNameLabel: false,
    isInvulnerable: true,
  },
};

function lilyPad(image: string): NonNullable<Types['props']>[string] {
  return {
    name: 'Lily pad',
    // Slightly transparent, so that players who hide under it still see their own blob.
    look: { image, width: 5, height: 5, turns: 'never', depth: 10, opacity: 0.88 },
    body: { kind: 'none' },
  };
}

const props: Types['props'] = {
  lily: lilyPad('lily'),
  'lily-flower': lilyPad('lily-flower'),
  rock: {
    name: 'Rock',
    look: { image: 'rock', width: 3, height: 3, turns: 'never' },
    body: { kind: 'static', shape: 'circle', width: 2.4, height: 2.4 },
  },
  crown: {
    name: 'Crown',
    look: { image: 'crown', width: 1.2, height: 0.8, turns: 'never', depth: 9 },
    body: { kind: 'none' },
    marker: { icon: 'crown', color: '#f4d35e', isImportant: true },
  },
};

const animations: Types['animations'] = {
  ...Object.fromEntries(
    colors.flatMap((color) => {
      const sheet = { image: `blob-${color}`, columns: 4, rows: 1 };
      return [
        [`blob-${color}-drift`, { name: `${color} drifts`, ...sheet, frames: [0, 1], framesPerSecond: 2 }],
        [`blob-${color}-swim`, { name: `${color} swims`, ...sheet, frames: [0, 1], framesPerSecond: 5 }],
        [
          `blob-${color}-gulp`,
          { name: `${color} gulps`, ...sheet, frames: [2, 2, 0], framesPerSecond: 8, isLooping: false },
        ],
        [
          `blob-${color}-wobble`,
          { name: `${color} wobbles`, ...sheet, frames: [3, 3, 0], framesPerSecond: 6, isLooping: false },
        ],
      ];
    }),
  ),
  paddle: { name: 'Paddle', image: 'duckling', columns: 2, rows: 1, frames: [0, 1], framesPerSecond: 4 },
  hover: { name: 'Hover', image: 'dragonfly', columns: 2, rows: 1, frames: [0, 1], framesPerSecond: 10 },
};

const attributes: Types['attributes'] = {
  mass: { name: 'Mass', start: 12, min: 1, max: 3000, bar: { place: 'hidden' } },
  // The mass of all pieces of a player. The script sets the maximum to the mass that the crown takes.
  'to-crown': { name: 'To the crown', start: 0, bar: { place: 'screen', color: '#f4d35e' } },
};

const buffs: Types['buffs'] = {
  hurry: {
    name: 'Bubbly',
    description: '50% faster.',
    color: '#8fe3ff',
    seconds: 3,
    speedFactor: 1.5,
    effect: 'fizz',
  },
  hidden: {
    name: 'Under a lily pad',
    description: 'Other players can’t see you.',
    color: '#7bd389',
    seconds: 0,
    isInvisible: true,
  },
};

const effects: Types['effects'] = {
  splash: {
    name: 'Splash',
    image: 'splash',
    count: 14,
    colors: ['#9fdcf5', '#ffffff'],
    maxSpeed: 6,
    startSize: 0.5,
    hitStop: 0.05,
  },
  ripple: {
    name: 'Ripple',
    shape: 'ring',
    count: 2,
    colors: ['#bfe9ff'],
    startSize: 0.6,
    endSize: 2.4,
    minSpeed: 0,
    maxSpeed: 0.2,
  },
  sparkle: { name: 'Sparkle', shape: 'star', count: 8, colors: ['#f4d35e', '#ffffff'], startSize: 0.35 },
  fizz: {
    name: 'Fizz',
    kind: 'stream',
    count: 14,
    colors: ['#c9f1ff', '#ffffff'],
    startSize: 0.2,
    minSpeed: 0.3,
    maxSpeed: 1.2,
  },
  glow: {
    name: 'Golden glow',
    kind: 'stream',
    shape: 'star',
    count: 40,
    colors: ['#ffd84a', '#fff4c2', '#ffb347'],
    startSize: 0.7,
    minLife: 0.6,
    maxLife: 1.2,
    minSpeed: 0.6,
    maxSpeed: 2.4,
  },
  feathers: {
    name: 'Feathers',
    count: 10,
    colors: ['#f4d35e', '#fff4c2'],
    startSize: 0.3,
    maxSpeed: 5,
    shake: 0.2,
    hitStop: 0.05,
  },
};

const sounds: Types['sounds'] = {
  nibble: { name: 'Nibble', source: { kind: 'preset', preset: 'blip' }, volume: 0.2, pitch: 1.4, range: 9 },
  treat: { name: 'Treat', source: { kind: 'preset', preset: 'power-up' }, volume: 0.4, range: 12 },
  gulp: { name: 'Gulp', source: { kind: 'preset', preset: 'splash' }, volume: 0.8, pitch: 0.7 },
  split: { name: 'Split', source: { kind: 'preset', preset: 'swing' }, volume: 0.5 },
  merge: { name: 'Merge', source: { kind: 'preset', preset: 'land' }, volume: 0.4, pitch: 0.8 },
  quack: { name: 'Quack', source: { kind: 'preset', preset: 'hurt' }, volume: 0.6, pitch: 1.6 },
  crowned: { name: 'Crowned', source: { kind: 'preset', preset: 'coin' }, volume: 0.5 },
  start: { name: 'Start', source: { kind: 'preset', preset: 'whistle' } },
  hurry: { name: 'Last seconds', source: { kind: 'preset', preset: 'tick' } },
  end: { name: 'End', source: { kind: 'preset', preset: 'win' } },
  music: {
    name: 'Pond music',
    source: { kind: 'preset', preset: 'melody-calm' },
    volume: 0.4,
    isMusic: true,
  },
};

/** Blobs in eight colors, their food, animals, and props. */
export const types: Types = { units, items, props, animations, attributes, buffs, effects, sounds };
