import { limits, type PlayerId } from '@playloom/game-format';
import type { Player } from '../../world/Player.ts';
import type { World } from '../../world/World.ts';
import { pickBotName } from './botNames.ts';
import { joinPlayer } from './joinPlayer.ts';
import { countPlayers, listPlayers } from '../players/listPlayers.ts';
import { startPlayerLeave } from './startPlayerLeave.ts';

/**
 * The ids of bots start here. Rooms give people lower ids, so that a bot never gets the id of a person about to
 * join.
 */
export const FIRST_BOT_ID = 1_000_000;

interface BotOptions {
  /** If empty, the bot gets a generated name. */
  readonly name: string;
  readonly team: string | null;
  readonly isFiller: boolean;
}

/** Adds a bot as a player. Returns null if the room is full. */
export function addBotPlayer(world: World, { name, team, isFiller }: BotOptions): Player | null {
  if (countPlayers(world) >= world.game.game.settings.maxPlayers) return null;
  const saved = { game: {}, world: {} };
  return joinPlayer(world, {
    id: findBotId(world),
    name: name.trim().slice(0, limits.NAME_MAX) || pickBotName(world),
    userId: null,
    isBot: true,
    isFiller,
    team,
    saved,
  });
}

export function removeBotPlayers(world: World): void {
  for (const bot of listPlayers(world, ({ isBot }) => isBot)) startPlayerLeave(world, bot);
}

function findBotId(world: World): PlayerId {
  let id = FIRST_BOT_ID;
  while (world.players.has(id)) id += 1;
  return id;
}
