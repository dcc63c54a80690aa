import { apiLimits, formatNumber, type Streak } from '@playloom/api-contract';
import Flame from 'lucide-react/icons/flame';

const MINUTES = apiLimits.STREAK_SECONDS_PER_DAY / 60;

/** The streak of the user, with the rule in one sentence. Nothing here is lost by not playing. */
export function StreakNote({ streak }: { streak: Streak }) {
  const { days, hasPlayedToday, weekDays, bestWeek } = streak;
  return (
    <div className="flex items-start gap-3">
      <Flame
        size={22}
        aria-hidden="true"
        className={`flex-none ${hasPlayedToday ? 'text-sun' : 'text-text-3'}`}
      />
      <div className="grid gap-1">
        <p className="num flex flex-wrap gap-x-3">
          <b>{`Streak: ${describeDays(days)}`}</b>
          <span className="text-text-2">
            {hasPlayedToday ? 'Today counts already' : 'Today doesn’t count yet'}
          </span>
          {bestWeek > 0 && (
            <span className="text-text-2">
              {`This week: ${describeDays(weekDays)} · Best week: ${describeDays(bestWeek)}`}
            </span>
          )}
        </p>
        <p className="text-meta text-text-3">
          {`Grows by one on each day that you play ${formatNumber(MINUTES)} minutes or complete a goal. Days off never make it smaller.`}
        </p>
      </div>
    </div>
  );
}

function describeDays(days: number): string {
  return days === 1 ? '1 day' : `${formatNumber(days)} days`;
}
