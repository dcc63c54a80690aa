import type { World } from '../../world/World.ts';
import { chooseDialogueOption, closePlayerDialogue } from '../talk/dialogues.ts';
import { buyOffer, closePlayerShop } from '../talk/shops.ts';
import { findSender, type RawInput } from './RawInput.ts';

/** Applies a player's choice. `option` is the index in the document, starting at 0. */
export function applyDialogueChoice(world: World, input: RawInput): void {
  const player = findSender(world, input);
  const { option } = input;
  if (player?.dialogue == null) return;
  const { dialogue, node } = player.dialogue;
  const options = world.game.game.types.dialogues[dialogue]?.nodes[node]?.options ?? [];
  if (Number.isInteger(option) && options[option as number] !== undefined) {
    chooseDialogueOption(world, player, option as number);
  }
}

export function applyCloseDialogue(world: World, input: RawInput): void {
  const player = findSender(world, input);
  if (player?.dialogue != null) closePlayerDialogue(world, player);
}

export function applyShopPurchase(world: World, input: RawInput): void {
  const player = findSender(world, input);
  const { offer } = input;
  if (player?.shop == null) return;
  const offers = world.game.game.types.shops[player.shop.shop]?.offers ?? [];
  if (typeof offer === 'string' && offers.some(({ id }) => id === offer)) buyOffer(world, player, offer);
}

export function applyCloseShop(world: World, input: RawInput): void {
  const player = findSender(world, input);
  if (player?.shop != null) closePlayerShop(world, player);
}
