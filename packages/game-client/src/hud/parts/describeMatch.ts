import type { HudState } from '../state/HudState.ts';
import { formatAmount } from '../elements/formatAmount.ts';
import { formatClock, computeSecondsUntil } from './formatClock.ts';
import { rankPlayers } from './rankPlayers.ts';

/** What the header shows about the match. */
export interface MatchView {
  readonly teams: readonly TeamScore[];
  /** The player's rank and score, for games without teams. */
  readonly standing: { readonly rank: number; readonly of: number; readonly score: string } | null;
  readonly clock: string | null;
  readonly caption: string | null;
  readonly isEnding: boolean;
}

export interface TeamScore {
  readonly id: string;
  readonly name: string;
  readonly color: string;
  /** Index among all teams. It decides which shape marks the team. */
  readonly index: number;
  readonly score: string;
  readonly wins: number;
  readonly isMine: boolean;
}

type MatchState = Pick<HudState, 'game' | 'room' | 'players' | 'me' | 'tick' | 'tickRate'>;

/** The clock is highlighted when this many seconds are left. */
const ENDING_SECONDS = 10;

/** Describes the match for the header. Null when there are no teams, no time and no scores to show. */
export function describeMatch(state: MatchState): MatchView | null {
  const { match } = state.room;
  const { hasTimer } = state.game.settings.hud;
  const teams = listTeamScores(state);
  const standing = teams.length === 0 ? readStanding(state) : null;
  const left = computeSecondsUntil(match.endsAt, state);
  const hasClock = hasTimer && match.endsAt > 0 && match.phase !== 'off' && match.phase !== 'waiting';
  const caption = hasTimer ? captionOf(state) : null;
  if (teams.length === 0 && standing === null && !hasClock && caption === null) return null;
  return {
    teams,
    standing,
    clock: hasClock ? formatClock(left) : null,
    caption,
    isEnding: hasClock && match.phase === 'round' && left <= ENDING_SECONDS,
  };
}

/** The seconds left of the countdown before a round. Null if there is no countdown. */
export function readCountdown({ room, tick, tickRate }: MatchState): number | null {
  if (room.match.phase !== 'countdown' || room.match.endsAt <= tick) return null;
  return computeSecondsUntil(room.match.endsAt, { tick, tickRate });
}

function captionOf({ game, room, players }: MatchState): string | null {
  const { minPlayers, rounds, scoreToWin, winner } = game.settings.match;
  const { phase, round } = room.match;
  if (phase === 'waiting') return `Waiting for players: ${players.length} of ${minPlayers}`;
  if (phase === 'countdown') return 'get ready';
  if (phase === 'pause') return 'next round';
  if (phase === 'over') return 'match over';
  if (phase === 'off') return null;
  // Rules that decide who wins may also end the match after fewer rounds.
  if (rounds > 1 && winner === 'rules') return `round ${round}`;
  if (rounds > 1) return `round ${Math.min(round, rounds)} of ${rounds}`;
  return scoreToWin > 0 ? `first to ${formatAmount(scoreToWin)}` : null;
}

function listTeamScores({ game, room, players, me }: MatchState): TeamScore[] {
  const mine = players.find(({ id }) => id === me)?.team ?? null;
  const teams = Object.entries(game.types.teams).map(([id, team], index) => ({ id, team, index }));
  const open = teams.filter(({ team }) => team.isOpenToPlayers);
  if (open.length < 2) return [];
  return open.map(({ id, team, index }) => ({
    id,
    name: team.name,
    color: team.color,
    index,
    score: formatAmount(room.teamScores[id] ?? 0),
    wins: game.settings.match.rounds > 1 ? (room.match.wins[id] ?? 0) : 0,
    isMine: id === mine,
  }));
}

function readStanding({ game, players, me }: MatchState): MatchView['standing'] {
  const { hud, match } = game.settings;
  // A rank means nothing where the rules or a team win.
  const isRanked = !match.isEnabled || match.winner === 'player';
  if (!hud.hasScoreboard || !isRanked || !areScoresCounted({ game, players })) return null;
  const own = rankPlayers(players).find(({ player }) => player.id === me);
  return own === undefined
    ? null
    : { rank: own.rank, of: players.length, score: formatAmount(own.player.score) };
}

/** Whether points of single players matter: always if the best player wins, else as soon as a player has points. */
export function areScoresCounted({ game, players }: Pick<MatchState, 'game' | 'players'>): boolean {
  const { match } = game.settings;
  return (match.isEnabled && match.winner === 'player') || players.some(({ score }) => score !== 0);
}
