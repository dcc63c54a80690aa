import type { GameInput } from '@playloom/game-format';
import { createWalkerAnimations } from '../../../../tools/games/kit/walker.ts';

type Types = NonNullable<GameInput['types']>;
type SoundInput = NonNullable<Types['sounds']>[string];
type Preset = Extract<NonNullable<SoundInput['source']>, { kind: 'preset' }>['preset'];

/** The same on both maps. */
export const feel: GameInput['settings']['feel'] = {
  hitStop: 0.06,
  squash: 0.4,
  comboSemitones: 1,
  hasChargeBar: true,
};

function sound(name: string, preset: Preset, more: Partial<SoundInput> = {}): SoundInput {
  return { name, source: { kind: 'preset', preset }, ...more };
}

export const sounds: Types['sounds'] = {
  step: sound('Step', 'step', { volume: 0.2 }),
  'pick-up': sound('Pick up', 'pick-up', { volume: 0.5 }),
  coin: sound('Coin', 'coin', { volume: 0.6 }),
  reward: sound('Reward', 'power-up'),
  errand: sound('New errand', 'blip', { pitch: 1.3 }),
  no: sound('Not yet', 'click', { pitch: 0.6 }),
  cast: sound('Cast', 'swing', { pitch: 1.4, volume: 0.4 }),
  bite: sound('A bite', 'splash', { pitch: 1.5 }),
  catch: sound('A catch', 'pick-up', { pitch: 1.3 }),
  splash: sound('Splash', 'splash', { volume: 0.6 }),
  sweep: sound('Sweep', 'swing', { volume: 0.5 }),
  pinch: sound('Pinch', 'hurt', { pitch: 1.4, volume: 0.5 }),
  munch: sound('Munch', 'click', { pitch: 0.8 }),
  meow: sound('Meow', 'blip', { pitch: 1.9, volume: 0.4, range: 10 }),
  dig: sound('Dig', 'land', { volume: 0.6 }),
  chest: sound('Chest opens', 'door'),
  bell: sound('Bell', 'alarm', { pitch: 0.5, range: 200 }),
  morning: sound('Morning', 'whistle', { pitch: 0.8, volume: 0.5 }),
  calm: sound('Calm melody', 'melody-calm', { isMusic: true, volume: 0.4 }),
  cheerful: sound('Cheerful melody', 'melody-cheerful', { isMusic: true, volume: 0.4 }),
};

export const effects: Types['effects'] = {
  splash: {
    name: 'Splash',
    colors: ['#d6f1fb', '#5ec8e5', '#ffffff'],
    count: 16,
    minSpeed: 1.5,
    maxSpeed: 4,
    direction: -90,
    spread: 120,
    gravity: 9,
    startSize: 0.22,
  },
  coins: {
    name: 'Coins',
    shape: 'star',
    colors: ['#ffd84a', '#f4b860', '#fff4d6'],
    count: 14,
    minSpeed: 2,
    maxSpeed: 4.5,
    direction: -90,
    spread: 100,
    gravity: 8,
  },
  hearts: {
    name: 'Hearts',
    colors: ['#ef6f6c', '#ff9d9b'],
    count: 8,
    minSpeed: 0.8,
    maxSpeed: 1.6,
    direction: -90,
    spread: 60,
    maxLife: 1.1,
  },
  dust: { name: 'Dust', colors: ['#ead9b0', '#cfc2a2'], count: 8, maxSpeed: 2, startSize: 0.3 },
  'step-sand': {
    name: 'Sand of steps',
    colors: ['#ead9b0', '#cfc2a2'],
    count: 2,
    minLife: 0.2,
    maxLife: 0.4,
    minSpeed: 0.2,
    maxSpeed: 0.8,
    startSize: 0.18,
  },
  lucky: {
    name: 'Lucky',
    kind: 'stream',
    shape: 'star',
    colors: ['#ffd84a', '#7bd389'],
    count: 4,
    streamSeconds: 60,
    minSpeed: 0.2,
    maxSpeed: 0.8,
    startSize: 0.18,
  },
};

export const buffs: Types['buffs'] = {
  'straw-hat': {
    name: 'Straw hat',
    description: 'A cool head makes you a little faster.',
    color: '#f4d35e',
    seconds: 0,
    whenGivenAgain: 'ignore',
    speedFactor: 1.12,
  },
  'well-fed': {
    name: 'Well fed',
    description: 'You are faster for a while.',
    color: '#f4b860',
    seconds: 45,
    speedFactor: 1.25,
  },
  lucky: {
    name: 'Cat’s luck',
    description: 'Fish bite sooner and often come in pairs.',
    color: '#7bd389',
    seconds: 90,
    effect: 'lucky',
  },
  pinched: {
    name: 'Pinched',
    description: 'A crab has your toe.',
    color: '#ef6f6c',
    seconds: 1.5,
    speedFactor: 0.5,
  },
};

export const animations: Types['animations'] = {
  ...createWalkerAnimations('player', 'player'),
  ...createWalkerAnimations('crab', 'crab'),
  'gull-stands': { name: 'Gull is idle', image: 'gull', columns: 6, frames: [0, 1], framesPerSecond: 2 },
  'gull-flies': { name: 'Gull flies', image: 'gull', columns: 6, frames: [2, 3, 4, 5], framesPerSecond: 9 },
  'coin-spin': {
    name: 'Coin spins',
    image: 'coin',
    columns: 6,
    frames: [0, 1, 2, 3, 4, 5],
    framesPerSecond: 10,
  },
  'lamp-burns': { name: 'Lamp burns', image: 'lamp', columns: 2, frames: [0, 1], framesPerSecond: 3 },
  ripples: { name: 'Ripples', image: 'ripples', columns: 4, frames: [0, 1, 2, 3], framesPerSecond: 4 },
  'chest-closed': { name: 'Chest, closed', image: 'chest', columns: 2, frames: [0] },
  'chest-open': { name: 'Chest, open', image: 'chest', columns: 2, frames: [1] },
};
