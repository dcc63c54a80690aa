import { joinClasses } from '@playloom/design-system';
import type { DateInput } from './createDateFormat.ts';
import { useDateFormat } from './useDateFormat.ts';

type TimeProps = { at: DateInput; className?: string } & (
  | { format?: 'date' | 'shortDate' | 'month' | 'dateTime' | 'time' }
  | { format: 'relative' | 'timeOrDate'; now: number }
);

/**
 * Shows a moment in the reader's format and time zone. If the text is relative or shortened, a tooltip shows date and
 * time.
 */
export function Time({ at, className, ...shown }: TimeProps) {
  const dates = useDateFormat();
  const isExact = !('now' in shown);
  return (
    <time
      dateTime={typeof at === 'number' ? new Date(at).toISOString() : at}
      title={isExact ? undefined : dates.dateTime(at)}
      className={joinClasses('whitespace-nowrap', className)}
      // Browsers and the server format the same locale slightly differently, such as the space before AM.
      suppressHydrationWarning
    >
      {isExact ? dates[shown.format ?? 'date'](at) : dates[shown.format](at, shown.now)}
    </time>
  );
}
