import type { Unit } from '../../entities/Entity.ts';
import type { Player } from '../../world/Player.ts';
import { toTicks } from '../../world/time.ts';
import type { World } from '../../world/World.ts';
import { findControllingPlayer } from './findControllingPlayer.ts';

/*
 * The form of a player says how well they have done in the last minutes, from 0 to 1. Adaptive bots are as good as the
 * person with the lowest form in the room.
 */

/** The form of people who have just joined. Bots are gentle with them. */
export const STARTING_FORM = 0.2;
/** The form that bots assume while there are only bots. */
const FORM_OF_NOBODY = 0.5;
/** How far a kill raises the form towards 1, and a death lowers it towards 0. */
const KILL_SHARE = 0.12;
const DEATH_SHARE = 0.18;
/** How often the form moves towards the score, and how far: half of the way takes almost two minutes. */
const STEP_SECONDS = 5;
const STEP_SHARE = 0.035;
/** Scores are compared as if each side had this many points more, so that the first point doesn't decide. */
const HEAD_START = 3;
const STANDING_MIN = 0.15;
const STANDING_MAX = 0.85;

/** The lowest form of all people in the room. */
export function findWeakestForm(world: World): number {
  let weakest: number | null = null;
  for (const { isBot, isLeaving, form } of world.players.values()) {
    if (!isBot && !isLeaving && (weakest === null || form < weakest)) weakest = form;
  }
  return weakest ?? FORM_OF_NOBODY;
}

/** Lowers the form of the person whose unit died, and raises that of the killer. */
export function recordDeath(world: World, unit: Unit, killer: Unit | null): void {
  const victim = findControllingPlayer(world, unit);
  const winner = killer === null || killer.owner === null ? undefined : world.players.get(killer.owner);
  if (victim !== null && !victim.isBot) victim.form -= victim.form * DEATH_SHARE;
  if (winner === undefined || winner.isBot || winner === victim || unit.owner === winner.id) return;
  winner.form += (1 - winner.form) * KILL_SHARE;
}

/** Moves the form of people slowly towards how they stand in the scores. */
export function stepPlayerForms(world: World): void {
  if (world.game.game.settings.bots.skill !== 'adaptive') return;
  if (world.tick % toTicks(world, STEP_SECONDS) !== 0) return;
  for (const player of world.players.values()) {
    if (!player.isBot) player.form += (computeStanding(world, player) - player.form) * STEP_SHARE;
  }
}

/** How the player's side stands against the best other one: 0.5 is level. */
function computeStanding(world: World, player: Player): number {
  const own = Math.max(0, readScore(world, player));
  let best = 0;
  for (const other of world.players.values()) {
    if (other === player || (player.team !== null && other.team === player.team)) continue;
    best = Math.max(best, readScore(world, other));
  }
  const standing = (own + HEAD_START) / (own + best + HEAD_START * 2);
  return Math.min(STANDING_MAX, Math.max(STANDING_MIN, standing));
}

/** The score of a player's team, or of a player without one. */
function readScore(world: World, { team, score }: Player): number {
  return team === null ? score : (world.teams.get(team)?.score ?? score);
}
