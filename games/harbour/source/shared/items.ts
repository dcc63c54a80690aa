import type { GameInput } from '@playloom/game-format';

type Types = NonNullable<GameInput['types']>;
type ItemInput = NonNullable<Types['items']>[string];

const STACK = 99;

function createItem(
  name: string,
  description: string,
  image: string,
  more: Partial<ItemInput> = {},
): ItemInput {
  return {
    name,
    description,
    look: { image, width: 0.8, height: 0.8, turns: 'never' },
    maxStack: STACK,
    isDroppable: false,
    sounds: { pickUp: 'pick-up' },
    ...more,
  };
}

/** Items on both maps. */
export const items: Types['items'] = {
  rod: createItem('Fishing rod', '{Press:e} at ripples in the water, and again when a fish bites.', 'rod', {
    look: { image: 'rod', width: 1.2, height: 0.9, turns: 'with-body' },
    maxStack: 1,
  }),
  broom: createItem('Broom', 'Sweeps crabs into the sea.', 'broom', {
    look: { image: 'broom', width: 1.2, height: 0.6, turns: 'with-body' },
    maxStack: 1,
    weapon: { kind: 'melee', damage: 1, range: 1.7, arc: 140, knockback: 9, usesPerSecond: 2.5 },
    sounds: { use: 'sweep', pickUp: 'pick-up' },
    effects: { hit: 'dust' },
  }),
  lantern: createItem('Lantern', 'Lights up the cave on Lamp Island.', 'lamp', {
    look: { image: 'lamp', width: 0.4, height: 1, turns: 'never', light: { radius: 5.5 } },
    maxStack: 1,
  }),
  bait: createItem('Bait', 'Fish bite sooner, and sometimes two at once.', 'bait', { isShownInHand: false }),
  pilchard: createItem(
    'Pilchard',
    'Old Finn wants five. The stall buys them, and the cat loves them.',
    'pilchard',
  ),
  shell: createItem('Shell', 'The stall gives a coin for it.', 'shell', {
    groundSeconds: 90,
    look: { image: 'shell', width: 0.6, height: 0.6, turns: 'never' },
  }),
  gem: createItem('Gem', 'The stall gives ten coins for it.', 'gem', {
    look: { image: 'gem', width: 0.7, height: 0.7, turns: 'never' },
  }),
  pie: createItem('Fish pie', 'Makes you faster for a while. Use it with {key:space}.', 'pie', {
    consumable: { buffs: ['well-fed'], useSeconds: 0.4 },
    sounds: { use: 'munch', pickUp: 'pick-up' },
  }),
  bread: createItem('Fresh bread', 'For Harbor Master Hale, on the quay.', 'bread', { maxStack: 1 }),
  oil: createItem('Lamp oil', 'For Keeper Osk, at the lighthouse.', 'oil', { maxStack: 1 }),
  map: createItem(
    'Treasure map',
    'Lamp Island, with a red cross. Where it points changes with the tide. Read it with {key:space}.',
    'map',
    {
      maxStack: 1,
      useRule: 'read-map',
    },
  ),
  key: createItem('Rusty key', 'Fits the chest in the cave on Lamp Island.', 'key', { maxStack: 1 }),
  coin: createItem('Coin', 'Money.', 'coin', {
    look: { image: 'coin', width: 0.6, height: 0.6, turns: 'never', animations: { idle: 'coin-spin' } },
    groundSeconds: 60,
    sounds: { pickUp: 'coin' },
  }),
};
