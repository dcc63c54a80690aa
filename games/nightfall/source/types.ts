import type { GameInput } from '@playloom/game-format';
import { createWalkerAnimations } from '../../../tools/games/kit/walker.ts';
import { RANGER_COLORS } from './units.ts';

type Types = NonNullable<GameInput['types']>;
type Sound = NonNullable<Types['sounds']>[string];
type Preset = Extract<NonNullable<Sound['source']>, { kind: 'preset' }>['preset'];

const tree = {
  attributes: { health: { start: 50, max: 50 } },
  sounds: { hurt: 'chop', destroy: 'crack' },
  effects: { hurt: 'chips', destroy: 'leaves' },
};

export const props: Types['props'] = {
  fir: {
    name: 'Fir',
    look: { image: 'fir', width: 2.4, height: 3.2, offset: { x: 0, y: -1.2 }, turns: 'never', depth: 5 },
    body: { kind: 'static', shape: 'circle', width: 0.7, height: 0.7 },
    ...tree,
  },
  oak: {
    name: 'Oak',
    look: { image: 'oak', width: 3.2, height: 3.2, offset: { x: 0, y: -1.2 }, turns: 'never', depth: 5 },
    body: { kind: 'static', shape: 'circle', width: 0.8, height: 0.8 },
    ...tree,
  },
  'fir-stump': createStump('Stump of a fir'),
  'oak-stump': createStump('Stump of an oak'),
  tent: {
    name: 'Trader’s tent',
    look: { image: 'tent', width: 5, height: 4, offset: { x: 0, y: -0.9 }, turns: 'never' },
    body: { kind: 'static', shape: 'box', width: 4, height: 1.6 },
    interaction: { shop: 'tent', range: 1.6 },
  },
  woodpile: {
    name: 'Woodpile',
    look: { image: 'woodpile', width: 2.25, height: 1.5, offset: { x: 0, y: -0.2 }, turns: 'never' },
    body: { kind: 'static', shape: 'box', width: 2, height: 1 },
    interaction: { rule: 'take-from-woodpile', range: 1.4, prompt: 'Take the day’s wood' },
  },
  lamp: {
    name: 'Lantern',
    look: {
      image: 'lamp',
      width: 0.9,
      height: 1.8,
      offset: { x: 0, y: -0.7 },
      turns: 'never',
      animations: { idle: 'lamp-burns' },
      light: { radius: 4.5, color: '#ffdf9e', offset: { x: 0, y: -0.4 } },
    },
    body: { kind: 'static', shape: 'circle', width: 0.3, height: 0.3 },
  },
  torch: {
    name: 'Torch',
    look: {
      image: 'torch',
      width: 0.8,
      height: 1.6,
      offset: { x: 0, y: -0.6 },
      turns: 'never',
      animations: { idle: 'torch-burns' },
      light: { radius: 6, color: '#ffb867', offset: { x: 0, y: -0.4 }, flickers: true },
    },
    body: { kind: 'static', shape: 'circle', width: 0.3, height: 0.3 },
  },
  rock: {
    name: 'Rock',
    look: { image: 'rock', width: 1.6, height: 1.6, offset: { x: 0, y: -0.1 }, turns: 'never' },
    body: { kind: 'static', shape: 'circle', width: 1.3, height: 1.3 },
  },
};

/** Creates a stump without collisions. A tree of the same kind grows back from it. */
function createStump(name: string) {
  return {
    name,
    look: { image: 'stump', width: 1.2, height: 1.2, turns: 'never' as const, depth: -1 },
    body: { kind: 'none' as const },
  };
}

export const animations: Types['animations'] = {
  ...Object.assign(
    {},
    ...RANGER_COLORS.map((color) => createWalkerAnimations(`ranger-${color}`, `ranger-${color}`)),
  ),
  ...createWalkerAnimations('shade', 'shade'),
  ...createWalkerAnimations('brute', 'brute'),
  ...createWalkerAnimations('wisp', 'wisp'),
  'trader-idle': createAnimation('Trader waits', 'trader', 4, [0, 1, 0, 1, 2, 3], 2),
  'fire-burns': { ...createAnimation('Fire burns', 'campfire', 4, [0, 1, 2, 3], 9), rows: 3 },
  'fire-low': { ...createAnimation('Fire burns low', 'campfire', 4, [4, 5, 6, 7], 7), rows: 3 },
  'fire-out': { ...createAnimation('Fire is out', 'campfire', 4, [8], 1), rows: 3 },
  'fire-fed': {
    ...createAnimation('Fire flares up', 'campfire', 4, [9, 10, 11], 9),
    rows: 3,
    isLooping: false,
  },
  'lamp-burns': createAnimation('Lantern burns', 'lamp', 2, [0, 1], 3),
  'torch-burns': createAnimation('Torch burns', 'torch', 4, [0, 1, 2, 3], 9),
  'coin-turns': createAnimation('Coin turns', 'coin', 6, [0, 1, 2, 3, 4, 5], 10),
  'ember-flies': createAnimation('Ember flies', 'ember', 2, [0, 1], 12),
  'gloom-flies': createAnimation('Gloom flies', 'gloom', 2, [0, 1], 12),
  'barricade-stands': createAnimation('Barricade', 'barricade', 2, [0], 1),
  'barricade-cracks': createAnimation('Barricade cracks', 'barricade', 2, [1], 1),
};

function createAnimation(
  name: string,
  image: string,
  columns: number,
  frames: number[],
  framesPerSecond: number,
) {
  return { name, image, columns, rows: 1, frames, framesPerSecond };
}

export const effects: Types['effects'] = {
  hit: { name: 'Hit', colors: ['#ffffff', '#ef6f6c'], shape: 'spark', count: 8 },
  spark: { name: 'Spark', colors: ['#fff2b0', '#f4b860'], shape: 'spark', count: 8 },
  chips: {
    name: 'Chips',
    colors: ['#c98b4b', '#8a5a2b'],
    shape: 'box',
    count: 7,
    startSize: 0.18,
    gravity: 6,
  },
  leaves: {
    name: 'Leaves',
    colors: ['#2f6b4f', '#4f9a5f', '#d98b4a'],
    count: 22,
    maxSpeed: 5,
    maxLife: 1,
    gravity: 3,
  },
  puff: { name: 'Puff', colors: ['#e8e2d0'], count: 14, endSize: 0.4, maxLife: 0.8 },
  smoke: {
    name: 'Smoke',
    colors: ['#3a2a5a', '#6b4fa0'],
    count: 18,
    endSize: 0.5,
    maxLife: 0.9,
    gravity: -3,
  },
  sparks: {
    name: 'Sparks',
    colors: ['#ffd86b', '#ff8a3d'],
    shape: 'spark',
    count: 16,
    gravity: -4,
    shake: 0.08,
  },
  embers: {
    name: 'Embers',
    kind: 'stream',
    colors: ['#ffd86b', '#ff8a3d'],
    count: 7,
    streamSeconds: 60,
    startSize: 0.12,
    minSpeed: 0.5,
    maxSpeed: 1.6,
    gravity: -2,
    maxLife: 1.2,
  },
  flare: {
    name: 'Flare',
    colors: ['#ffd86b', '#ff8a3d', '#fff2b0'],
    count: 36,
    maxSpeed: 6,
    gravity: -4,
    maxLife: 1,
  },
  glow: { name: 'Glow', colors: ['#ffd86b'], shape: 'ring', count: 4, endSize: 1.4, maxSpeed: 1 },
  glint: { name: 'Glint', colors: ['#fff2b0'], shape: 'star', count: 5, maxSpeed: 2 },
  dust: { name: 'Dust', colors: ['#b59a78'], count: 14, maxSpeed: 5, shake: 0.15 },
  quake: { name: 'Quake', colors: ['#b59a78', '#6d7f5e'], count: 30, maxSpeed: 8, shake: 0.5, hitStop: 0.05 },
  blast: {
    name: 'Blast',
    colors: ['#ffd86b', '#ff8a3d', '#3a2a5a'],
    count: 26,
    maxSpeed: 7,
    shake: 0.2,
    hitStop: 0.04,
  },
  'step-dust': {
    name: 'Dust of steps',
    colors: ['#8a7a5c', '#b59a78'],
    count: 2,
    minLife: 0.2,
    maxLife: 0.4,
    minSpeed: 0.2,
    maxSpeed: 0.8,
    startSize: 0.2,
  },
  'gloom-burst': { name: 'Gloom', colors: ['#5ec8e5', '#3a2a5a'], count: 12 },
  frost: { name: 'Frost', kind: 'stream', colors: ['#bfe9f5'], count: 8, startSize: 0.1, maxSpeed: 1 },
  flames: {
    name: 'Flames',
    kind: 'stream',
    colors: ['#ffd86b', '#ff8a3d'],
    count: 14,
    gravity: -3,
    maxSpeed: 1.5,
  },
  dawn: {
    name: 'Dawn',
    colors: ['#fff2b0', '#ffd86b', '#ffb3a0'],
    shape: 'star',
    count: 60,
    maxSpeed: 12,
    maxLife: 1.6,
  },
};

export const buffs: Types['buffs'] = {
  warm: {
    name: 'Warm',
    description: 'The fire heals you.',
    color: '#f4b860',
    seconds: 1.6,
    attributes: { health: { regeneration: 6 } },
  },
  coat: {
    name: 'Thick coat',
    description: 'Takes a third off every blow.',
    seconds: 0,
    damageTakenFactor: 0.65,
  },
  boots: { name: 'Good boots', description: 'Faster on your feet.', seconds: 0, speedFactor: 1.18 },
  sharp: {
    name: 'Sharp edge',
    description: 'Every blow hurts a quarter more, up to three times.',
    seconds: 0,
    whenGivenAgain: 'stack',
    maxStacks: 3,
    damageFactor: 1.25,
  },
  chilled: { name: 'Chilled', color: '#5ec8e5', seconds: 1.5, speedFactor: 0.6, effect: 'frost' },
  burning: {
    name: 'Burning',
    color: '#ff8a3d',
    seconds: 3,
    attributes: { health: { regeneration: -6 } },
    effect: 'flames',
  },
  rekindled: { name: 'Rekindled', color: '#ffd86b', seconds: 2.5, isInvulnerable: true, effect: 'embers' },
};

export const attributes: Types['attributes'] = {
  health: {
    name: 'Health',
    role: 'health',
    bar: { place: 'above', shown: 'when-not-full', color: '#ef6f6c' },
  },
  fuel: { name: 'Fuel', bar: { place: 'below', shown: 'always', color: '#ff8a3d' } },
  // Bars on the screen of each ranger. The script copies them from the fire.
  'camp-fire': { name: 'Fire', bar: { place: 'screen', color: '#ffc857' } },
  'camp-fuel': { name: 'Firewood', bar: { place: 'screen', color: '#ff8a3d' } },
};

function createSound(name: string, preset: Preset, changes: Partial<Sound> = {}): Sound {
  return { name, source: { kind: 'preset', preset }, ...changes };
}

export const sounds: Types['sounds'] = {
  step: createSound('Step', 'step', { volume: 0.2 }),
  swing: createSound('Swing', 'swing', { volume: 0.4, pitchVariation: 0.15 }),
  chop: createSound('Chop', 'hit', { pitch: 0.8, pitchVariation: 0.2, volume: 0.5 }),
  crack: createSound('A tree falls', 'land', { pitch: 0.6 }),
  'pick-up': createSound('Pick up', 'pick-up', { volume: 0.5 }),
  coin: createSound('Coin', 'coin', { volume: 0.5 }),
  feed: createSound('The fire flares up', 'power-up', { pitch: 0.8 }),
  hiss: createSound('Hiss', 'splash', { pitch: 1.5, volume: 0.5 }),
  'fire-dies': createSound('The fire dies', 'lose'),
  hurt: createSound('Hurt', 'hurt', { volume: 0.6 }),
  fall: createSound('A ranger falls', 'die'),
  back: createSound('Back at the fire', 'power-up', { pitch: 1.3, volume: 0.5 }),
  growl: createSound('Growl', 'hit', { pitch: 0.5, volume: 0.5, pitchVariation: 0.2 }),
  vanish: createSound('Up in smoke', 'wind', { pitch: 1.6, volume: 0.6 }),
  claw: createSound('Claws', 'swing', { pitch: 1.4, volume: 0.4 }),
  slam: createSound('Slam', 'explosion', { pitch: 0.7, volume: 0.5 }),
  cast: createSound('Gloom', 'laser', { pitch: 0.6, volume: 0.4 }),
  sling: createSound('Sling', 'shot', { pitch: 1.4, volume: 0.4 }),
  fireball: createSound('Ember', 'explosion', { pitch: 1.6, volume: 0.4 }),
  boom: createSound('Burst', 'explosion', { volume: 0.6 }),
  thud: createSound('Thud', 'hit', { volume: 0.4 }),
  heal: createSound('Heal', 'power-up', { pitch: 1.2 }),
  click: createSound('Click', 'click'),
  bought: createSound('Bought', 'coin', { pitch: 1.2 }),
  build: createSound('Build', 'door', { pitch: 0.8 }),
  alarm: createSound('The fire is low', 'alarm', { volume: 0.5 }),
  howl: createSound('Night falls', 'wind', { pitch: 0.6 }),
  dawn: createSound('Dawn', 'win', { pitch: 1.1 }),
  win: createSound('Won', 'win'),
  'day-music': createSound('Day music', 'melody-calm', { isMusic: true, volume: 0.4 }),
  'night-music': createSound('Night music', 'melody-tense', { isMusic: true, volume: 0.4 }),
};

export const teams: Types['teams'] = {
  rangers: {
    name: 'Rangers',
    color: '#f4b860',
    spawnPoints: ['fire-north', 'fire-east', 'fire-south', 'fire-west'],
  },
  // Trees and the trader have no team, so monsters do not attack them.
  dark: { name: 'The Dark', color: '#6b4fa0', isOpenToPlayers: false, canHurt: { neutral: false } },
};
