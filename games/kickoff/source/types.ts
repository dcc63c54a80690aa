import type { GameInput } from '@playloom/game-format';
import { createWalkerStateAnimations } from '../../../tools/games/kit/walker.ts';
import { animations, effects, sounds } from './feel.ts';

type Types = NonNullable<GameInput['types']>;
type UnitInput = NonNullable<Types['units']>[string];
type PropInput = NonNullable<Types['props']>[string];

const KICK_COOLDOWN = 0.3;
const DASH_COOLDOWN = 0.8;
const DASH_COST = 35;
const CONFETTI_COOLDOWN = 1;

/** Creates the unit of a team. Ducks and frogs differ only in the sprite. */
function createPlayer(name: string, image: string): UnitInput {
  return {
    name,
    look: {
      image,
      width: 1.5,
      height: 1.5,
      turns: 'with-body',
      animations: createWalkerStateAnimations(image),
    },
    body: { width: 0.9, height: 0.9, density: 3 },
    controls: {
      scheme: 'wasd',
      speed: 6,
      acceleration: 38,
      keys: [
        {
          key: 'space',
          press: { kind: 'run-rule', rule: 'kick-ahead' },
          cooldown: KICK_COOLDOWN,
          touchButton: { label: 'Kick', x: 0.88, y: 0.7 },
        },
        { key: 'mouse-left', press: { kind: 'run-rule', rule: 'kick-to-mouse' }, cooldown: KICK_COOLDOWN },
        {
          key: 'shift',
          press: { kind: 'run-rule', rule: 'dash' },
          cooldown: DASH_COOLDOWN,
          cost: { attribute: 'breath', amount: DASH_COST },
          touchButton: { label: 'Dash', x: 0.76, y: 0.86 },
        },
        {
          key: 'c',
          press: { kind: 'run-rule', rule: 'throw-confetti' },
          cooldown: CONFETTI_COOLDOWN,
          touchButton: { label: 'Confetti', x: 0.64, y: 0.9 },
        },
      ],
    },
    attributes: { breath: {} },
    ai: { targets: 'nobody', whenAttacked: 'ignore' },
    isInvulnerable: true,
    canPickUpItems: false,
    // Dots on the minimap show everyone already.
    marker: { icon: 'dot', audience: 'team', isOnMap: false },
    sounds: { step: 'step' },
    feel: { stepEffect: 'turf' },
  };
}

/** Creates a prop on the grass without collisions. */
function createMarking(name: string, image: string, width: number, height: number, depth: number): PropInput {
  return {
    name,
    look: { image, width, height, turns: 'never', depth },
    body: { kind: 'none' },
  };
}

function createBall(name: string, image: string, color: string): PropInput {
  return {
    name,
    look: {
      image,
      width: 0.8,
      height: 0.8,
      turns: 'never',
      depth: 2,
      animations: { idle: `${image}-still`, move: `${image}-rolls` },
    },
    body: {
      kind: 'dynamic',
      shape: 'circle',
      width: 0.7,
      height: 0.7,
      density: 0.35,
      friction: 0.1,
      bounce: 0.55,
      damping: 0.75,
      isTurnLocked: false,
      isBullet: true,
    },
    marker: { icon: 'ball', color, isImportant: true },
  };
}

function createFlag(name: string, image: string): PropInput {
  return {
    name,
    look: {
      image,
      width: 0.9,
      height: 1.35,
      turns: 'never',
      depth: 10,
      offset: { x: 0, y: -0.5 },
      animations: { idle: `${image}-flies` },
    },
    body: { kind: 'none' },
  };
}

const props: Types['props'] = {
  ball: createBall('Ball', 'ball', '#ffffff'),
  'ball-gold': createBall('Golden ball', 'ball-gold', '#ffd84a'),
  'goal-west': createMarking('Goal of the Ducks', 'goal-left', 2.5, 7, 15),
  'goal-east': createMarking('Goal of the Frogs', 'goal-right', 2.5, 7, 15),
  'centre-circle': createMarking('Center circle', 'centre-circle', 7, 7, -50),
  'arc-west': createMarking('Arc', 'box-arc-left', 2, 4, -50),
  'arc-east': createMarking('Arc', 'box-arc-right', 2, 4, -50),
  'flag-ducks': createFlag('Corner flag', 'flag-coral'),
  'flag-frogs': createFlag('Corner flag', 'flag-mint'),
  bucket: createMarking('Bucket', 'bucket', 1, 1, 0),
  boot: createMarking('Lost boot', 'boot', 0.8, 0.8, 0),
  whistle: createMarking('Whistle', 'whistle', 0.8, 0.8, 0),
  trophy: createMarking('Cup', 'trophy', 1.5, 1.5, 20),
  confetti: {
    ...createMarking('Confetti', 'confetti', 3, 3, 20),
    look: {
      image: 'confetti',
      width: 3,
      height: 3,
      turns: 'never',
      depth: 20,
      animations: { idle: 'confetti' },
    },
  },
};

const teams: Types['teams'] = {
  ducks: { name: 'Coral Ducks', color: '#ff7a6b', unit: 'duck', maxPlayers: 6, otherTeams: 'neutral' },
  frogs: { name: 'Mint Frogs', color: '#59d0a0', unit: 'frog', maxPlayers: 6, otherTeams: 'neutral' },
};

const attributes: Types['attributes'] = {
  breath: {
    name: 'Breath',
    regeneration: 18,
    regenerationDelay: 0.4,
    bar: { place: 'below', shown: 'when-not-full', audience: 'owner', color: '#ffd84a' },
  },
};

const buffs: Types['buffs'] = {
  wet: {
    name: 'In a puddle',
    description: 'Slowed down by a puddle.',
    color: '#74c7ec',
    seconds: 0.35,
    speedFactor: 0.62,
  },
  'second-wind': {
    name: 'Second wind',
    description: 'The team is two goals behind and runs faster until the next kick-off.',
    color: '#ffd84a',
    seconds: 0,
    speedFactor: 1.08,
    effect: 'wind',
  },
  waiting: {
    name: 'Waiting for the whistle',
    color: '#ffffff',
    seconds: 1.5,
    isStunned: true,
  },
};

export const types: Types = {
  units: { duck: createPlayer('Duck', 'duck'), frog: createPlayer('Frog', 'frog') },
  props,
  teams,
  attributes,
  buffs,
  animations,
  effects,
  sounds,
};
