import type { Offer, Shop } from '@playloom/game-format';
import { fire } from '../../triggers/fire.ts';
import type { Entity } from '../../entities/Entity.ts';
import type { Player } from '../../world/Player.ts';
import { countPurchase } from '../achievements/countEvents.ts';
import { emitEvent } from '../../world/emitEvent.ts';
import type { World } from '../../world/World.ts';
import { deliverOffer, findDeliveryProblem } from './deliverOffer.ts';
import { canAfford, chargePlayer } from './payment.ts';
import { areConditionsMet, runActionsFor } from './talkContext.ts';

const PROBLEM_MESSAGE_SECONDS = 3;

/** Shows a shop to a player. If `partner` is null, the shop doesn't close when the player walks away. */
export function openPlayerShop(world: World, player: Player, shop: string, partner: Entity | null): void {
  if (!Object.hasOwn(world.game.game.types.shops, shop)) return;
  player.shop = { shop, partner: partner?.id ?? null };
}

export function closePlayerShop(_world: World, player: Player): void {
  player.shop = null;
}

/** Lists the ids of the offers that a player sees, which are those whose conditions are met. */
export function listAvailableOfferIds(world: World, player: Player): string[] {
  const shop = findShop(world, player);
  if (shop === null) return [];
  return shop.offers
    .filter((_offer, index) => areConditionsMet(world, player, pathOfOffer(player, index)))
    .map(({ id }) => id);
}

/** Delivers an offer and charges the player. If that isn't possible, tells the player why and charges nothing. */
export function buyOffer(world: World, player: Player, offerId: string): void {
  const shop = findShop(world, player);
  const index = shop === null ? -1 : shop.offers.findIndex(({ id }) => id === offerId);
  const offer = shop?.offers[index];
  if (shop === null || player.shop === null || offer === undefined) return;
  const path = pathOfOffer(player, index);
  const reason = findPurchaseProblem(world, player, shop, offer, path) ?? deliverOffer(world, player, offer);
  if (reason !== null) {
    emitEvent(world, { kind: 'message', text: reason, seconds: PROBLEM_MESSAGE_SECONDS, player: player.id });
    return;
  }
  const key = keyOf(player, offer);
  const { shop: shopId } = player.shop;
  chargePlayer(world, player, shop.currency, offer.price);
  player.bought = { ...player.bought, [key]: timesBought(player, offer) + 1 };
  fire(
    world,
    'playerBuys',
    { triggeringPlayer: player.id, triggeringUnit: player.unit, boughtOffer: offer.id },
    { shop: shopId },
  );
  countPurchase(world, player, shopId);
  runActionsFor(world, player, path);
}

function findPurchaseProblem(
  world: World,
  player: Player,
  shop: Shop,
  offer: Offer,
  path: string,
): string | null {
  if (!areConditionsMet(world, player, path)) return 'This isn’t for sale right now.';
  const { limitPerPlayer } = offer;
  if (limitPerPlayer !== null && timesBought(player, offer) >= limitPerPlayer) {
    return 'You can’t buy any more of this.';
  }
  if (!canAfford(world, player, shop.currency, offer.price)) return 'You can’t afford this.';
  return findDeliveryProblem(world, player, offer);
}

function findShop(world: World, { shop }: Player): Shop | null {
  return shop === null ? null : (world.game.game.types.shops[shop.shop] ?? null);
}

function timesBought(player: Player, offer: Offer): number {
  const key = keyOf(player, offer);
  return Object.hasOwn(player.bought, key) ? player.bought[key]! : 0;
}

function keyOf({ shop }: Player, { id }: Offer): string {
  return `${shop!.shop}/${id}`;
}

function pathOfOffer({ shop }: Player, index: number): string {
  return `types.shops.${shop!.shop}.offers[${index}]`;
}
