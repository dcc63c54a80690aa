import { formatNumber } from '@playloom/api-contract';
import { ToolButton } from '@playloom/design-system/ToolButton';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useSession, useStore } from '../../session/SessionContext.ts';
import { ShortcutKeys } from '@playloom/design-system/ShortcutKeys';
import type { DrawerPanel } from '../../session/workspace/Workspace.ts';
import { useProblems } from '../../session/useProblems.ts';

/** The tabs of the drawer; `panel` is the open one. */
export function DrawerBar({ panel }: { readonly panel: DrawerPanel | null }) {
  const { workspace, playtest } = useSession();
  const problemCount = useProblems().length;
  const lineCount = useStore(playtest.console).length;
  const open = (wanted: DrawerPanel) =>
    workspace.update((now) => ({ ...now, drawer: now.drawer === wanted ? 'closed' : wanted }));
  const heading = (name: DrawerPanel, label: string, count = 0, isBad = false) => (
    <button type="button" className="ed-drawer-tab" aria-expanded={panel === name} onClick={() => open(name)}>
      {label}
      {count > 0 && (
        <span className="ed-badge" data-bad={isBad ? '' : undefined}>
          {formatNumber(count)}
        </span>
      )}
    </button>
  );
  return (
    <div className="ed-drawer-bar">
      {heading('problems', 'Problems', problemCount, true)}
      {heading('console', 'Console', lineCount)}
      {heading('history', 'History')}
      {heading('search', 'Search')}
      <ShortcutKeys keys="Mod+J" />
      <span className="ed-grow" />
      <div id="ed-status" className="ed-status" />
      {panel !== null && (
        <ToolButton
          label="Close drawer"
          keys="Mod+J"
          Icon={ChevronDown}
          size="sm"
          side="top"
          onClick={() => open(panel)}
        />
      )}
    </div>
  );
}
