import type { GameInput } from '@playloom/game-format';
import { walkerAnimations } from '../../kit/walker.ts';

type Types = NonNullable<GameInput['types']>;

export const animations: Types['animations'] = {
  ...walkerAnimations('copper', 'copper'),
  ...walkerAnimations('tide', 'tide'),
  'crate-idle': { name: 'Crate', image: 'crate', columns: 3, frames: [0] },
  'crate-hurt': { name: 'Crate, cracked', image: 'crate', columns: 3, frames: [1] },
  'crate-broken': { name: 'Crate, broken', image: 'crate', columns: 3, frames: [2] },
  'barrel-idle': { name: 'Barrel', image: 'barrel', columns: 3, frames: [0] },
  'barrel-hurt': { name: 'Barrel glows', image: 'barrel', columns: 3, frames: [1, 2], framesPerSecond: 10 },
  'bomb-fuse': { name: 'Bomb', image: 'bomb', columns: 2, frames: [0, 1], framesPerSecond: 12 },
  'banner-copper': { name: 'Copper flies', image: 'banner-coral', columns: 4, frames: [0, 1, 2, 3] },
  'banner-tide': { name: 'Tide flies', image: 'banner-sky', columns: 4, frames: [0, 1, 2, 3] },
  blast: {
    name: 'Blast',
    image: 'blast',
    columns: 6,
    frames: [0, 1, 2, 3, 4, 5],
    framesPerSecond: 14,
    isLooping: false,
  },
};

/** How long the blast is seen: six frames. */
export const BLAST_SECONDS = 0.42;

export const effects: Types['effects'] = {
  sparks: {
    name: 'Sparks',
    shape: 'spark',
    colors: ['#ffe08a', '#ffb45c', '#ffffff'],
    count: 7,
    minLife: 0.12,
    maxLife: 0.3,
    minSpeed: 2,
    maxSpeed: 6,
    startSize: 0.18,
  },
  muzzle: {
    name: 'Muzzle flash',
    shape: 'star',
    colors: ['#fff4c2', '#ffc456'],
    count: 3,
    minLife: 0.05,
    maxLife: 0.1,
    minSpeed: 1,
    maxSpeed: 3,
    spread: 40,
    startSize: 0.4,
  },
  splinters: {
    name: 'Splinters',
    shape: 'box',
    colors: ['#d9a257', '#a86b32'],
    count: 10,
    maxSpeed: 5,
    startSize: 0.25,
  },
  'scrap-burst': {
    name: 'Scrap flies',
    shape: 'box',
    colors: ['#e0785a', '#8a8f9f', '#ffe08a'],
    count: 22,
    minLife: 0.4,
    maxLife: 0.9,
    minSpeed: 2,
    maxSpeed: 7,
    startSize: 0.3,
    shake: 0.15,
  },
  explosion: {
    name: 'Explosion',
    shape: 'circle',
    colors: ['#fff4c2', '#ffb04a', '#ff6f4e', '#5b4a52'],
    count: 40,
    minLife: 0.3,
    maxLife: 0.9,
    minSpeed: 2,
    maxSpeed: 9,
    startSize: 0.7,
    shake: 0.45,
  },
  dust: {
    name: 'Dust',
    colors: ['#f0dcae', '#d9bd85'],
    count: 12,
    maxSpeed: 3,
    startSize: 0.4,
  },
  hearts: {
    name: 'Feels better',
    shape: 'ring',
    colors: ['#7bd389', '#ffffff'],
    count: 8,
    maxSpeed: 2,
    gravity: -4,
    startSize: 0.3,
  },
  'boost-trail': {
    name: 'Fast feet',
    kind: 'stream',
    colors: ['#fff1a8', '#ffffff'],
    count: 18,
    minSpeed: 0,
    maxSpeed: 1,
    startSize: 0.3,
  },
  'fuse-smoke': {
    name: 'Fuse',
    kind: 'stream',
    colors: ['#6b6470', '#ffc456'],
    count: 20,
    minSpeed: 0,
    maxSpeed: 1,
    startSize: 0.2,
  },
  bounty: {
    name: 'On a roll',
    kind: 'stream',
    shape: 'star',
    colors: ['#ffd84a', '#ff9d3c'],
    count: 10,
    minSpeed: 0.5,
    maxSpeed: 2,
    gravity: -3,
    startSize: 0.3,
  },
  confetti: {
    name: 'Confetti',
    shape: 'box',
    colors: ['#ff7a6b', '#5aa9f0', '#ffd84a', '#7bd389'],
    count: 60,
    minLife: 0.8,
    maxLife: 1.6,
    minSpeed: 3,
    maxSpeed: 9,
    gravity: 6,
    startSize: 0.25,
  },
};

type Preset = Extract<
  NonNullable<NonNullable<Types['sounds']>[string]['source']>,
  { kind: 'preset' }
>['preset'];

function sound(name: string, preset: Preset, volume: number, pitch = 1) {
  return { name, source: { kind: 'preset' as const, preset }, volume, pitch };
}

export const sounds: Types['sounds'] = {
  step: sound('Step', 'step', 0.15),
  swing: sound('Swing', 'swing', 0.5),
  nailer: sound('Nailer', 'shot', 0.35, 1.6),
  scatter: sound('Scatter', 'shot', 0.7, 0.7),
  lobber: sound('Lobber', 'jump', 0.6, 0.6),
  empty: sound('Empty', 'click', 0.5),
  reload: sound('Reload', 'door', 0.4, 1.8),
  tick: sound('Nail hits', 'tick', 0.2),
  hurt: sound('Hurt', 'hurt', 0.5),
  die: sound('Defeated', 'die', 0.7),
  appear: sound('Comes back', 'blip', 0.4, 0.8),
  knock: sound('Knock on wood', 'hit', 0.4, 0.8),
  crack: sound('Crate breaks', 'hit', 0.7, 0.5),
  clank: sound('Clank', 'hit', 0.5, 1.5),
  explosion: { ...sound('Explosion', 'explosion', 0.9), range: 34 },
  weapon: sound('Weapon taken', 'pick-up', 0.7),
  ammo: sound('Rounds taken', 'pick-up', 0.5, 1.4),
  heal: sound('Healed', 'power-up', 0.6, 0.8),
  'power-up': sound('Winged boots', 'power-up', 0.7, 1.3),
  point: sound('Point', 'coin', 0.6),
  roll: sound('On a roll', 'alarm', 0.4, 1.4),
  whistle: sound('Round begins', 'whistle', 0.7),
  win: sound('Won', 'win', 0.8),
  lose: sound('Lost', 'lose', 0.7),
  overtime: sound('Overtime', 'alarm', 0.6),
  music: { ...sound('Yard music', 'melody-tense', 0.25), isMusic: true },
};
