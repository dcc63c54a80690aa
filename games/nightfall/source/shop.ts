import type { GameInput } from '@playloom/game-format';

type Shops = NonNullable<NonNullable<GameInput['types']>['shops']>;
type OfferInput = NonNullable<Shops[string]['offers']>[number];

const BELLOWS_HEALTH = 80;
const BELLOWS_FUEL = 25;

const buyer = { get: 'triggeringUnit' } as const;
const buyingPlayer = { get: 'triggeringPlayer' } as const;
const fire = { get: 'placedUnit', placement: 'fire' } as const;

/**
 * Creates an offer for an upgrade, which is a buff. A player variable remembers it, because buffs end when a ranger
 * dies.
 */
function createUpgrade(
  id: string,
  buff: string,
  most: number,
  offer: Pick<OfferInput, 'name' | 'description' | 'price'>,
) {
  return {
    id,
    ...offer,
    sells: { kind: 'buff', buff },
    if: [{ get: 'isLess', a: { get: 'playerVariable', player: buyingPlayer, variable: buff }, b: most }],
    do: [{ do: 'changePlayerVariable', player: buyingPlayer, variable: buff, amount: 1 }],
  } satisfies OfferInput;
}

const soup: OfferInput = {
  id: 'soup',
  name: 'Hot soup',
  description: 'Heals you fully right away.',
  sells: { kind: 'actions' },
  price: 4,
  do: [
    { do: 'refillAttribute', entity: buyer, attribute: 'health' },
    { do: 'showEffect', effect: 'glow', position: { get: 'positionOf', entity: buyer } },
  ],
};

const bellows: OfferInput = {
  id: 'bellows',
  name: 'Bellows for the fire',
  description: 'The fire grows for everyone: more health, more room for fuel. Up to three times.',
  sells: { kind: 'actions' },
  price: 18,
  if: [{ get: 'isLess', a: { get: 'variable', variable: 'bellows' }, b: 3 }],
  do: [{ do: 'runRule', rule: 'stoke' }],
};

/** Actions of the bellows. They are in a separate rule, because the script runs it too when bots buy the bellows. */
export const stokeActions = [
  { do: 'changeVariable', variable: 'bellows', amount: 1 },
  {
    do: 'setAttributeMax',
    entity: fire,
    attribute: 'health',
    value: { get: 'add', a: { get: 'attributeMax', entity: fire, attribute: 'health' }, b: BELLOWS_HEALTH },
  },
  {
    do: 'setAttributeMax',
    entity: fire,
    attribute: 'fuel',
    value: { get: 'add', a: { get: 'attributeMax', entity: fire, attribute: 'fuel' }, b: BELLOWS_FUEL },
  },
  { do: 'heal', target: fire, amount: BELLOWS_HEALTH },
  { do: 'setScale', entity: fire, scale: { get: 'add', a: { get: 'scaleOf', entity: fire }, b: 0.08 } },
  { do: 'playAnimation', entity: fire, animation: 'fire-fed' },
  { do: 'showEffect', effect: 'flare', position: { get: 'positionOf', entity: fire } },
  { do: 'showMessage', text: 'The fire grows!', seconds: 2 },
] as const;

export const shops: Shops = {
  tent: {
    name: 'Brock’s tent',
    currency: { kind: 'player-variable', variable: 'coins' },
    offers: [
      soup,
      {
        id: 'bandage',
        sells: { kind: 'item', item: 'bandage' },
        price: 5,
        description: 'Carry it, use it, heal 60.',
      },
      {
        id: 'barricade',
        sells: { kind: 'item', item: 'barricade-kit' },
        price: 4,
        description: 'Blocks monsters until they break it.',
      },
      { id: 'sling', sells: { kind: 'item', item: 'sling' }, price: 8, description: 'Stones never run out.' },
      { id: 'club', sells: { kind: 'item', item: 'club' }, price: 12, description: 'Hits hard and wide.' },
      { id: 'spear', sells: { kind: 'item', item: 'spear' }, price: 18, description: 'Reaches far.' },
      { id: 'bow', sells: { kind: 'item', item: 'bow' }, price: 24, description: 'Arrows pierce.' },
      {
        id: 'staff',
        sells: { kind: 'item', item: 'staff' },
        price: 36,
        description: 'Embers burst and burn.',
      },
      createUpgrade('coat', 'coat', 1, {
        name: 'Thick coat',
        description: 'Takes a third off every blow.',
        price: 15,
      }),
      createUpgrade('boots', 'boots', 1, { name: 'Good boots', description: 'Walk faster.', price: 10 }),
      createUpgrade('whetstone', 'sharp', 3, {
        name: 'Whetstone',
        description: 'Every blow hurts a quarter more. Up to three times.',
        price: 14,
      }),
      bellows,
    ],
  },
};
