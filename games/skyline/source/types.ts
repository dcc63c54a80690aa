import type { GameInput } from '@playloom/game-format';

type Types = NonNullable<GameInput['types']>;
type UnitInput = NonNullable<Types['units']>[string];
type PropInput = NonNullable<Types['props']>[string];
type AnimationInput = NonNullable<Types['animations']>[string];

export const runners = ['coral', 'sky', 'mint', 'sun'] as const;

/** Size and offset of the sprite. The feet are at the bottom of the body, which is 0.7 by 1.4 tiles. */
const runnerLook = { width: 1.75, height: 1.75, offset: { x: 0, y: -0.1 }, turns: 'left-right' as const };

function runner(color: string): UnitInput {
  const id = `runner-${color}`;
  return {
    name: 'Runner',
    look: {
      ...runnerLook,
      image: id,
      depth: 3,
      animations: {
        idle: `${id}-idle`,
        move: `${id}-run`,
        jump: `${id}-jump`,
        fall: `${id}-fall`,
        hurt: `${id}-hurt`,
      },
    },
    body: {
      shape: 'box',
      width: 0.7,
      height: 1.4,
      // Runners do not block each other.
      collidesWith: { units: false, projectiles: false },
    },
    controls: {
      scheme: 'platformer',
      speed: 6.5,
      acceleration: 45,
      jumpSpeed: 13.5,
      jumps: 1,
      airControl: 0.8,
      jumpGraceSeconds: 0.12,
      keys: [
        {
          key: 'r',
          press: { kind: 'run-rule', rule: 'back-to-checkpoint' },
          cooldown: 1,
          touchButton: { label: 'Back', x: 0.12, y: 0.2 },
        },
      ],
    },
    ai: { whenAttacked: 'ignore', targets: 'nobody' },
    sounds: { jump: 'jump', step: 'step' },
    feel: { stepEffect: 'step-dust' },
    canPickUpItems: false,
  };
}

const units: Types['units'] = {
  ...Object.fromEntries(runners.map((color) => [`runner-${color}`, runner(color)])),
  ghost: {
    name: 'Ghost',
    look: {
      ...runnerLook,
      image: 'runner-ghost',
      depth: 2,
      opacity: 0.5,
      animations: { idle: 'runner-ghost-idle' },
    },
    body: { kind: 'none' },
    isInvulnerable: true,
    canPickUpItems: false,
  },
};

/** Creates a prop without collisions. */
function scenery(name: string, image: string, width: number, height: number, depth: number): PropInput {
  return { name, look: { image, width, height, depth, turns: 'never' }, body: { kind: 'none' } };
}

/** Creates a prop that detects touches and does not block runners. */
function sensor(name: string, image: string, size: number, more: Partial<PropInput> = {}): PropInput {
  return {
    name,
    look: { image, width: size, height: size, turns: 'never', depth: 1, animations: { idle: image } },
    body: { kind: 'static', shape: 'box', width: size * 0.8, height: size * 0.8, isSensor: true },
    ...more,
  };
}

function platform(
  name: string,
  look: PropInput['look'],
  body: PropInput['body'],
  motion: PropInput['motion'],
): PropInput {
  return { name, look, body: { kind: 'kinematic', shape: 'box', ...body }, isOneWay: true, motion };
}

const hookLook = { image: 'hook', width: 3, height: 3, turns: 'never' as const, depth: 1 };
const hookBody = { width: 2.6, height: 0.4, offset: { x: 0, y: 1.1 } };
const liftLook = { image: 'lift', width: 4, height: 1.5, turns: 'never' as const, depth: 1 };
const liftBody = { width: 3.8, height: 0.5, offset: { x: 0, y: 0.45 } };

function pigeon(rise: number): PropInput {
  return {
    name: 'Pigeon',
    look: {
      image: 'pigeon',
      width: 1.1,
      height: 1.1,
      turns: 'left-right',
      depth: 4,
      animations: { idle: 'pigeon-fly' },
    },
    body: { kind: 'kinematic', shape: 'box', width: 0.7, height: 0.7, isSensor: true },
    motion: {
      path: [
        { x: -1.5, y: -rise },
        { x: -4, y: 0 },
      ],
      speed: 2.2,
      mode: 'back-and-forth',
      waitSeconds: 0.6,
    },
  };
}

const springSensor = sensor('Spring', 'spring', 1, {
  body: { kind: 'static', shape: 'box', width: 0.9, height: 0.5, offset: { x: 0, y: 0.25 }, isSensor: true },
});

const props: Types['props'] = {
  sun: scenery('Setting sun', 'sun', 6, 6, -18),
  cloud: {
    ...scenery('Cloud', 'cloud', 4, 2, -17),
    motion: { path: [{ x: 10, y: 0 }], speed: 0.3, mode: 'back-and-forth', waitSeconds: 0 },
  },
  drone: {
    ...scenery('Delivery drone', 'drone', 1.5, 1.1, -5),
    motion: {
      path: [
        { x: 60, y: -4 },
        { x: 80, y: 0 },
      ],
      speed: 3,
      mode: 'back-and-forth',
      waitSeconds: 2,
    },
  },
  billboard: scenery('Billboard', 'billboard', 5, 3, -6),
  tank: scenery('Water tank', 'tank', 3, 4, -6),
  bulbs: scenery('Light bulbs', 'bulbs', 4, 1.5, -4),
  finish: {
    ...scenery('Finish', 'finish', 2, 3, 1),
    look: {
      image: 'finish',
      width: 2,
      height: 3,
      turns: 'never',
      depth: 1,
      animations: { idle: 'finish-wave' },
    },
  },
  checkpoint: {
    ...scenery('Antenna', 'checkpoint', 1.2, 2, 1),
    look: {
      image: 'checkpoint',
      width: 1.2,
      height: 2,
      turns: 'never',
      depth: 1,
      animations: { idle: 'flag-down' },
    },
  },
  hook: platform('Crane hook', hookLook, hookBody, {
    path: [{ x: 5.4, y: 0 }],
    speed: 3,
    mode: 'back-and-forth',
    waitSeconds: 0.6,
  }),
  'hook-low': platform('Crane hook', hookLook, hookBody, {
    path: [
      { x: 2, y: 1.2 },
      { x: 4, y: 0 },
    ],
    speed: 2.6,
    mode: 'back-and-forth',
    waitSeconds: 0.6,
  }),
  lift: platform('Window cleaner’s lift', liftLook, liftBody, {
    path: [{ x: 0, y: 5 }],
    speed: 2.5,
    mode: 'back-and-forth',
    waitSeconds: 0.8,
  }),
  'lift-late': platform('Window cleaner’s lift', liftLook, liftBody, {
    path: [{ x: 0, y: -5 }],
    speed: 2.5,
    mode: 'back-and-forth',
    waitSeconds: 0.8,
  }),
  pigeon: pigeon(2.6),
  'pigeon-high': pigeon(4),
  spring: springSensor,
  'spring-strong': { ...springSensor, name: 'Strong spring' },
  coin: sensor('Coin', 'coin', 0.8),
  boost: sensor('Winged shoe', 'boost', 0.9),
};

function sheet(
  name: string,
  image: string,
  columns: number,
  frames: number[],
  more: Partial<AnimationInput> = {},
) {
  return { name, image, columns, rows: 1, frames, ...more };
}

function runnerAnimations(color: string): { [id: string]: AnimationInput } {
  const id = `runner-${color}`;
  return {
    [`${id}-idle`]: sheet(`${color} is idle`, id, 10, [0, 1], { framesPerSecond: 2 }),
    [`${id}-run`]: sheet(`${color} runs`, id, 10, [2, 3, 4, 5], { framesPerSecond: 11 }),
    [`${id}-hurt`]: sheet(`${color} is bumped`, id, 10, [6, 6], { framesPerSecond: 4, isLooping: false }),
    [`${id}-jump`]: sheet(`${color} jumps`, id, 10, [7]),
    [`${id}-fall`]: sheet(`${color} falls`, id, 10, [8]),
    [`${id}-cheer`]: sheet(`${color} cheers`, id, 10, [9, 0], { framesPerSecond: 4 }),
  };
}

const animations: Types['animations'] = {
  ...Object.assign({}, ...[...runners, 'ghost'].map(runnerAnimations)),
  'pigeon-fly': sheet('Pigeon flies', 'pigeon', 7, [2, 3, 4, 5], { framesPerSecond: 10 }),
  'finish-wave': sheet('Finish waves', 'finish', 4, [0, 1, 2, 3], { framesPerSecond: 6 }),
  'flag-up': sheet('Flag goes up', 'checkpoint', 5, [1, 2, 3, 4], { framesPerSecond: 6 }),
  'flag-down': sheet('Flag is down', 'checkpoint', 5, [0]),
  'spring-jump': sheet('Spring', 'spring', 3, [1, 2, 2, 0], { framesPerSecond: 12, isLooping: false }),
  spring: sheet('Spring at rest', 'spring', 3, [0]),
  coin: sheet('Coin turns', 'coin', 6, [0, 1, 2, 3, 4, 5], { framesPerSecond: 10 }),
  boost: sheet('Shoe', 'boost', 1, [0]),
};

const buffs: Types['buffs'] = {
  boost: {
    name: 'Winged shoes',
    description: '35% faster.',
    color: '#f4d35e',
    seconds: 2.5,
    speedFactor: 1.35,
    effect: 'wings',
  },
  bumped: {
    name: 'Bumped',
    description: 'Pigeons can’t bump you again for a moment.',
    color: '#c9d2e3',
    seconds: 1.5,
  },
  tailwind: {
    name: 'Tailwind',
    description: 'Helps runners who are behind.',
    color: '#8fe3ff',
    seconds: 2.5,
    speedFactor: 1.2,
    effect: 'breeze',
  },
};

const effects: Types['effects'] = {
  dust: { name: 'Dust', image: 'dust', count: 6, colors: ['#e8d8c4'], maxSpeed: 2, startSize: 0.4 },
  'step-dust': {
    name: 'Dust of steps',
    colors: ['#e8d8c4'],
    count: 3,
    direction: -90,
    spread: 150,
    minLife: 0.15,
    maxLife: 0.35,
    minSpeed: 0.4,
    maxSpeed: 1.2,
    startSize: 0.22,
  },
  glint: { name: 'Glint', shape: 'star', count: 8, colors: ['#f4d35e', '#ffffff'], startSize: 0.3 },
  wings: {
    name: 'Wings',
    kind: 'stream',
    shape: 'spark',
    count: 20,
    colors: ['#f4d35e'],
    startSize: 0.3,
    maxSpeed: 2,
  },
  breeze: {
    name: 'Breeze',
    kind: 'stream',
    shape: 'ring',
    count: 10,
    colors: ['#8fe3ff'],
    startSize: 0.3,
    maxSpeed: 1.5,
  },
  feathers: {
    name: 'Feathers',
    count: 10,
    colors: ['#c9d2e3', '#8fa0bd'],
    startSize: 0.25,
    maxSpeed: 4,
    gravity: 4,
  },
  poof: { name: 'Poof', count: 12, colors: ['#ffffff', '#bfe9ff'], startSize: 0.4, maxSpeed: 3 },
  confetti: {
    name: 'Confetti',
    shape: 'box',
    count: 40,
    colors: ['#ef6f6c', '#5ec8e5', '#7bd389', '#f4d35e'],
    direction: -90,
    spread: 120,
    minSpeed: 4,
    maxSpeed: 10,
    gravity: 12,
    maxLife: 1.6,
  },
};

const sounds: Types['sounds'] = {
  jump: { name: 'Jump', source: { kind: 'preset', preset: 'jump' }, volume: 0.35, range: 10 },
  step: { name: 'Step', source: { kind: 'preset', preset: 'step' }, volume: 0.2, range: 8 },
  spring: { name: 'Spring', source: { kind: 'preset', preset: 'power-up' }, volume: 0.5, pitch: 1.3 },
  // Rules play it, so it is chosen for combos here.
  coin: { name: 'Coin', source: { kind: 'preset', preset: 'coin' }, volume: 0.5, comboSemitones: 1 },
  boost: { name: 'Boost', source: { kind: 'preset', preset: 'power-up' }, volume: 0.5 },
  bump: { name: 'Bump', source: { kind: 'preset', preset: 'hurt' }, volume: 0.5, pitch: 1.5 },
  fall: { name: 'Fall', source: { kind: 'preset', preset: 'lose' }, volume: 0.4, pitch: 1.4 },
  checkpoint: { name: 'Checkpoint', source: { kind: 'preset', preset: 'blip' }, volume: 0.6 },
  go: { name: 'Go', source: { kind: 'preset', preset: 'whistle' }, volume: 0.7 },
  finish: { name: 'Finish', source: { kind: 'preset', preset: 'win' }, volume: 0.7 },
  hurry: { name: 'Hurry', source: { kind: 'preset', preset: 'alarm' }, volume: 0.4 },
  music: {
    name: 'Rooftop music',
    source: { kind: 'preset', preset: 'melody-cheerful' },
    volume: 0.35,
    isMusic: true,
  },
};

/** Four runners, a ghost, and all props on the roofs. */
export const types: Types = { units, props, animations, buffs, effects, sounds };
