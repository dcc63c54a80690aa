import { lazy, Suspense } from 'react';
import { LoadErrorBoundary } from '../../loading/LoadErrorBoundary.tsx';
import type { DrawerPanel } from '../../session/workspace/Workspace.ts';
import { ConsolePanel } from './ConsolePanel.tsx';
import { DrawerBar } from './DrawerBar.tsx';
import { HistoryPanel } from './HistoryPanel.tsx';
import { ProblemsPanel } from './ProblemsPanel.tsx';

/** Loaded lazily, because showing rules as sentences requires the whole catalog. */
const SearchPanel = lazy(() => import('./SearchPanel.tsx'));

const PANELS = { problems: ProblemsPanel, console: ConsolePanel, history: HistoryPanel, search: SearchPanel };
const NAMES = { problems: 'Problems', console: 'Console', history: 'History', search: 'Search' };

/** The drawer below the main area, which shows problems, the console, the history or the search. */
export function Drawer({ panel }: { readonly panel: DrawerPanel }) {
  const Panel = PANELS[panel];
  return (
    <section className="ed-drawer" aria-label={NAMES[panel]}>
      <DrawerBar panel={panel} />
      <div className="ed-drawer-body">
        <LoadErrorBoundary key={panel} what={NAMES[panel]}>
          <Suspense fallback={<p className="ed-waiting">Loading…</p>}>
            <Panel />
          </Suspense>
        </LoadErrorBoundary>
      </div>
    </section>
  );
}
