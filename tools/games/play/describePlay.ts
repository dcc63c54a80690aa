import type { World, WorldEvent } from '@playloom/engine';
import type { HeadlessPlayReport } from './runHeadlessGame.ts';

const SECONDS_PER_MINUTE = 60;

/** Describes a headless play as text: match events, event counts, scores, hashes. */
export function describePlay(report: HeadlessPlayReport, options: { readonly verbose: boolean }): string[] {
  const { world } = report;
  return [
    ...section('Course', listMatchEvents(report, options.verbose)),
    ...section('Events', countEvents(report)),
    ...section('Scores', listScores(world)),
    ...section(
      'Hashes',
      report.hashes.map(({ tick, hash }) => `${String(tick).padStart(6)}  ${hash}`),
    ),
  ];
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)];
}

function listMatchEvents({ events, world }: HeadlessPlayReport, verbose: boolean): string[] {
  const shown = verbose ? events : events.filter(({ event }) => isMatchEvent(event));
  return shown.map(({ tick, event }) => `${clockOf(world, tick)}  ${describeEvent(world, event)}`);
}

function isMatchEvent({ kind }: WorldEvent): boolean {
  return ['match', 'rule-problem', 'script-problem', 'script-line', 'leaderboard', 'travel'].includes(kind);
}

function describeEvent(world: World, event: WorldEvent): string {
  const { kind, ...rest } = event;
  if (event.kind === 'match') {
    const winner =
      event.team ??
      (event.player === null ? null : (world.players.get(event.player)?.name ?? `player ${event.player}`));
    return `${event.change} ${event.round}${winner === null ? '' : `, won by ${winner}`}`;
  }
  return `${kind} ${JSON.stringify(rest)}`;
}

function countEvents({ events }: HeadlessPlayReport): string[] {
  const counts = new Map<string, number>();
  for (const { event } of events) counts.set(event.kind, (counts.get(event.kind) ?? 0) + 1);
  return [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([kind, count]) => `${kind} ${count}`);
}

function listScores(world: World): string[] {
  const teams = [...world.teams].map(([id, { score }]) => `team ${id}: ${score}`);
  const players = [...world.players.values()].toSorted((a, b) => b.score - a.score);
  return [
    ...teams,
    ...players.map(({ name, team, score }) => `${name}${team === null ? '' : ` (${team})`}: ${score}`),
  ];
}

function clockOf(world: World, tick: number): string {
  const seconds = Math.floor(tick / world.game.tickRate);
  const rest = String(seconds % SECONDS_PER_MINUTE).padStart(2, '0');
  return `${Math.floor(seconds / SECONDS_PER_MINUTE)}:${rest}`;
}
