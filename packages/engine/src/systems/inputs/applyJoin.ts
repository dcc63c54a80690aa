import { type SavedData, limits } from '@playloom/game-format';
import type { World } from '../../world/World.ts';
import { isAchievementProgress, isGoalProgress } from '../achievements/isAchievementProgress.ts';
import { isSavedData } from '../saved/savedData.ts';
import { loadSavedData } from '../saved/savedVariables.ts';
import { FIRST_BOT_ID } from '../joining/addBotPlayer.ts';
import { freePlayerSlot } from '../joining/fillWithBots.ts';
import { joinPlayer } from '../joining/joinPlayer.ts';
import { startPlayerLeave } from '../joining/startPlayerLeave.ts';
import { countPlayers } from '../players/listPlayers.ts';
import { isPlayerId, parseSingleLine, USER_ID_LENGTH_MAX } from './checks.ts';
import { findSender, type RawInput } from './RawInput.ts';

export function applyJoin(world: World, input: RawInput): void {
  const { player: id, userId = null, isBot = false, team = null } = input;
  const name = parseSingleLine(input['name'], limits.NAME_MAX);
  const saved = readSaved(input['saved']);
  if (!isPlayerId(id) || world.players.has(id) || name === null || name === '') return;
  if (typeof isBot !== 'boolean' || saved === undefined) return;
  if (!isBot && id >= FIRST_BOT_ID) return;
  if (userId !== null && !parseSingleLine(userId, USER_ID_LENGTH_MAX)) return;
  if (team !== null && (typeof team !== 'string' || !world.teams.has(team))) return;
  if (!hasRoomFor(world, isBot)) return;
  joinPlayer(world, { id, name, userId: userId as string | null, isBot, isFiller: false, team, saved });
}

export function applyLeave(world: World, input: RawInput): void {
  const player = findSender(world, input);
  if (player !== null) startPlayerLeave(world, player);
}

/** Loads a player's saved data, but only once: a second time would undo what was saved since. */
export function applySavedData(world: World, input: RawInput): void {
  const player = findSender(world, input);
  const saved = readSaved(input['saved']);
  if (player === null || player.hasSavedData || saved == null) return;
  loadSavedData(world, player, saved);
}

/** Returns undefined if the data is invalid, and null if it will arrive later. */
function readSaved(value: unknown): SavedData | null | undefined {
  if (value === null) return null;
  if (!isSavedData(value)) return undefined;
  const { game, world, achievements, goals } = value;
  return {
    game,
    world,
    ...(isAchievementProgress(achievements) && { achievements }),
    ...(isGoalProgress(goals) && { goals }),
  };
}

/** Whether a player can join. In a full room, a person replaces a bot; another bot doesn't. */
function hasRoomFor(world: World, isBot: boolean): boolean {
  return isBot ? countPlayers(world) < world.game.game.settings.maxPlayers : freePlayerSlot(world);
}
