import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { useRootData } from '@playloom/site/session/useRootData.ts';

interface SiteLinkProps extends LinkProps {
  children: ReactNode;
}

/** A link that becomes plain text in portals, which forbid links. */
export function SiteLink({ children, className, ...link }: SiteLinkProps) {
  const { features } = useRootData();
  if (!features.links) return <span className={className}>{children}</span>;
  return (
    <Link className={className} {...link}>
      {children}
    </Link>
  );
}
