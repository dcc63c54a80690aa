import type { ReactNode } from 'react';

export type SkipLinkProps = { href?: string; children?: ReactNode };

/** The first element that Tab reaches on a page. Invisible until it has focus. */
export function SkipLink({ href = '#main', children = 'Skip to content' }: SkipLinkProps) {
  return (
    <a href={href} className="pl-skip pl-button" data-variant="paper" data-size="md">
      {children}
    </a>
  );
}
