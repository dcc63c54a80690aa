import type { Game, PlayerId } from '@playloom/game-format';
import type { MatchResultsView } from '@playloom/protocol';
import { nameForStream } from '../../settings/nameForStream.ts';
import { formatAmount } from '../elements/formatAmount.ts';
import type { HudState } from '../state/HudState.ts';

export interface ResultsModel {
  /** Who won, in one short sentence. */
  readonly title: string;
  readonly isWon: boolean;
  /** The color of the winning team. */
  readonly color: string | null;
  readonly label: string;
  readonly rows: readonly ResultRow[];
  readonly awards: readonly ShownAward[];
  readonly own: OwnProgress | null;
}

export interface ResultRow {
  readonly id: PlayerId;
  /** Starts at 1. Players with the same value share a rank. */
  readonly rank: number;
  readonly name: string;
  readonly isMe: boolean;
  readonly isBot: boolean;
  readonly team: { readonly name: string; readonly color: string; readonly index: number } | null;
  readonly value: string;
  readonly isRecord: boolean;
}

interface ShownAward {
  readonly label: string;
  readonly names: string;
  readonly value: string;
  readonly isMine: boolean;
}

interface OwnProgress {
  readonly rank: number;
  readonly of: number;
  readonly value: string;
  readonly isRecord: boolean;
  /** Short facts, such as the best value before. */
  readonly facts: readonly string[];
}

type ResultsState = Pick<HudState, 'game' | 'room' | 'players' | 'me' | 'settings'>;
type RowView = MatchResultsView['rows'][number];

/** Describes the results of the last match. Null while there are none. */
export function describeResults(state: ResultsState): ResultsModel | null {
  const { game, room, me, players } = state;
  const { results } = room;
  if (results === null) return null;
  const { ranking } = game.settings.results;
  const rows = results.rows.map((row) => describeRow(state, results.rows, row));
  const { team, player } = results.winner;
  const myTeam = players.find(({ id }) => id === me)?.team ?? null;
  return {
    title: describeWinner(state, results),
    isWon: (team !== null && team === myTeam) || (player !== null && player === me),
    color: team === null ? null : (game.types.teams[team]?.color ?? null),
    label: ranking.label,
    rows,
    awards: describeAwards(state, results),
    own: describeProgress(state, results.rows, rows),
  };
}

function describeWinner(state: ResultsState, { winner, rows }: MatchResultsView): string {
  const { game, me } = state;
  const { team, player } = winner;
  if (team !== null) return `${game.types.teams[team]?.name ?? team} won`;
  if (player !== null && player === me) return 'You won';
  const row = rows.find((candidate) => candidate.player === player);
  if (row !== undefined) return `${showName(state, row)} won`;
  return game.settings.match.winner === 'rules' ? 'The match is over' : 'It’s a draw';
}

function showName({ settings, me }: ResultsState, { player, name, isBot }: RowView): string {
  return settings.isStreaming ? nameForStream({ id: player, name, isBot }, me) : name;
}

function describeRow(state: ResultsState, rows: readonly RowView[], row: RowView): ResultRow {
  const { game, me } = state;
  const team = row.team === null ? undefined : game.types.teams[row.team];
  const index = row.team === null ? -1 : Object.keys(game.types.teams).indexOf(row.team);
  return {
    id: row.player,
    rank: 1 + rows.findIndex(({ value }) => value === row.value),
    name: showName(state, row),
    isMe: row.player === me,
    isBot: row.isBot,
    team: team === undefined ? null : { name: team.name, color: team.color, index },
    value: formatAmount(row.value),
    isRecord: isRecord(game, row),
  };
}

/** Whether a player beat their best value. A first match has nothing to beat. */
function isRecord(game: Game, { value, best }: RowView): boolean {
  if (best === null || value === 0) return false;
  return game.settings.results.ranking.best === 'highest' ? value > best : value < best;
}

function describeAwards(state: ResultsState, { awards, rows }: MatchResultsView): readonly ShownAward[] {
  return awards.flatMap(({ award, players, value }) => {
    const setting = state.game.settings.results.awards[award];
    const holders = rows.filter(({ player }) => players.includes(player));
    if (setting === undefined || holders.length === 0) return [];
    return [
      {
        label: setting.label,
        names: holders.map((row) => showName(state, row)).join(', '),
        value: formatAmount(value),
        isMine: holders.some(({ player }) => player === state.me),
      },
    ];
  });
}

function describeProgress(
  { me }: ResultsState,
  views: readonly RowView[],
  rows: readonly ResultRow[],
): OwnProgress | null {
  const view = views.find(({ player }) => player === me);
  const row = rows.find(({ isMe }) => isMe);
  if (view === undefined || row === undefined) return null;
  const { last, best } = view;
  const facts = [
    best === null ? '' : row.isRecord ? `before ${formatAmount(best)}` : `best ${formatAmount(best)}`,
    last === null || last === best ? '' : `last match ${formatAmount(last)}`,
  ].filter(Boolean);
  return { rank: row.rank, of: rows.length, value: row.value, isRecord: row.isRecord, facts };
}

/** What a screen reader says when the results appear. */
export function announceResults({ title, own, label, awards }: ResultsModel): string {
  const mine = own === null ? [] : [`You are ${own.rank} of ${own.of}. ${label}: ${own.value}`];
  const record = own?.isRecord === true ? ['Your new best'] : [];
  const won = awards.filter(({ isMine }) => isMine).map((award) => `Award: ${award.label}, ${award.value}`);
  return [title, ...mine, ...record, ...won].join('. ');
}
