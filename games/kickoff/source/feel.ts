import type { GameInput } from '@playloom/game-format';
import { createPresetSoundInput } from '../../../tools/games/kit/createPresetSoundInput.ts';
import { createWalkerAnimations } from '../../../tools/games/kit/walker.ts';

type Types = NonNullable<GameInput['types']>;
const allFour = { columns: 4, rows: 1, frames: [0, 1, 2, 3] };

export const CONFETTI_SECONDS = 0.4;

export const animations: Types['animations'] = {
  ...createWalkerAnimations('duck', 'duck'),
  ...createWalkerAnimations('frog', 'frog'),
  'ball-still': { name: 'Ball at rest', image: 'ball', columns: 4, frames: [0] },
  'ball-rolls': { name: 'Ball rolls', image: 'ball', ...allFour, framesPerSecond: 12 },
  'ball-gold-still': { name: 'Golden ball at rest', image: 'ball-gold', columns: 4, frames: [0] },
  'ball-gold-rolls': { name: 'Golden ball rolls', image: 'ball-gold', ...allFour, framesPerSecond: 12 },
  'flag-coral-flies': { name: 'Ducks’ flag', image: 'flag-coral', ...allFour, framesPerSecond: 6 },
  'flag-mint-flies': { name: 'Frogs’ flag', image: 'flag-mint', ...allFour, framesPerSecond: 6 },
  confetti: { name: 'Confetti', image: 'confetti', ...allFour, framesPerSecond: 10, isLooping: false },
};

export const effects: Types['effects'] = {
  'confetti-throw': {
    name: 'Confetti',
    shape: 'box',
    colors: ['#ff7a6b', '#59d0a0', '#ffd84a', '#ffffff', '#74c7ec'],
    count: 36,
    minLife: 0.7,
    maxLife: 1.5,
    minSpeed: 2,
    maxSpeed: 7,
    gravity: 6,
    startSize: 0.22,
  },
  puff: {
    name: 'Kick',
    colors: ['#ffffff', '#e3f5d6'],
    count: 8,
    minLife: 0.15,
    maxLife: 0.35,
    maxSpeed: 3,
    startSize: 0.35,
    // The ball stands still for a moment before it flies.
    hitStop: 0.04,
  },
  turf: {
    name: 'Turf of steps',
    shape: 'box',
    colors: ['#7fb35a', '#5c8f45'],
    count: 2,
    minLife: 0.15,
    maxLife: 0.35,
    minSpeed: 0.3,
    maxSpeed: 1.2,
    startSize: 0.14,
  },
  splash: {
    name: 'Splash',
    colors: ['#bfe6f7', '#74c7ec', '#ffffff'],
    count: 8,
    minLife: 0.2,
    maxLife: 0.45,
    maxSpeed: 3,
    startSize: 0.22,
    gravity: 5,
  },
  dash: {
    name: 'Dash',
    colors: ['#d8f0b8', '#ffffff'],
    count: 12,
    minLife: 0.15,
    maxLife: 0.4,
    maxSpeed: 2.5,
    startSize: 0.4,
  },
  cheer: {
    name: 'Confetti from the stands',
    shape: 'box',
    colors: ['#ff7a6b', '#59d0a0', '#ffd84a', '#ffffff'],
    count: 50,
    minLife: 0.8,
    maxLife: 1.8,
    minSpeed: 2,
    maxSpeed: 9,
    gravity: 5,
    startSize: 0.25,
    shake: 0.3,
  },
  wind: {
    name: 'Second wind',
    kind: 'stream',
    colors: ['#fff4c2', '#ffffff'],
    count: 6,
    minSpeed: 0,
    maxSpeed: 0.8,
    startSize: 0.25,
  },
  glitter: {
    name: 'Gold',
    kind: 'stream',
    shape: 'star',
    colors: ['#ffd84a', '#fff4c2'],
    count: 14,
    minSpeed: 0.3,
    maxSpeed: 1.2,
    startSize: 0.25,
  },
};

export const sounds: Types['sounds'] = {
  step: createPresetSoundInput('Step', 'step', 0.12),
  kick: { ...createPresetSoundInput('Kick', 'hit', 0.6, 0.9), range: 30 },
  miss: createPresetSoundInput('Kick at nothing', 'swing', 0.3),
  dash: createPresetSoundInput('Dash', 'jump', 0.4),
  splash: createPresetSoundInput('Splash', 'splash', 0.25),
  whistle: createPresetSoundInput('Whistle', 'whistle', 0.7),
  'last-whistle': createPresetSoundInput('Last whistle', 'whistle', 0.8, 0.8),
  goal: createPresetSoundInput('Goal', 'goal', 0.9),
  confetti: { ...createPresetSoundInput('Confetti', 'power-up', 0.4, 1.2), range: 20 },
  win: createPresetSoundInput('Won', 'win', 0.8),
  lose: createPresetSoundInput('Lost', 'lose', 0.6),
  alarm: createPresetSoundInput('Overtime', 'alarm', 0.5),
  tick: createPresetSoundInput('Last seconds', 'tick', 0.5),
  music: { ...createPresetSoundInput('Brass band', 'melody-cheerful', 0.2), isMusic: true },
};
