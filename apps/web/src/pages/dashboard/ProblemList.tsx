import type { DashboardProblem } from '@playloom/api-contract';
import { Badge } from '@playloom/design-system';
import { Time } from '@playloom/site/time/Time.tsx';
import { describeProblemLocation } from './describeProblemLocation.ts';
import { formatFigure } from './formatFigures.ts';

export function ProblemList({ problems }: { problems: readonly DashboardProblem[] }) {
  return (
    <section className="edge min-w-0 rounded-lg bg-surface p-5" aria-labelledby="problems">
      <h2 id="problems" className="scroll-mt-24 text-panel">
        Errors
      </h2>
      {problems.length === 0 ? (
        <p className="mt-2 text-secondary text-text-2">No errors. No rule or script failed in this period.</p>
      ) : (
        <ul className="mt-4 grid gap-4">
          {problems.map((problem) => (
            <li
              key={`${problem.release} ${problem.id} ${problem.place}`}
              className="grid gap-1 border-t border-line pt-4"
            >
              <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
                <b className="min-w-0 break-words">{describeProblemLocation(problem)}</b>
                <Badge tone={problem.level === 'error' ? 'danger' : 'sun'}>
                  {formatFigure(problem.times)} ×
                </Badge>
              </p>
              <p className="text-secondary break-words text-text-2">{problem.text}</p>
              <p className="num text-tiny text-text-3">
                {problem.release > 0 && `Release ${problem.release} · `}
                last seen <Time at={problem.lastAt} />
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
