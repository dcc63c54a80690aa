import type { Game } from '@playloom/game-format';
import { useHud, useSlice } from '../HudContext.ts';
import { Icon } from '../Icon.tsx';
import { formatAmount } from './formatAmount.ts';
import { pickRows, rankPlayers, type Ranked } from './rankPlayers.ts';
import { TeamMark } from './TeamMark.tsx';
import { put } from '../changeSignal.ts';

const COMPACT_ROWS = 8;

/** The short list in the corner of wide screens. */
export function ShortBoard() {
  const { rows, game, me } = useSlice(({ players, game, me }) => ({
    rows: pickRows(rankPlayers(players), me, COMPACT_ROWS),
    game,
    me,
  }));
  return (
    <div class="hud-board hud-glass">
      <Table rows={rows} game={game} me={me} hasPlaces={false} />
    </div>
  );
}

/** Everyone, while its key is held or after a tap, and when the match is decided. */
export function FullBoard() {
  const { ui } = useHud();
  const { rows, game, me, phase, round } = useSlice(({ players, game, me, room }) => ({
    rows: rankPlayers(players),
    game,
    me,
    phase: room.match.phase,
    round: room.match.round,
  }));
  const isDecided = phase === 'over' || phase === 'pause';
  if (!ui.hasBoard.value && !isDecided) return null;
  const title = phase === 'over' ? 'Final score' : phase === 'pause' ? `After round ${round}` : 'Scoreboard';
  return (
    <section
      class="hud-full-board hud-glass"
      aria-label={title}
      data-asked={ui.hasBoard.value ? '' : undefined}
    >
      <header>
        <h2>{title}</h2>
        {ui.hasBoard.value && (
          <button
            type="button"
            class="hud-close"
            aria-label="Close the scoreboard"
            tabIndex={-1}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => put(ui.hasBoard, false)}
          >
            <Icon name="close" />
          </button>
        )}
      </header>
      <div class="hud-full-board-rows">
        <Table rows={rows} game={game} me={me} hasPlaces />
      </div>
    </section>
  );
}

interface TableProps {
  readonly rows: readonly Ranked[];
  readonly game: Game;
  readonly me: number | null;
  readonly hasPlaces: boolean;
}

function Table({ rows, game, me, hasPlaces }: TableProps) {
  const teams = Object.keys(game.types.teams);
  return (
    <table>
      <thead>
        <tr>
          {hasPlaces && <th scope="col">Place</th>}
          <th scope="col">Player</th>
          <th scope="col">Points</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ player, place }) => {
          const team = player.team === null ? undefined : game.types.teams[player.team];
          return (
            <tr
              key={player.id}
              data-me={player.id === me ? '' : undefined}
              data-away={player.isAway ? '' : undefined}
            >
              {hasPlaces && <td>{place}</td>}
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
