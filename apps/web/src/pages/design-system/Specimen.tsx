import type { ReactNode } from 'react';
import { joinClasses } from '@playloom/design-system';

export function SpecimenSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="pt-16">
      <h2 id={`${id}-title`} className="mb-6 text-section">
        {title}
      </h2>
      {children}
    </section>
  );
}

type SpecimenProps = { caption: ReactNode; children: ReactNode; className?: string };

/** Shows one component in one state, below its name. */
export function Specimen({ caption, children, className }: SpecimenProps) {
  return (
    <div className={joinClasses('min-w-0', className)}>
      <p className="mb-[6px] text-tiny text-text-3">{caption}</p>
      {children}
    </div>
  );
}
