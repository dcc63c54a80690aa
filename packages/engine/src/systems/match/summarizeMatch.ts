import type { Award, PlayerId } from '@playloom/game-format';
import type { Player } from '../../world/Player.ts';
import type { MatchAward, MatchResultRow, MatchResults, World } from '../../world/World.ts';
import { listPlayers } from '../players/listPlayers.ts';
import { readPlayerSave, savePlayerValue } from '../saved/savedData.ts';
import { noWinner, type Winner } from './Winner.ts';

type Measure = Pick<Award, 'variable' | 'best'>;

/** If more players than this share the best value, no one did something special. */
const AWARD_PLAYERS_MAX = 3;

/** Describes how a match ended, and remembers the value of each player to compare the next match with it. */
export function summarizeMatch(world: World, winner: Winner = noWinner): MatchResults {
  const { ranking, awards } = world.game.game.settings.results;
  const players = listPlayers(world);
  const rows = players.map((player) => createRow(player, ranking));
  for (const player of players) storeRecord(world, player, ranking);
  return {
    winner,
    rows: rows.sort((a, b) => compareValues(ranking, a.value, b.value) || a.player - b.player),
    awards: awards.flatMap((award, index) => giveAward(players, award, index)),
  };
}

function createRow(player: Player, ranking: Measure): MatchResultRow {
  const { id, name, isBot, team } = player;
  return {
    player: id,
    name,
    isBot,
    team,
    value: readMeasure(player, ranking),
    last: player.matchRecord?.last ?? null,
    best: findBest(player, ranking),
  };
}

function readMeasure({ score, variables }: Player, { variable }: Measure): number {
  const value = variable === null ? score : variables[variable];
  return typeof value === 'number' ? value : 0;
}

/** Players with 0 come last even if the lowest value is best: they have no time at all, for example. */
function compareValues({ best }: Measure, a: number, b: number): number {
  if (best === 'highest') return b - a;
  if (a === 0 || b === 0) return (a === 0 ? 1 : 0) - (b === 0 ? 1 : 0);
  return a - b;
}

/** Returns no award if everyone has 0, or if too many have the best value. */
function giveAward(players: readonly Player[], award: Measure, index: number): MatchAward[] {
  let holders: PlayerId[] = [];
  let best = 0;
  for (const player of players) {
    const value = readMeasure(player, award);
    const order = value === 0 ? 1 : compareValues(award, value, best);
    if (order < 0) [holders, best] = [[player.id], value];
    else if (order === 0) holders.push(player.id);
  }
  const isShared = holders.length > 1 && holders.length === players.length;
  if (holders.length === 0 || holders.length > AWARD_PLAYERS_MAX || isShared) return [];
  return [{ award: index, players: holders, value: best }];
}

/** The key of the best value in a player's saved data. Another measure is another record. */
function getBestKey({ variable, best }: Measure): string {
  return `match-best:${best}:${variable ?? ''}`;
}

/** The player's best value so far: in this room, and in all rooms of the game for players with an account. */
function findBest(player: Player, ranking: Measure): number | null {
  const saved = readPlayerSave(player, 'game', getBestKey(ranking));
  const known = [player.matchRecord?.best, saved].filter((value) => typeof value === 'number' && value !== 0);
  const sorted = (known as number[]).sort((a, b) => compareValues(ranking, a, b));
  return sorted[0] ?? null;
}

function storeRecord(world: World, player: Player, ranking: Measure): void {
  const value = readMeasure(player, ranking);
  const before = findBest(player, ranking);
  const isRecord = value !== 0 && (before === null || compareValues(ranking, value, before) < 0);
  player.matchRecord = { last: value, best: isRecord ? value : (before ?? 0) };
  // Saved data that arrives later may contain a better value.
  if (!isRecord || !player.isSignedIn || !player.hasSavedData) return;
  const change = { kind: 'set', value } as const;
  savePlayerValue(world, player, { scope: 'game', key: getBestKey(ranking), change });
}
