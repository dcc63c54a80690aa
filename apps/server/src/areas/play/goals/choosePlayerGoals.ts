import { type Goal, goalPeriods } from '@playloom/game-format';
import { chooseGoals } from './chooseGoals.ts';
import type { GoalRow } from './goalQueries.ts';
import { getPeriodDay } from './getPeriodDay.ts';

export interface ChosenGoal {
  readonly goal: Goal;
  readonly startsOn: string;
  /** Null if there is no progress yet. */
  readonly row: GoalRow | null;
}

/** Chooses what a player has on the day and in the week of a moment, with the progress, daily goals first. */
export function choosePlayerGoals(
  goals: readonly Goal[],
  { gameId, userId }: { readonly gameId: string; readonly userId: string | null },
  progress: readonly GoalRow[],
  now: Date,
): ChosenGoal[] {
  return goalPeriods.flatMap((period) => {
    const startsOn = getPeriodDay(period, now);
    const started = progress.filter((row) => row.gameId === gameId && row.period === period);
    const ofPeriod = goals.filter((goal) => goal.period === period);
    return chooseGoals(ofPeriod, { gameId, userId, startsOn, started }).map((goal) => ({
      goal,
      startsOn,
      row: started.find((row) => row.goal === goal.id) ?? null,
    }));
  });
}
