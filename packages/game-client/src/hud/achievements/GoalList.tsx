import { describeTimeLeft, getPeriodEnd, type GoalPeriod, goalPeriods } from '@playloom/game-format';
import type { GoalView } from '@playloom/protocol';
import { useState } from 'preact/hooks';
import { Icon } from '../elements/Icon.tsx';
import { useHudSlice } from '../state/HudContext.ts';
import { AchievementIcon } from './AchievementIcon.tsx';
import { ProgressLine } from './ProgressLine.tsx';
import './achievements.css';

const TITLES: { readonly [Period in GoalPeriod]: string } = {
  daily: 'Today’s goals',
  weekly: 'This week’s goals',
};

/** The goals that the player has today and this week. Guests have none. */
export function GoalList({ periods = goalPeriods }: { periods?: readonly GoalPeriod[] }) {
  const goals = useHudSlice(({ own }) => own.goals);
  return (
    <>
      {periods.map((period) => (
        <Period key={period} period={period} goals={goals.filter((goal) => goal.period === period)} />
      ))}
    </>
  );
}

function Period({ period, goals }: { period: GoalPeriod; goals: readonly GoalView[] }) {
  const [now] = useState(() => Date.now());
  if (goals.length === 0) return null;
  return (
    <section class="hud-goals">
      <h3>
        {TITLES[period]}{' '}
        <span class="hud-achievements-count">{describeTimeLeft(getPeriodEnd(period, now) - now)}</span>
      </h3>
      <ul class="hud-achievements">
        {goals.map((goal) => (
          <Row key={goal.name} goal={goal} />
        ))}
      </ul>
    </section>
  );
}

function Row({ goal: { name, text, icon, points, count, goal, isTime } }: { goal: GoalView }) {
  const isDone = count >= goal;
  return (
    <li data-unlocked={isDone ? '' : undefined}>
      <AchievementIcon icon={icon} />
      <span class="hud-achievement-text">
        <b>{name}</b>
        {text !== '' && <span>{text}</span>}
        {!isDone && goal > 1 && <ProgressLine count={count} goal={goal} isTime={isTime} />}
      </span>
      {isDone ? (
        <span class="hud-achievement-done">
          <Icon name="check" size={18} />
          <span class="hud-hidden">Completed</span>
        </span>
      ) : (
        points > 0 && (
          <span class="hud-number">
            {points}
            <span class="hud-hidden"> points</span>
          </span>
        )
      )}
    </li>
  );
}
