import type { GameInput } from '@playloom/game-format';
import { createWalkerStateAnimations } from '../../../../tools/games/kit/walker.ts';
import { INVENTORY_SLOTS } from './expressions.ts';

type Types = NonNullable<GameInput['types']>;
type UnitInput = NonNullable<Types['units']>[string];

/** Collisions of players. They walk through each other, so that no one can block the pier. */
export const passThroughCollisions = { units: false, projectiles: false };

export const teams: Types['teams'] = {
  bay: { name: 'The bay', color: '#5ec8e5', relations: { crabs: 'hostile' } },
  crabs: { name: 'Crabs', color: '#ef6f6c', isOpenToPlayers: false },
};

export const attributes: Types['attributes'] = {
  nerve: {
    name: 'Nerve',
    role: 'health',
    start: 2,
    max: 2,
    bar: { place: 'above', shown: 'when-not-full', audience: 'everyone', color: '#ef6f6c' },
  },
};

export function createStandingLook(image: string, animation: string) {
  return {
    image,
    width: 1.5,
    height: 1.5,
    offset: { x: 0, y: -0.35 },
    turns: 'left-right' as const,
    animations: createWalkerStateAnimations(animation),
  };
}

/** The unit of players. E talks, fishes and trades; Space uses the held item. */
export const islander: UnitInput = {
  name: 'Islander',
  look: createStandingLook('player', 'player'),
  body: { width: 0.7, height: 0.7, collidesWith: passThroughCollisions },
  controls: {
    scheme: 'wasd',
    speed: 5,
    keys: [
      { key: 'e', press: { kind: 'interact' }, touchButton: { label: 'Use', x: 0.9, y: 0.72 } },
      { key: 'space', press: { kind: 'use-item' }, touchButton: { label: 'Swing', x: 0.8, y: 0.86 } },
      { key: 'q', press: { kind: 'next-slot' }, touchButton: { label: 'Next', x: 0.7, y: 0.92 } },
      {
        key: 'l',
        press: { kind: 'run-rule', rule: 'toggle-log' },
        touchButton: { label: 'Log', x: 0.93, y: 0.12 },
      },
    ],
  },
  inventory: { size: INVENTORY_SLOTS },
  ai: { attackRange: 1.5 },
  isInvulnerable: true,
  sounds: { step: 'step' },
  feel: { stepEffect: 'step-sand' },
};

/** A crab runs away from players; two sweeps of a broom chase it off. */
export const crab: UnitInput = {
  name: 'Crab',
  look: {
    image: 'crab',
    width: 1,
    height: 1,
    turns: 'left-right',
    animations: createWalkerStateAnimations('crab'),
  },
  body: { width: 0.6, height: 0.6, collidesWith: passThroughCollisions },
  controls: { speed: 2.6, acceleration: 30 },
  attributes: { nerve: {} },
  ai: {
    behaviour: 'flee',
    targets: 'players',
    sightRange: 2.6,
    giveUpRange: 4,
    wanderRadius: 4,
    whenAttacked: 'flee',
  },
  death: { drops: [{ item: 'coin', chance: 0.6 }], respawnSeconds: 9 },
  team: 'crabs',
  hasNameLabel: false,
  canPickUpItems: false,
  sounds: { die: 'splash' },
  effects: { die: 'splash', hurt: 'dust' },
};

/** A gull flies up when a player comes near. */
export const gull: UnitInput = {
  name: 'Gull',
  look: {
    image: 'gull',
    width: 1.4,
    height: 1.4,
    turns: 'left-right',
    depth: 10,
    animations: { idle: 'gull-stands', move: 'gull-flies' },
  },
  body: {
    width: 0.4,
    height: 0.4,
    collidesWith: { walls: false, units: false, projectiles: false, props: false },
  },
  controls: { speed: 4, acceleration: 12 },
  ai: {
    behaviour: 'flee',
    targets: 'players',
    sightRange: 2.5,
    giveUpRange: 6,
    wanderRadius: 5,
    usesPathFinding: false,
    whenAttacked: 'flee',
  },
  team: 'bay',
  isInvulnerable: true,
  hasNameLabel: false,
  canPickUpItems: false,
};
