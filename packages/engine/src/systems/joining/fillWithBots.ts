import type { Player } from '../../world/Player.ts';
import type { World } from '../../world/World.ts';
import { countTeamPlayers } from '../teams/openTeams.ts';
import { addBotPlayer } from './addBotPlayer.ts';
import { startPlayerLeave } from './startPlayerLeave.ts';
import { countPlayers, listPlayers } from '../players/listPlayers.ts';

/** Adds bots until the configured number of players is reached, and removes them when people join. */
export function fillWithBots(world: World): void {
  const { fillTo } = world.game.game.settings.bots;
  if (fillTo === 0) return;
  while (countPlayers(world) < fillTo) {
    if (addBotPlayer(world, { name: '', team: null, isFiller: true }) === null) return;
  }
  while (countPlayers(world) > fillTo) {
    const filler = findBotToRemove(world, ({ isFiller }) => isFiller);
    if (filler === null) return;
    startPlayerLeave(world, filler);
  }
}

/** Makes room for a person by removing a bot from a full room. Returns false if the room is full of people. */
export function freePlayerSlot(world: World): boolean {
  if (countPlayers(world) < world.game.game.settings.maxPlayers) return true;
  const bot = findBotToRemove(world, ({ isFiller }) => isFiller) ?? findBotToRemove(world, () => true);
  if (bot === null) return false;
  startPlayerLeave(world, bot);
  return true;
}

/**
 * Picks a bot of the largest team, so that teams stay even. Of these it is the one with the lowest score, and the last
 * that joined: players would miss the one that leads.
 */
function findBotToRemove(world: World, passes: (player: Player) => boolean): Player | null {
  let found: Player | null = null;
  let most = -1;
  let lowest = Infinity;
  for (const player of listPlayers(world, (candidate) => candidate.isBot && passes(candidate))) {
    const count = player.team === null ? 0 : countTeamPlayers(world, player.team);
    if (count > most || (count === most && player.score <= lowest)) {
      found = player;
      most = count;
      lowest = player.score;
    }
  }
  return found;
}
