import type { DashboardDay } from '@playloom/api-contract';
import { Disclosure } from '@playloom/design-system';
import { Time } from '@playloom/site/time/Time.tsx';
import { formatFigure, formatSeconds } from './formatFigures.ts';

const CELL = 'py-2 pl-2 text-right';

/** The same data as the charts, for screen readers and for exact values. */
export function DayTable({ days }: { days: readonly DashboardDay[] }) {
  return (
    <Disclosure title="Daily data">
      <table className="num w-full table-fixed text-tiny desk:text-meta">
        <thead className="text-text-3">
          <tr>
            <th scope="col" className="py-2 text-left">
              Day
            </th>
            {['Plays', 'Players', 'New', 'Peak', 'Average', 'Coins'].map((name) => (
              <th key={name} scope="col" className={CELL}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, plays, players, newPlayers, peak, seconds, coins }) => (
            <tr key={day} className="border-t border-line">
              <th scope="row" className="py-2 text-left font-normal whitespace-nowrap">
                <Time at={day} format="shortDate" />
              </th>
              <td className={CELL}>{formatFigure(plays)}</td>
              <td className={CELL}>{formatFigure(players)}</td>
              <td className={CELL}>{formatFigure(newPlayers)}</td>
              <td className={CELL}>{formatFigure(peak)}</td>
              <td className={CELL}>{formatSeconds(plays === 0 ? null : seconds)}</td>
              <td className={CELL}>{formatFigure(coins)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Disclosure>
  );
}
