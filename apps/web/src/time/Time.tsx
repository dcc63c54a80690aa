import type { Moment } from './createDateFormat.ts';
import { useDateFormat } from './useDateFormat.ts';

type TimeProps = { at: Moment; className?: string } & (
  | { format?: 'date' | 'shortDate' | 'month' | 'dateTime' | 'time' }
  | { format: 'relative' | 'timeOrDate'; now: number }
);

/** A moment in the reader's format and time zone. Where the text leaves something out, the tooltip is exact. */
export function Time({ at, className, ...shown }: TimeProps) {
  const dates = useDateFormat();
  const isExact = !('now' in shown);
  return (
    <time
      dateTime={typeof at === 'number' ? new Date(at).toISOString() : at}
      title={isExact ? undefined : dates.dateTime(at)}
      className={className}
      // Browsers and the server differ in details of the same locale, such as the space before AM.
      suppressHydrationWarning
    >
      {isExact ? dates[shown.format ?? 'date'](at) : dates[shown.format](at, shown.now)}
    </time>
  );
}
