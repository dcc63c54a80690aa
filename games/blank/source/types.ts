import type { GameInput } from '@playloom/game-format';
import { createWalkerAnimations, createWalkerStateAnimations } from '../../../tools/games/kit/walker.ts';

type Types = NonNullable<GameInput['types']>;

const units: Types['units'] = {
  hero: {
    name: 'Hero',
    look: {
      image: 'hero',
      width: 1.5,
      height: 1.5,
      offset: { x: 0, y: -0.35 },
      turns: 'left-right',
      animations: createWalkerStateAnimations('hero'),
    },
    body: { width: 0.7, height: 0.7 },
    controls: { scheme: 'wasd', speed: 5 },
    inventory: { size: 8 },
    sounds: { step: 'step' },
  },
  butterfly: {
    name: 'Butterfly',
    look: {
      image: 'butterfly',
      width: 0.7,
      height: 0.7,
      turns: 'left-right',
      depth: 20,
      animations: { idle: 'flutter', move: 'flutter' },
    },
    body: {
      width: 0.3,
      height: 0.3,
      collidesWith: { walls: false, units: false, projectiles: false, props: false },
    },
    controls: { speed: 1.5, acceleration: 6 },
    ai: { behaviour: 'wander', wanderRadius: 6, targets: 'nobody', usesPathFinding: false },
    hasNameLabel: false,
    canPickUpItems: false,
  },
};

const props: Types['props'] = {
  sign: {
    name: 'Signpost',
    look: { image: 'sign', width: 1.1, height: 1.5, offset: { x: 0, y: -0.5 }, turns: 'never' },
    body: { kind: 'static', shape: 'box', width: 0.5, height: 0.4 },
    interaction: { dialogue: 'sign', range: 2, hint: '{Press:e} to read' },
  },
  tree: {
    name: 'Tree',
    look: { image: 'tree', width: 3, height: 4, offset: { x: 0, y: -1.6 }, turns: 'never', depth: 5 },
    body: { kind: 'static', shape: 'circle', width: 0.7, height: 0.7 },
  },
  bush: {
    name: 'Bush',
    look: { image: 'bush', width: 1.5, height: 1.5, turns: 'never' },
    body: { kind: 'static', shape: 'circle', width: 1.1, height: 1.1 },
  },
  rock: {
    name: 'Rock',
    look: { image: 'rock', width: 1.4, height: 1.4, turns: 'never' },
    body: { kind: 'static', shape: 'circle', width: 1.1, height: 1.1 },
  },
  bench: {
    name: 'Bench',
    look: { image: 'bench', width: 1.8, height: 1.35, offset: { x: 0, y: -0.3 }, turns: 'never' },
    body: { kind: 'static', shape: 'box', width: 1.6, height: 0.5 },
  },
};

const animations: Types['animations'] = {
  ...createWalkerAnimations('hero', 'hero'),
  flutter: {
    name: 'Flutter',
    image: 'butterfly',
    columns: 2,
    rows: 1,
    frames: [0, 1],
    framesPerSecond: 6,
  },
};

const dialogues: Types['dialogues'] = {
  sign: {
    name: 'Sign',
    start: 'hello',
    nodes: {
      hello: {
        speaker: 'Signpost',
        text: 'Everything here can be changed: the ground, the plants, this very text.',
        options: [{ text: 'Where do I begin?', next: 'begin' }, { text: 'Thank you.' }],
      },
      begin: {
        speaker: 'Signpost',
        text: 'Paint a wall, place a rock, or add a rule: when a player joins, give them a score.',
        options: [{ text: 'I will.' }],
      },
    },
  },
};

const sounds: Types['sounds'] = {
  step: { name: 'Step', source: { kind: 'preset', preset: 'step' }, volume: 0.3 },
};

/** One unit for players, a butterfly, and props. */
export const types: Types = { units, props, animations, sounds, dialogues };
