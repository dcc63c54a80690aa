import { LinkText } from '@playloom/design-system';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface HomeSectionProps {
  title: string;
  /** Link to the complete list. */
  all?: { to: string; label: string };
  children: ReactNode;
}

export function HomeSection({ title, all, children }: HomeSectionProps) {
  return (
    <section className="home-shelf">
      <div className="mb-6 flex flex-wrap items-end gap-x-6 gap-y-2">
        <h2 className="text-section">{title}</h2>
        {all && (
          <LinkText tone="sun" asChild className="ml-auto flex items-center gap-[6px]">
            <Link to={all.to} prefetch="intent">
              {all.label}
              <ArrowRight size={18} aria-hidden="true" />
            </Link>
          </LinkText>
        )}
      </div>
      {children}
    </section>
  );
}
