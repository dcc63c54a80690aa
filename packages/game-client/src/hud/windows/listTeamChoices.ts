import type { HudState } from '../state/HudState.ts';

interface TeamChoice {
  readonly id: string;
  readonly name: string;
  readonly color: string;
  readonly index: number;
  readonly players: number;
  readonly most: number;
  readonly isFull: boolean;
  readonly isMine: boolean;
}

/** Lists the teams to choose from. Bots leave when a player joins, so they don't make a team full. */
export function listTeamChoices({
  game,
  players,
  me,
}: Pick<HudState, 'game' | 'players' | 'me'>): TeamChoice[] {
  const mine = players.find(({ id }) => id === me)?.team ?? null;
  return Object.entries(game.types.teams)
    .map(([id, team], index) => ({ id, team, index }))
    .filter(({ team }) => team.isOpenToPlayers)
    .map(({ id, team, index }) => {
      const members = players.filter((player) => player.team === id && !player.isBot).length;
      const most = Math.min(team.maxPlayers, game.settings.maxPlayers);
      return {
        id,
        name: team.name,
        color: team.color,
        index,
        players: members,
        most,
        isFull: members >= most,
        isMine: id === mine,
      };
    });
}
