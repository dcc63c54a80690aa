import type { Shop } from '@playloom/game-format';
import type { Player } from '../../world/Player.ts';
import { findUnit } from '../../world/findEntity.ts';
import type { World } from '../../world/World.ts';
import { changeEntityAttribute, hasAttribute, readAttribute } from '../attributes/attributes.ts';
import { writePlayerVariable } from '../variables/variables.ts';

type Currency = Shop['currency'];

export function canAfford(world: World, player: Player, currency: Currency, price: number): boolean {
  const money = readBalance(world, player, currency);
  return money === null ? price === 0 : money >= price;
}

/** Returns the player's balance of a currency; null if its unit is dead or lacks the attribute. */
export function readBalance(world: World, player: Player, currency: Currency): number | null {
  if (currency.kind === 'player-variable') return readVariable(player, currency.variable);
  const unit = findUnit(world, player.unit);
  if (unit === null || unit.isDead || !hasAttribute(world, unit, currency.attribute)) return null;
  return readAttribute(world, unit, currency.attribute);
}

export function chargePlayer(world: World, player: Player, currency: Currency, price: number): void {
  if (price === 0) return;
  if (currency.kind === 'player-variable') {
    const left = readVariable(player, currency.variable) - price;
    writePlayerVariable(world, player, currency.variable, left);
    return;
  }
  const unit = findUnit(world, player.unit);
  if (unit !== null) changeEntityAttribute(world, unit, currency.attribute, -price);
}

function readVariable({ variables }: Player, variable: string): number {
  const value = variables[variable];
  return typeof value === 'number' ? value : 0;
}
