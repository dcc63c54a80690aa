import type { ReactNode } from 'react';
import { joinClasses } from '../../styling/joinClasses.ts';

export type EmptyStateProps = {
  title: ReactNode;
  /** Text that says what is missing and how to add it. */
  children?: ReactNode;
  illustration?: ReactNode;
  action?: ReactNode;
  headingLevel?: 2 | 3 | 4;
  className?: string;
};

export function EmptyState({
  title,
  children,
  illustration,
  action,
  headingLevel = 2,
  className,
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div
      className={joinClasses(
        'grid content-center justify-items-center gap-3 px-6 py-14 text-center',
        className,
      )}
    >
      {illustration && <div className="mb-3">{illustration}</div>}
      <Heading className="text-panel">{title}</Heading>
      {children && <div className="max-w-[46ch] text-pretty text-text-2">{children}</div>}
      {action && <div className="mt-3 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
