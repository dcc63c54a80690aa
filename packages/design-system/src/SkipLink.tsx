import type { ReactNode } from 'react';

export type SkipLinkProps = { href?: string; children?: ReactNode };

/** The first thing Tab reaches on a page; out of sight until then. */
export function SkipLink({ href = '#main', children = 'Skip to content' }: SkipLinkProps) {
  return (
    <a href={href} className="pl-skip pl-button" data-variant="paper" data-size="md">
      {children}
    </a>
  );
}
