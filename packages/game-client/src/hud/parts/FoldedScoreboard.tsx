import { useHud, useHudSlice } from '../state/HudContext.ts';
import { toggleSignal } from '../state/changeSignal.ts';
import { areScoresCounted } from './describeMatch.ts';
import { pickRowsAround, rankPlayers } from './rankPlayers.ts';
import { ScoreTable } from './ScoreTable.tsx';

const FOLDED_ROWS = 3;

/** The best rows and the player's own, in the corner of large screens. A click opens all rows. */
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
      <ScoreTable {...shown} isFolded />
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
