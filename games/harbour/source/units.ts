import type { GameInput } from '@playloom/game-format';
import { createWalkerAnimations } from '../../../tools/games/kit/walker.ts';
import { crab, gull, islander, createStandingLook, passThroughCollisions } from './shared/creatures.ts';

type Types = NonNullable<GameInput['types']>;
type UnitInput = NonNullable<Types['units']>[string];

/** Creates a villager, who talks to players and stays in one area. */
function villager(name: string, image: string, dialogue: string, more: Partial<UnitInput> = {}): UnitInput {
  return {
    name,
    look: createStandingLook(image, image),
    body: { width: 0.7, height: 0.7, collidesWith: passThroughCollisions },
    controls: { speed: 1.6 },
    ai: { behaviour: 'wander', wanderRadius: 1.6, targets: 'nobody', whenAttacked: 'ignore' },
    team: 'bay',
    isInvulnerable: true,
    canPickUpItems: false,
    interaction: { dialogue, range: 1.6 },
    ...more,
  };
}

export const units: Types['units'] = {
  islander,
  crab,
  gull,
  master: villager('Harbor Master Hale', 'master', 'master'),
  baker: villager('Baker Bree', 'baker', 'baker'),
  keeper: villager('Keeper Osk', 'keeper', 'keeper'),
  fisher: villager('Old Finn', 'fisher', 'fisher', {
    ai: { behaviour: 'stand', targets: 'nobody', whenAttacked: 'ignore' },
  }),
  marta: villager('Marta', 'player', 'marta', {
    ai: { behaviour: 'stand', targets: 'nobody', whenAttacked: 'ignore' },
  }),
  cat: villager('Pilot the cat', 'cat', 'cat', {
    look: {
      image: 'cat',
      width: 1,
      height: 1,
      offset: { x: 0, y: -0.2 },
      turns: 'left-right',
      animations: { idle: 'cat-idle', move: 'cat-move' },
    },
    body: { width: 0.4, height: 0.4, collidesWith: passThroughCollisions },
    controls: { speed: 4.4 },
    ai: {
      behaviour: 'wander',
      wanderRadius: 7,
      targets: 'nobody',
      keepDistance: 1.2,
      whenAttacked: 'ignore',
    },
    interaction: { dialogue: 'cat', range: 1.1, prompt: 'Greet' },
  }),
};

export const villagerAnimations: Types['animations'] = {
  ...createWalkerAnimations('master', 'master'),
  ...createWalkerAnimations('baker', 'baker'),
  ...createWalkerAnimations('keeper', 'keeper'),
  ...createWalkerAnimations('fisher', 'fisher'),
  ...createWalkerAnimations('cat', 'cat'),
  'cat-sleeps': { name: 'Cat sleeps', image: 'cat', columns: 8, frames: [6, 7], framesPerSecond: 1 },
};
