import {
  type Achievement,
  type AchievementCondition,
  type AchievementProgress,
  getAchievementGoal,
} from '@playloom/game-format';
import type { Player, PlayerAchievements } from '../../world/Player.ts';
import { emitEvent } from '../../world/emitEvent.ts';
import { isActive } from './activity.ts';
import { countForGoals, measureGoals, takeGoalReport } from './goals.ts';
import type { World } from '../../world/World.ts';

type ConditionOf<Kind extends AchievementCondition['kind']> = Extract<AchievementCondition, { kind: Kind }>;

/** Progress is reported this often, so that a crash of the whole platform undoes little of it. */
export const REPORT_SECONDS = 60;

export const noAchievements: PlayerAchievements = {
  counts: {},
  unlocked: [],
  changed: [],
  isFresh: false,
  seconds: 0,
};

/** Counts once for all achievements and goals of a kind that fit. Bots have none. */
export function countForAchievements<Kind extends AchievementCondition['kind']>(
  world: World,
  player: Player,
  kind: Kind,
  fits: (done: ConditionOf<Kind>) => boolean,
): void {
  for (const achievement of world.game.achievementsByKind.get(kind) ?? []) {
    if (!fits(achievement.done as ConditionOf<Kind>)) continue;
    setCount(world, player, achievement, readCount(player, achievement) + 1);
  }
  countForGoals(world, player, kind, fits);
}

/** Unlocks an achievement for a player, whatever its condition. Does nothing for bots and unknown ids. */
export function unlockAchievement(world: World, player: Player, id: string): void {
  const achievement = world.game.achievements.get(id);
  if (achievement !== undefined) setCount(world, player, achievement, getAchievementGoal(achievement.done));
}

/** Adds what the platform has stored to what was counted before it arrived. */
export function loadAchievements(world: World, player: Player, stored: AchievementProgress): void {
  if (player.achievements === undefined) return;
  const unlocked = stored.unlocked.filter((id) => world.game.achievements.has(id));
  player.achievements = { ...player.achievements, unlocked };
  for (const achievement of world.game.achievements.values()) {
    const before = Object.hasOwn(stored.counts, achievement.id) ? stored.counts[achievement.id]! : 0;
    const here = readCount(player, achievement);
    setCount(world, player, achievement, isMeasured(achievement) ? Math.max(before, here) : before + here);
  }
}

/** Counts the time of players who do something, scores, and variables, and reports progress that has changed. */
export function stepAchievements(world: World): void {
  const isSecond = world.tick % world.game.tickRate === 0;
  const measured = [
    ...(world.game.achievementsByKind.get('scores') ?? []),
    ...(world.game.achievementsByKind.get('reaches') ?? []),
  ];
  for (const player of world.players.values()) {
    if (player.achievements === undefined) continue;
    for (const achievement of measured) measure(world, player, achievement);
    measureGoals(world, player);
    if (isSecond && isActive(world, player)) addSecond(world, player);
    const { isFresh, seconds } = player.achievements;
    if (isFresh || player.isLeaving || seconds >= REPORT_SECONDS) reportProgress(world, player);
  }
}

function addSecond(world: World, player: Player): void {
  countForAchievements(world, player, 'seconds', () => true);
  const achievements = player.achievements!;
  player.achievements = { ...achievements, seconds: achievements.seconds + 1 };
}

function measure(world: World, player: Player, achievement: Achievement): void {
  const { done } = achievement;
  const value = done.kind === 'reaches' ? player.variables[done.variable ?? ''] : player.score;
  if (typeof value === 'number' && value > readCount(player, achievement))
    setCount(world, player, achievement, value);
}

/** Whether the highest value counts, instead of a sum. */
function isMeasured({ done }: Achievement): boolean {
  return done.kind === 'scores' || done.kind === 'reaches';
}

function readCount({ achievements }: Player, { id }: Achievement): number {
  return achievements !== undefined && Object.hasOwn(achievements.counts, id) ? achievements.counts[id]! : 0;
}

/**
 * Stores a count and unlocks the achievement if it is enough. Before the stored progress has arrived, nothing is
 * unlocked, because the player may have it already.
 */
function setCount(world: World, player: Player, achievement: Achievement, count: number): void {
  const { achievements } = player;
  const { id, done } = achievement;
  if (achievements === undefined || achievements.unlocked.includes(id)) return;
  const goal = getAchievementGoal(done);
  const after = Math.min(goal, Math.max(0, count));
  const isUnlocked = player.hasSavedData && after >= goal;
  if (after === readCount(player, achievement) && !isUnlocked) return;
  player.achievements = {
    ...achievements,
    counts: { ...achievements.counts, [id]: after },
    changed: achievements.changed.includes(id) ? achievements.changed : [...achievements.changed, id],
    unlocked: isUnlocked ? [...achievements.unlocked, id] : achievements.unlocked,
    isFresh: achievements.isFresh || isUnlocked,
  };
  if (isUnlocked) emitEvent(world, { kind: 'achievement', player: player.id, achievement: id });
}

/** Reports totals instead of differences, so that a report that arrives twice changes nothing. */
function reportProgress(world: World, player: Player): void {
  const { counts, unlocked, changed, seconds } = player.achievements!;
  const hasGoals = (player.goals?.changed.length ?? 0) > 0;
  if (!player.hasSavedData || (changed.length === 0 && seconds === 0 && !hasGoals)) return;
  const goals = takeGoalReport(player);
  const report = {
    counts: Object.fromEntries(changed.map((id) => [id, counts[id]!])),
    unlocked: unlocked.filter((id) => changed.includes(id)),
    seconds,
    ...(goals && { goals }),
  };
  player.achievements = { counts, unlocked, changed: [], isFresh: false, seconds: 0 };
  emitEvent(world, { kind: 'progress', player: player.id, report });
}
