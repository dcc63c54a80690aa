import { formatAmount } from '../elements/formatAmount.ts';
import { formatClock } from '../parts/formatClock.ts';

/** A bar with what is counted so far and what is needed. */
export function ProgressLine({ count, goal, isTime }: { count: number; goal: number; isTime: boolean }) {
  const format = isTime ? formatClock : formatAmount;
  return (
    <span class="hud-achievement-progress">
      <i style={{ '--part': `${(100 * count) / goal}%` }} />
      <span class="hud-number">{`${format(count)} of ${format(goal)}`}</span>
    </span>
  );
}
