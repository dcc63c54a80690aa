import type { ComponentPropsWithRef, ReactNode } from 'react';
import { joinClasses } from '../../styling/joinClasses.ts';

export type PanelProps = Omit<ComponentPropsWithRef<'section'>, 'title'> & {
  title?: ReactNode;
  /** Content at the end of the title's row. */
  aside?: ReactNode;
  headingLevel?: 2 | 3 | 4;
};

export function Panel({ title, aside, headingLevel = 2, className, children, ...rest }: PanelProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section {...rest} className={joinClasses('edge rounded-lg bg-surface p-5', className)}>
      {title && (
        <div className="mb-[14px] flex items-center gap-4">
          <Heading className="text-panel">{title}</Heading>
          {aside && <div className="ml-auto text-meta text-text-2">{aside}</div>}
        </div>
      )}
      {children}
    </section>
  );
}
