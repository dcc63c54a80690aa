import { useHud, useHudSlice } from '../state/HudContext.ts';
import { computeHudLayout } from '../state/computeHudLayout.ts';
import { describeMatch, type MatchView, type TeamScore } from './describeMatch.ts';
import { toReadableColor } from '../elements/toReadableColor.ts';
import { TeamMark } from '../elements/TeamMark.tsx';
import { toggleSignal } from '../state/changeSignal.ts';

/** Scores to the left and right of the clock. Tapping it opens the scoreboard. */
export function MatchHeader() {
  const { ui } = useHud();
  const { match, hasTouch } = useHudSlice((state) => ({
    match: describeMatch(state),
    hasTouch: state.hasTouch,
  }));
  const { hasBoardRows } = computeHudLayout(ui.size.value, hasTouch);
  const view = match !== null && hasBoardRows ? removeStanding(match) : match;
  const hasBoard = useHudSlice(({ game }) => game.settings.hud.hasScoreboard);
  if (view === null) return null;
  const content = view.teams.length === 0 ? <Alone view={view} /> : <Teams view={view} />;
  if (!hasBoard) return <div class="hud-match hud-match-row hud-number">{content}</div>;
  return (
    <button
      type="button"
      class="hud-match hud-number"
      data-solid
      title="Scoreboard"
      aria-expanded={ui.isScoreboardOpen.value}
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => toggleSignal(ui.isScoreboardOpen)}
    >
      <span class="hud-hidden">{describe(view)}. Scoreboard</span>
      <span class="hud-match-row" aria-hidden="true">
        {content}
      </span>
    </button>
  );
}

/** Where the rows of the scoreboard are shown, they have rank and score. */
function removeStanding(view: MatchView): MatchView | null {
  const isEmpty = view.teams.length === 0 && view.clock === null && view.caption === null;
  return isEmpty ? null : { ...view, standing: null };
}

function Teams({ view }: { view: MatchView }) {
  const middle = Math.ceil(view.teams.length / 2);
  return (
    <>
      {view.teams.slice(0, middle).map((team) => (
        <TeamBlock key={team.id} team={team} side="left" />
      ))}
      <Clock view={view} />
      {view.teams.slice(middle).map((team) => (
        <TeamBlock key={team.id} team={team} side="right" />
      ))}
    </>
  );
}

function TeamBlock({ team, side }: { team: TeamScore; side: 'left' | 'right' }) {
  return (
    <span
      class="hud-match-block hud-match-team"
      data-side={side}
      data-mine={team.isMine ? '' : undefined}
      style={{ '--team': team.color }}
    >
      <span class="hud-match-name" style={{ color: toReadableColor(team.color) }}>
        <TeamMark color={team.color} index={team.index} />
        <span>{team.name}</span>
      </span>
      <b>{team.score}</b>
      {team.wins > 0 && (
        <span
          class="hud-match-wins"
          role="img"
          aria-label={team.wins === 1 ? '1 round won' : `${team.wins} rounds won`}
        >
          {Array.from({ length: team.wins }, (_, index) => (
            <i key={index} />
          ))}
        </span>
      )}
    </span>
  );
}

function Alone({ view }: { view: MatchView }) {
  return (
    <>
      {view.standing !== null && (
        <span class="hud-match-block" data-side="left">
          <small>rank</small>
          <b>
            {view.standing.rank}
            <small>/{view.standing.of}</small>
          </b>
        </span>
      )}
      <Clock view={view} />
      {view.standing !== null && (
        <span class="hud-match-block" data-side="right">
          <b>{view.standing.score}</b>
          <small>{view.standing.score === '1' ? 'point' : 'points'}</small>
        </span>
      )}
    </>
  );
}

function Clock({ view: { clock, caption, isEnding } }: { view: MatchView }) {
  if (clock === null && caption === null) return null;
  return (
    <span class="hud-match-block hud-match-clock" data-ending={isEnding ? '' : undefined} role="timer">
      {clock !== null && <b>{clock}</b>}
      {caption !== null && <small>{caption}</small>}
    </span>
  );
}

function describe({ teams, standing, clock, caption }: MatchView): string {
  return [
    ...teams.map(({ name, score }) => `${name} ${score}`),
    standing === null
      ? ''
      : `Rank ${standing.rank} of ${standing.of}, ${standing.score} ${standing.score === '1' ? 'point' : 'points'}`,
    clock ?? '',
    caption ?? '',
  ]
    .filter(Boolean)
    .join(', ');
}
