import { EmptyState } from '@playloom/design-system';
import { Fragment, type ReactNode } from 'react';

/** A list with compact rows, which stack their content on a phone. */
export function ConsoleList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className="edge grid grid-cols-[minmax(0,1fr)] rounded-lg bg-surface">
      {children}
    </ul>
  );
}

interface ConsoleRowProps {
  title: ReactNode;
  /** Facts, shown with dots between them. Empty ones are left out. A fact that fits in a line does not wrap. */
  meta?: readonly ReactNode[];
  /** Longer content, such as the text of a message. */
  children?: ReactNode;
  actions?: ReactNode;
}

/** One row of a list. On a phone, the actions come after the content. */
export function ConsoleRow({ title, meta, children, actions }: ConsoleRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-4 py-3 first:border-0">
      <div className="min-w-0 flex-1 basis-56">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold break-words">{title}</div>
        {meta && <Facts facts={meta.filter(Boolean)} />}
      </div>
      {children && (
        <div className="grid basis-full grid-cols-[minmax(0,1fr)] gap-2 min-[600px]:order-1">{children}</div>
      )}
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </li>
  );
}

function Facts({ facts }: { facts: readonly ReactNode[] }) {
  if (facts.length === 0) return null;
  return (
    <div className="text-meta break-words text-text-3">
      {facts.map((fact, index) => (
        <Fragment key={index}>
          {index > 0 && ' '}
          {/* The dot belongs to the fact before it, so that no line starts with a dot. */}
          <span className="inline-block max-w-full">
            {fact}
            {index < facts.length - 1 && '\u00a0·'}
          </span>
        </Fragment>
      ))}
    </div>
  );
}

export function ConsoleEmptyState({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="edge rounded-lg bg-surface">
      <EmptyState title={title}>{children}</EmptyState>
    </div>
  );
}

/** Shown to a moderator on a page for operators. */
export function OperatorsOnlyNotice() {
  return <ConsoleEmptyState title="Operators only">Only operators can see this page.</ConsoleEmptyState>;
}
