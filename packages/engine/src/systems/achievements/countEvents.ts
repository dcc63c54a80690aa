import type { Item, Unit } from '../../entities/Entity.ts';
import type { MatchWinner, World } from '../../world/World.ts';
import type { Player } from '../../world/Player.ts';
import { findControllingPlayer } from '../players/findControllingPlayer.ts';
import { countForAchievements } from './achievements.ts';

export function countDeathAndKill(world: World, unit: Unit, killer: Unit | null): void {
  const victim = findControllingPlayer(world, unit);
  if (victim !== null) countForAchievements(world, victim, 'deaths', () => true);
  countKill(world, unit, killer);
}

/** Counts a kill for the player of the killer. Own units and those of the same team don't count. */
function countKill(world: World, unit: Unit, killer: Unit | null): void {
  if (killer === null || killer.owner === null || killer.owner === unit.owner) return;
  if (unit.team !== null && unit.team === killer.team) return;
  countForOwner(world, killer, (player) =>
    countForAchievements(world, player, 'kills', (done) => done.unit === null || done.unit === unit.type),
  );
}

export function countPickUp(world: World, unit: Unit, { type }: Item): void {
  countForOwner(world, unit, (player) =>
    countForAchievements(world, player, 'picks-up', ({ item }) => item === null || item === type),
  );
}

export function countRegionEntry(world: World, unit: Unit, region: string): void {
  countForOwner(world, unit, (player) =>
    countForAchievements(world, player, 'enters', (done) => done.region === region),
  );
}

export function countPurchase(world: World, player: Player, shop: string): void {
  countForAchievements(world, player, 'buys', (done) => done.shop === null || done.shop === shop);
}

export function countRoundWin(world: World, winner: MatchWinner): void {
  for (const player of world.players.values()) {
    if (isWinner(player, winner)) countForAchievements(world, player, 'wins-rounds', () => true);
  }
}

export function countMatchEnd(world: World, winner: MatchWinner): void {
  for (const player of world.players.values()) {
    countForAchievements(world, player, 'finishes', () => true);
    if (isWinner(player, winner)) countForAchievements(world, player, 'wins', () => true);
  }
}

function isWinner({ id, team }: Player, winner: MatchWinner): boolean {
  return winner.team === null ? winner.player === id : winner.team === team;
}

function countForOwner(world: World, { owner }: Unit, count: (player: Player) => void): void {
  const player = owner === null ? undefined : world.players.get(owner);
  if (player !== undefined) count(player);
}
