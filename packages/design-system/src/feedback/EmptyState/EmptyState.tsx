import type { ReactNode } from 'react';
import { useDensity } from '../../styling/DensityContext.ts';
import { joinClasses } from '../../styling/joinClasses.ts';

export type EmptyStateProps = {
  title: ReactNode;
  /** Text that says what is missing and how to add it. */
  children?: ReactNode;
  illustration?: ReactNode;
  action?: ReactNode;
  /** Address of a page that explains more. It opens in a new tab. */
  learnMore?: string;
  /** Whether to center a compact one, which is otherwise at the top of its panel. The others are always centered. */
  centered?: boolean;
  headingLevel?: 2 | 3 | 4;
  className?: string;
};

export function EmptyState(props: EmptyStateProps) {
  const { title, children, illustration, action, learnMore, centered, headingLevel = 2, className } = props;
  const Heading = `h${headingLevel}` as const;
  const density = useDensity();
  const link = learnMore && (
    <a className="pl-link" href={learnMore} target="_blank" rel="noreferrer">
      Learn more
    </a>
  );
  if (density) {
    return (
      <div
        className={joinClasses('pl-empty', className)}
        data-density={density}
        data-centered={centered ? '' : undefined}
      >
        <p className="pl-empty-title">{title}</p>
        {children && <p>{children}</p>}
        {action}
        {link}
      </div>
    );
  }
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
      {link}
    </div>
  );
}
