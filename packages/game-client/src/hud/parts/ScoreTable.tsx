import type { Game } from '@playloom/game-format';
import { formatAmount } from '../elements/formatAmount.ts';
import { TeamMark } from '../elements/TeamMark.tsx';
import type { RankedPlayer } from './rankPlayers.ts';

interface TableProps {
  readonly rows: readonly RankedPlayer[];
  readonly game: Game;
  readonly me: number | null;
  readonly isFolded?: boolean;
}

/** Players with rank and score. */
export function ScoreTable({ rows, game, me, isFolded = false }: TableProps) {
  const teams = Object.keys(game.types.teams);
  return (
    <table>
      <thead class={isFolded ? 'hud-hidden' : undefined}>
        <tr>
          <th scope="col">Rank</th>
          <th scope="col">Player</th>
          <th scope="col">Points</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ player, rank }) => {
          const team = player.team === null ? undefined : game.types.teams[player.team];
          return (
            <tr
              key={player.id}
              data-me={player.id === me ? '' : undefined}
              data-away={player.isAway ? '' : undefined}
            >
              <td>{rank}</td>
              <td>
                <span class="hud-board-name">
                  {teams.length > 0 && (
                    <TeamMark
                      color={team?.color ?? null}
                      index={player.team === null ? null : teams.indexOf(player.team)}
                    />
                  )}
                  <span class="hud-cut">{player.name}</span>
                  {team !== undefined && <span class="hud-hidden">, {team.name}</span>}
                  {player.id === me && <em>you</em>}
                  {player.isBot && <em>bot</em>}
                  {player.isAway && <em>away</em>}
                </span>
              </td>
              <td>{formatAmount(player.score)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
