import { describe, expect, it } from 'vitest';
import { createExampleState } from '../testing/createExampleState.ts';
import { createHudTestGame } from '../testing/createHudTestGame.ts';
import { getCurrencyName, listShopOffers } from './listShopOffers.ts';
import { listTeamChoices } from './listTeamChoices.ts';

const game = createHudTestGame({
  variables: { player: { gold: { name: 'Gold', type: 'number' } } },
  types: {
    units: { fighter: { name: 'Fighter' } },
    items: { apple: { name: 'Apple', description: 'Sweet.' } },
    buffs: { haste: { name: 'Haste', color: '#112233' } },
    shops: {
      stall: {
        name: 'Stall',
        currency: { kind: 'player-variable', variable: 'gold' },
        offers: [
          { id: 'apples', sells: { kind: 'item', item: 'apple', count: 3 }, price: 5 },
          { id: 'haste', sells: { kind: 'buff', buff: 'haste' }, price: 40 },
          { id: 'secret', name: 'Secret', sells: { kind: 'actions' }, price: 1 },
        ],
      },
    },
  },
});
const shop = game.types.shops['stall']!;

describe('a shop', () => {
  it('shows affordable and too expensive offers, and hides those with an unmet condition', () => {
    const offers = listShopOffers(game, shop, { offers: ['apples'], money: 10 });
    expect(offers).toMatchObject([
      { id: 'apples', name: 'Apple × 3', description: 'Sweet.', missing: 0, sprite: { kind: 'shape' } },
      { id: 'haste', name: 'Haste', missing: 30, sprite: { shape: 'diamond', color: '#112233' } },
    ]);
    expect(getCurrencyName(game, shop)).toBe('Gold');
  });
});

describe('the team chooser', () => {
  it('lists the open teams; people count toward the limit, bots do not', () => {
    const chosen = createHudTestGame({
      types: {
        units: { fighter: { name: 'Fighter' } },
        teams: {
          red: { name: 'Red', maxPlayers: 2 },
          dark: { name: 'Dark', isOpenToPlayers: false },
          blue: { name: 'Blue', maxPlayers: 4 },
        },
      },
    });
    const state = createExampleState(chosen);
    const teams = ['red', 'red', 'blue', 'blue', 'blue', 'red', 'red', 'blue'];
    const players = state.players.map((player, index) => ({ ...player, team: teams[index]! }));
    expect(listTeamChoices({ ...state, players })).toMatchObject([
      { id: 'red', index: 0, players: 3, most: 2, isFull: true, isMine: true },
      { id: 'blue', index: 2, players: 3, most: 4, isFull: false, isMine: false },
    ]);
  });
});
