import type { EntityId } from '@playloom/game-format';
import { findEntity, findUnit } from '../../world/findEntity.ts';
import type { Player } from '../../world/Player.ts';
import type { World } from '../../world/World.ts';
import { closePlayerDialogue } from './dialogues.ts';
import { isInInteractionRange } from './startInteraction.ts';
import { closePlayerShop } from './shops.ts';

/** Added to the range of an open dialogue or shop, so that a small step doesn't end it. */
const RANGE_SLACK = 0.5;

/** Ends dialogues and shops if the player has walked away from the partner, or the partner no longer exists. */
export function stepTalk(world: World): void {
  for (const player of world.players.values()) {
    if (player.dialogue !== null && isAway(world, player, player.dialogue.partner))
      closePlayerDialogue(world, player);
    if (player.shop !== null && isAway(world, player, player.shop.partner)) closePlayerShop(world, player);
  }
}

function isAway(world: World, player: Player, partnerId: EntityId | null): boolean {
  if (partnerId === null) return false;
  const unit = findUnit(world, player.unit);
  const partner = findEntity(world, partnerId);
  if (unit === null || unit.isDead || unit.isDoomed || partner === null || partner.isDoomed) return true;
  if (partner.kind !== 'prop' && (partner.kind !== 'unit' || partner.isDead)) return true;
  return !isInInteractionRange(world, unit, partner, RANGE_SLACK);
}
