import {
  type AchievementCondition,
  getAchievementGoal,
  type Goal,
  type GoalProgress,
} from '@playloom/game-format';
import { emitEvent } from '../../world/emitEvent.ts';
import type { Player } from '../../world/Player.ts';
import type { World } from '../../world/World.ts';

const MEASURED_KINDS = ['scores', 'reaches'] as const;

type ConditionOf<Kind extends AchievementCondition['kind']> = Extract<AchievementCondition, { kind: Kind }>;

/** Starts to count for the goals that the platform has chosen, in place of those of another day. */
export function loadGoals(world: World, player: Player, { day, counts, done }: GoalProgress): void {
  if (player.achievements === undefined) return;
  const goals = [...world.game.goals.values()].filter(({ id }) => Object.hasOwn(counts, id));
  const measured = goals.filter((goal) => goal.done.kind === 'scores' || goal.done.kind === 'reaches');
  player.goals = {
    day,
    counts: Object.fromEntries(goals.map(({ id }) => [id, counts[id]!])),
    done: done.filter((id) => Object.hasOwn(counts, id) && world.game.goals.has(id)),
    changed: [],
    start: Object.fromEntries(measured.map((goal) => [goal.id, readMeasured(player, goal)])),
  };
}

/** Counts once for all goals of a kind that the player has and that fit. */
export function countForGoals<Kind extends AchievementCondition['kind']>(
  world: World,
  player: Player,
  kind: Kind,
  fits: (done: ConditionOf<Kind>) => boolean,
): void {
  if (player.goals === undefined) return;
  for (const goal of world.game.goalsByKind.get(kind) ?? []) {
    if (!hasOpenGoal(player, goal) || !fits(goal.done as ConditionOf<Kind>)) continue;
    setGoalCount(world, player, goal, player.goals.counts[goal.id]! + 1);
  }
}

/**
 * Compares the score and variables of a player with the goals that need them. What counts is how much they have risen
 * since the goals arrived: otherwise a saved variable would complete a goal anew each day.
 */
export function measureGoals(world: World, player: Player): void {
  for (const kind of MEASURED_KINDS)
    for (const goal of world.game.goalsByKind.get(kind) ?? []) measureGoal(world, player, goal);
}

function measureGoal(world: World, player: Player, goal: Goal): void {
  if (!hasOpenGoal(player, goal)) return;
  const { counts, start } = player.goals!;
  const gained = readMeasured(player, goal) - start[goal.id]!;
  if (gained > counts[goal.id]!) setGoalCount(world, player, goal, gained);
}

function readMeasured(player: Player, { done }: Goal): number {
  const value = done.kind === 'reaches' ? player.variables[done.variable ?? ''] : player.score;
  return typeof value === 'number' ? value : 0;
}

/** Completes a goal, whatever its condition. Does nothing for players who don't have it. */
export function completeGoal(world: World, player: Player, id: string): void {
  const goal = world.game.goals.get(id);
  if (goal !== undefined && hasOpenGoal(player, goal))
    setGoalCount(world, player, goal, getAchievementGoal(goal.done));
}

/** Returns the totals that have changed since the last report. The platform also needs to know for which day. */
export function takeGoalReport(player: Player): GoalProgress | null {
  const { goals } = player;
  if (goals === undefined) return null;
  const { day, counts, done, changed } = goals;
  player.goals = { ...goals, changed: [] };
  return {
    day,
    counts: Object.fromEntries(changed.map((id) => [id, counts[id]!])),
    done: done.filter((id) => changed.includes(id)),
  };
}

function hasOpenGoal({ goals }: Player, { id }: Goal): boolean {
  return goals !== undefined && Object.hasOwn(goals.counts, id) && !goals.done.includes(id);
}

function setGoalCount(world: World, player: Player, { id, done }: Goal, count: number): void {
  const { goals, achievements } = player;
  if (goals === undefined || achievements === undefined) return;
  const needed = getAchievementGoal(done);
  const after = Math.min(needed, Math.max(0, count));
  const isDone = after >= needed;
  player.goals = {
    ...goals,
    counts: { ...goals.counts, [id]: after },
    done: isDone ? [...goals.done, id] : goals.done,
    changed: goals.changed.includes(id) ? goals.changed : [...goals.changed, id],
  };
  if (!isDone) return;
  player.achievements = { ...achievements, isFresh: true };
  emitEvent(world, { kind: 'goal', player: player.id, goal: id });
}
