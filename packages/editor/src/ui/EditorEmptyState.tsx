import type { ReactNode } from 'react';

interface EmptyStateProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** A button for the next step. */
  readonly action?: ReactNode;
  /** Path of the documentation page, such as `/docs/rules`. */
  readonly docs?: string;
  /** Whether to center it in the main area instead of at the top of a panel. */
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
