import { findLeadingTeam } from '../teams/leadingTeam.ts';
import type { Player } from '../../world/Player.ts';
import type { MatchWinner, World } from '../../world/World.ts';
import { listPlayers } from '../players/listPlayers.ts';

export type Winner = MatchWinner;

export const noWinner: Winner = { team: null, player: null };

const PLAYER_PREFIX = 'player:';

/** The key of a winner in `match.wins`. Team ids contain no colon, so they can't be confused with players. */
export function getWinnerKey({ team, player }: Winner): string | null {
  if (team !== null) return team;
  return player === null ? null : `${PLAYER_PREFIX}${player}`;
}

/**
 * Returns the team or player with the highest score, depending on the settings. No one if there is a tie, or if
 * rules decide.
 */
export function findRoundLeader(world: World): Winner {
  const { winner } = world.game.game.settings.match;
  if (winner === 'team') return { team: findLeadingTeam(world), player: null };
  return winner === 'player' ? { team: null, player: findLeadingPlayer(world)?.id ?? null } : noWinner;
}

/** Returns the winner of the most rounds. If no round has a winner, the scores decide. */
export function findMatchWinner(world: World): Winner {
  const { winner } = world.game.game.settings.match;
  if (Object.keys(world.match.wins).length > 0) return findMostWins(world);
  if (winner !== 'rules') return findRoundLeader(world);
  const team = findLeadingTeam(world);
  return team === null ? { team, player: findLeadingPlayer(world)?.id ?? null } : { team, player: null };
}

/** Returns the player with the highest score; null if there is a tie or no player. */
function findLeadingPlayer(world: World): Player | null {
  let leader: Player | null = null;
  let best = -Infinity;
  for (const player of listPlayers(world)) {
    if (player.score > best) {
      leader = player;
      best = player.score;
    } else if (player.score === best) leader = null;
  }
  return leader;
}

function findMostWins(world: World): Winner {
  let leader = noWinner;
  let most = 0;
  for (const [key, wins] of Object.entries(world.match.wins)) {
    if (wins > most) {
      leader = readWinner(world, key);
      most = wins;
    } else if (wins === most) leader = noWinner;
  }
  return leader;
}

/** Returns the winner for a key; no one if the player has left. */
function readWinner(world: World, key: string): Winner {
  if (!key.startsWith(PLAYER_PREFIX)) return { team: key, player: null };
  const player = world.players.get(Number(key.slice(PLAYER_PREFIX.length)));
  return player === undefined || player.isLeaving ? noWinner : { team: null, player: player.id };
}
