import type { Game, Settings } from '@playloom/game-format';
import { useHud, useHudSlice } from '../state/HudContext.ts';
import { Icon } from '../elements/Icon.tsx';
import { formatAmount } from '../elements/formatAmount.ts';
import { areScoresCounted } from './describeMatch.ts';
import { pickRowsAround, rankPlayers, type RankedPlayer } from './rankPlayers.ts';
import { TeamMark } from '../elements/TeamMark.tsx';
import { setSignal, toggleSignal } from '../state/changeSignal.ts';

const FOLDED_ROWS = 3;

/** The rows around the player, in the corner of large screens. A click opens all rows. */
export function FoldedScoreboard() {
  const { ui } = useHud();
  const shown = useHudSlice((state) => ({
    rows: areScoresCounted(state) ? pickRowsAround(rankPlayers(state.players), state.me, FOLDED_ROWS) : [],
    game: state.game,
    me: state.me,
  }));
  if (shown.rows.length === 0) return null;
  return (
    <div class="hud-board hud-glass" data-solid>
      <Table {...shown} isFolded />
      <button
        type="button"
        class="hud-board-open"
        aria-label="Show all scores"
        aria-expanded={ui.isScoreboardOpen.value}
        title="Scoreboard"
        tabIndex={-1}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => toggleSignal(ui.isScoreboardOpen)}
      />
    </div>
  );
}

/** Lists all players. Shown while its key is held, after a tap, between rounds and after the match. */
export function FullScoreboard() {
  const { ui } = useHud();
  const { rows, game, me, phase, round } = useHudSlice(({ players, game, me, room }) => ({
    rows: rankPlayers(players),
    game,
    me,
    phase: room.match.phase === 'over' && hasResults(game) ? 'off' : room.match.phase,
    round: room.match.round,
  }));
  const isDecided = phase === 'over' || phase === 'pause';
  if (!ui.isScoreboardOpen.value && !isDecided) return null;
  const title = phase === 'over' ? 'Final score' : phase === 'pause' ? `After round ${round}` : 'Scoreboard';
  return (
    <section
      class="hud-full-board hud-glass"
      aria-label={title}
      data-asked={ui.isScoreboardOpen.value ? '' : undefined}
    >
      <header>
        <h2>{title}</h2>
        {ui.isScoreboardOpen.value && (
          <button
            type="button"
            class="hud-close"
            aria-label="Close scoreboard"
            tabIndex={-1}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => setSignal(ui.isScoreboardOpen, false)}
          >
            <Icon name="close" />
          </button>
        )}
      </header>
      <div class="hud-full-board-rows">
        <Table rows={rows} game={game} me={me} />
      </div>
    </section>
  );
}

/** Results have a table of their own. Releases from before there were results lack the field. */
function hasResults({ settings }: Game): boolean {
  return (settings as Partial<Settings>).results?.isEnabled === true;
}

interface TableProps {
  readonly rows: readonly RankedPlayer[];
  readonly game: Game;
  readonly me: number | null;
  readonly isFolded?: boolean;
}

function Table({ rows, game, me, isFolded = false }: TableProps) {
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
