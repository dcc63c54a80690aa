import type { ReactNode } from 'react';
import { EmptyState } from '../EmptyState/EmptyState.tsx';

export type ErrorStateProps = {
  title: ReactNode;
  /** Text that says what to do next. */
  children?: ReactNode;
  action?: ReactNode;
  /** Id of the error, which users can quote when they ask for help. */
  incidentId?: string;
  headingLevel?: 2 | 3 | 4;
  className?: string;
};

export function ErrorState({
  title,
  children,
  action,
  incidentId,
  headingLevel,
  className,
}: ErrorStateProps) {
  return (
    <div role="alert" className={className}>
      <EmptyState title={title} illustration={<SnappedThread />} action={action} headingLevel={headingLevel}>
        {children}
        {incidentId && (
          <p className="mt-3 text-meta text-text-3">
            Incident ID: <code className="text-text-2 select-all">{incidentId}</code>
          </p>
        )}
      </EmptyState>
    </div>
  );
}

/** Draws the four threads of the logo, with the first one broken. */
function SnappedThread() {
  return (
    <svg
      width="240"
      height="88"
      viewBox="0 0 240 88"
      fill="none"
      strokeWidth="5"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M4 58C44 74 76 30 120 44S200 66 236 40" stroke="var(--sky)" />
      <path d="M4 46C44 62 76 18 120 32S200 54 236 28" stroke="var(--mint)" transform="translate(0 4)" />
      <path d="M4 34C44 50 76 14 120 26S200 44 236 18" stroke="var(--sun)" transform="translate(0 2)" />
      <path d="M4 22C34 34 62 26 88 12" stroke="var(--coral)" />
      <path d="M88 12l4-9M88 12l10-3" stroke="var(--coral)" strokeWidth="3" />
      <path d="M150 18c26 10 56 4 86-10" stroke="var(--coral)" />
      <path d="M150 18l-9-6M150 18l-10 3" stroke="var(--coral)" strokeWidth="3" />
    </svg>
  );
}
