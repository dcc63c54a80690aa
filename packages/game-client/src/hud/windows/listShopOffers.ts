import type { Game, Offer, Shop } from '@playloom/game-format';
import { type HudSprite, describeLookSprite } from '../elements/describeLookSprite.ts';

export interface ShopOfferView {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly price: number;
  readonly sprite: HudSprite | null;
  /** How much money is missing. 0 means affordable. */
  readonly missing: number;
}

/**
 * Lists the offers that the player can buy, and those that are only too expensive. If an offer is affordable but not
 * in the room's list, one of its conditions is not met, so it is hidden.
 */
export function listShopOffers(
  game: Game,
  shop: Shop,
  { offers, money }: { readonly offers: readonly string[]; readonly money: number },
): ShopOfferView[] {
  return shop.offers
    .filter(({ id, price }) => offers.includes(id) || price > money)
    .map((offer) => ({
      id: offer.id,
      name: offer.name ?? nameOf(game, offer),
      description: offer.description || describeSold(game, offer),
      price: offer.price,
      sprite: describeOfferSprite(game, offer),
      missing: Math.max(0, offer.price - money),
    }));
}

/** The name of a shop's currency. */
export function getCurrencyName(game: Game, { currency }: Shop): string {
  return currency.kind === 'attribute'
    ? (game.types.attributes[currency.attribute]?.name ?? '')
    : (game.variables.player[currency.variable]?.name ?? '');
}

function nameOf({ types }: Game, { id, sells }: Offer): string {
  switch (sells.kind) {
    case 'item':
      return `${types.items[sells.item]?.name ?? id}${sells.count > 1 ? ` × ${sells.count}` : ''}`;
    case 'unit':
      return types.units[sells.unit]?.name ?? id;
    case 'buff':
      return types.buffs[sells.buff]?.name ?? id;
    case 'actions':
      return id;
  }
}

function describeSold({ types }: Game, { sells }: Offer): string {
  switch (sells.kind) {
    case 'item':
      return types.items[sells.item]?.description ?? '';
    case 'unit':
      return types.units[sells.unit]?.description ?? '';
    case 'buff':
      return types.buffs[sells.buff]?.description ?? '';
    case 'actions':
      return '';
  }
}

function describeOfferSprite(game: Game, { sells }: Offer): HudSprite | null {
  const { types } = game;
  const type =
    sells.kind === 'item'
      ? types.items[sells.item]
      : sells.kind === 'unit'
        ? types.units[sells.unit]
        : undefined;
  if (type !== undefined) return describeLookSprite(game, type.look);
  const buff = sells.kind === 'buff' ? types.buffs[sells.buff] : undefined;
  return buff === undefined
    ? null
    : { kind: 'shape', shape: 'diamond', color: buff.color, outline: '#1b2033' };
}
