import type { Offer, Shop } from '@playloom/game-format';
import { fire } from '../../rules/fire.ts';
import type { Entity } from '../../world/Entity.ts';
import type { Player } from '../../world/Player.ts';
import { tell } from '../../world/tell.ts';
import type { World } from '../../world/World.ts';
import { handOver, whyNotHandOver } from './handOver.ts';
import { canPay, pay } from './payment.ts';
import { holdsFor, runFor } from './talkContext.ts';

const REFUSAL_SECONDS = 3;

/** Shows a shop to a player. Without a partner nobody can walk away from it. */
export function openShop(world: World, player: Player, shop: string, partner: Entity | null): void {
  if (!Object.hasOwn(world.game.game.types.shops, shop)) return;
  player.shop = { shop, partner: partner?.id ?? null };
}

export function closeShop(_world: World, player: Player): void {
  player.shop = null;
}

/** The offers a player sees, by id: those whose conditions hold. */
export function listOffers(world: World, player: Player): string[] {
  const shop = findShop(world, player);
  if (shop === null) return [];
  return shop.offers
    .filter((_offer, index) => holdsFor(world, player, pathOfOffer(player, index)))
    .map(({ id }) => id);
}

/** Pays for an offer and gets it, or gets a word why not: then nothing is taken. */
export function buyOffer(world: World, player: Player, offerId: string): void {
  const shop = findShop(world, player);
  const index = shop === null ? -1 : shop.offers.findIndex(({ id }) => id === offerId);
  const offer = shop?.offers[index];
  if (shop === null || player.shop === null || offer === undefined) return;
  const path = pathOfOffer(player, index);
  const reason = whyNot(world, player, shop, offer, path) ?? handOver(world, player, offer);
  if (reason !== null) {
    tell(world, { kind: 'message', text: reason, seconds: REFUSAL_SECONDS, player: player.id });
    return;
  }
  const key = keyOf(player, offer);
  const { shop: shopId } = player.shop;
  pay(world, player, shop.currency, offer.price);
  player.bought = { ...player.bought, [key]: timesBought(player, offer) + 1 };
  fire(
    world,
    'playerBuys',
    { triggeringPlayer: player.id, triggeringUnit: player.unit, boughtOffer: offer.id },
    { shop: shopId },
  );
  runFor(world, player, path);
}

function whyNot(world: World, player: Player, shop: Shop, offer: Offer, path: string): string | null {
  if (!holdsFor(world, player, path)) return 'This is not for sale now.';
  const { limitPerPlayer } = offer;
  if (limitPerPlayer !== null && timesBought(player, offer) >= limitPerPlayer) {
    return 'You cannot buy any more of this.';
  }
  if (!canPay(world, player, shop.currency, offer.price)) return 'You cannot afford this.';
  return whyNotHandOver(world, player, offer);
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
