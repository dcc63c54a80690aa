import type { GameInput } from '@playloom/game-format';
import { createWalkerStateAnimations } from '../../../tools/games/kit/walker.ts';

type Types = NonNullable<GameInput['types']>;
type UnitInput = NonNullable<Types['units']>[string];

const keys: NonNullable<NonNullable<UnitInput['controls']>['keys']> = [
  {
    key: 'mouse-left',
    press: { kind: 'use-item' },
    touchButton: { label: 'Fire', x: 0.88, y: 0.72 },
  },
  { key: 'space', press: { kind: 'use-item' } },
  { key: 'e', press: { kind: 'next-slot' }, touchButton: { label: 'Switch', x: 0.76, y: 0.86 } },
  { key: 'r', press: { kind: 'reload' }, touchButton: { label: 'Reload', x: 0.94, y: 0.52 } },
];

/** Creates the fighter of a team. The teams differ only in the sprite. */
function createFighter(name: string, image: string): UnitInput {
  return {
    name,
    look: {
      image,
      width: 1.5,
      height: 1.5,
      turns: 'with-body',
      animations: createWalkerStateAnimations(image),
    },
    body: { width: 0.8, height: 0.8 },
    controls: { scheme: 'wasd', speed: 5.5, acceleration: 50, facing: 'mouse', keys },
    attributes: { health: {} },
    inventory: { size: 8, startItems: [{ item: 'wrench' }] },
    // Used by bots: how far they see, and how close they come.
    ai: { sightRange: 13, attackRange: 7, keepDistance: 3, giveUpRange: 18, reactionSeconds: 0.35 },
    // Dots on the minimap show teammates already.
    marker: { icon: 'dot', audience: 'team', isOnMap: false },
    sounds: { hurt: 'hurt', die: 'die', step: 'step', appear: 'appear' },
    effects: { hurt: 'sparks', die: 'scrap-burst', appear: 'dust' },
    feel: { stepEffect: 'step-dust' },
  };
}

export const units: Types['units'] = {
  copper: createFighter('Copper fighter', 'copper'),
  tide: createFighter('Tide fighter', 'tide'),
};

export const teams: Types['teams'] = {
  copper: { name: 'Copper', color: '#ff7a6b', unit: 'copper', maxPlayers: 8 },
  tide: { name: 'Tide', color: '#5aa9f0', unit: 'tide', maxPlayers: 8 },
};

export const attributes: Types['attributes'] = {
  health: {
    name: 'Health',
    role: 'health',
    regeneration: 4,
    regenerationDelay: 6,
    bar: { place: 'above', shown: 'when-not-full', color: '#7bd389' },
  },
};

export const buffs: Types['buffs'] = {
  boost: {
    name: 'Winged boots',
    description: 'Runs 50% faster.',
    color: '#fff1a8',
    seconds: 8,
    speedFactor: 1.5,
    effect: 'boost-trail',
  },
  grit: {
    name: 'Second wind',
    description: 'The team is far behind: its members are tougher and quicker for a while.',
    color: '#c9a2f2',
    seconds: 9,
    speedFactor: 1.12,
    damageTakenFactor: 0.7,
  },
};
