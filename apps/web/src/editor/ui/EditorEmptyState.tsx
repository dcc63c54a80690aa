import type { ReactNode } from 'react';

interface EmptyStateProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** The next step: a button. */
  readonly action?: ReactNode;
  /** Path of the documentation page: `/docs/rules`. */
  readonly docs?: string;
  /** Centered in the main area instead of at the top of a panel. */
  readonly isLarge?: boolean;
}

export function EditorEmptyState({ title, children, action, docs, isLarge = false }: EmptyStateProps) {
  return (
    <div className="ed-empty" data-large={isLarge ? '' : undefined}>
      <p className="ed-empty-title">{title}</p>
      {children !== undefined && <p>{children}</p>}
      {action}
      {docs !== undefined && (
        <a className="ed-link" href={docs} target="_blank" rel="noreferrer">
          Learn more
        </a>
      )}
    </div>
  );
}
