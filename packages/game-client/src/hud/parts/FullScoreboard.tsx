import type { Game, Settings } from '@playloom/game-format';
import { Icon } from '../elements/Icon.tsx';
import { setSignal } from '../state/changeSignal.ts';
import { useHud, useHudSlice } from '../state/HudContext.ts';
import { rankPlayers } from './rankPlayers.ts';
import { ScoreTable } from './ScoreTable.tsx';

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
        <ScoreTable rows={rows} game={game} me={me} />
      </div>
    </section>
  );
}

/** Results have a table of their own. Releases from before there were results lack the field. */
function hasResults({ settings }: Game): boolean {
  return (settings as Partial<Settings>).results?.isEnabled === true;
}
