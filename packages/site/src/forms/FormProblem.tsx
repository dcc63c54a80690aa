import type { ErrorBody } from '@playloom/api-contract';
import { Banner } from '@playloom/design-system/Banner';
import type { ReactNode } from 'react';

/** Shows why a form could not be sent, for errors that don't belong to a field. */
export function FormProblem({ problem, action }: { problem: ErrorBody | null; action?: ReactNode }) {
  if (!problem) return null;
  return (
    <Banner tone="error" action={action ?? (problem.errorId === 'banned' && <a href="/appeal">Appeal</a>)}>
      {problem.message}
      {problem.incidentId && (
        <span className="block text-meta text-text-3">
          Incident ID: <code className="select-all">{problem.incidentId}</code>
        </span>
      )}
    </Banner>
  );
}
