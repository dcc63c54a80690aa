import type { Dashboard } from '@playloom/api-contract';
import { formatFigure, formatSeconds, formatShare } from './formatFigures.ts';

/** Shows how many plays are still running after a given time. A steep drop shows when players leave. */
export function DropOffChart({ leaving }: { leaving: Dashboard['leaving'] }) {
  const all = leaving.reduce((sum, { plays }) => sum + plays, 0);
  const steps = leaving.flatMap(({ before }, index) => {
    if (before === null) return [];
    const leftCount = leaving.slice(0, index + 1).reduce((sum, { plays }) => sum + plays, 0);
    return { after: before, left: leaving[index]?.plays ?? 0, share: all === 0 ? 0 : 1 - leftCount / all };
  });
  return (
    <section className="edge min-w-0 rounded-lg bg-surface p-5" aria-labelledby="leaving">
      <h2 id="leaving" className="text-panel">
        Where players leave
      </h2>
      <p className="mt-2 max-w-[60ch] text-secondary text-text-2">
        The percentage of players still playing after each amount of time. Look at the largest drop first.
      </p>
      <table className="mt-3 w-full table-fixed text-secondary">
        <colgroup>
          <col />
          <col className="w-16" />
          <col className="w-14" />
        </colgroup>
        <thead className="sr-only">
          <tr>
            <th scope="col">After</th>
            <th scope="col">Still playing</th>
            <th scope="col">Left</th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ after, left, share }) => (
            <tr key={after}>
              <th scope="row" className="num py-2 text-left font-normal text-text-2">
                {formatSeconds(after)}
                <svg
                  viewBox="0 0 100 10"
                  preserveAspectRatio="none"
                  className="mt-1 h-3 w-full rounded-xs bg-ink-700"
                  aria-hidden="true"
                >
                  <rect width={share * 100} height={10} className="fill-sky" />
                </svg>
              </th>
              <td className="num py-2 text-right align-bottom font-bold whitespace-nowrap">
                {formatShare(share)}
              </td>
              <td className="num py-2 pl-2 text-right align-bottom text-tiny text-text-3">
                {left > 0 && `−${formatFigure(left)}`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
