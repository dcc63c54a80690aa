import type { ReactNode } from 'react';

interface EmptyGamesProps {
  illustration: ReactNode;
  title: string;
  children: ReactNode;
  action?: ReactNode;
}

/** The empty state of a list of games. */
export function EmptyGames({ illustration, title, children, action }: EmptyGamesProps) {
  return (
    <div className="edge grid items-center overflow-hidden rounded-lg bg-surface desk:min-h-[252px] sm:grid-cols-2">
      <div className="grid h-full place-items-center bg-ink-950/40">{illustration}</div>
      <div className="grid justify-items-start gap-3 p-6 desk:p-10">
        <h3 className="text-panel">{title}</h3>
        <p className="max-w-[44ch] text-text-2">{children}</p>
        {action && <div className="mt-2 flex flex-wrap gap-3">{action}</div>}
      </div>
    </div>
  );
}
