import { ToolButton } from '@playloom/design-system/ToolButton';
import { listTreeRows } from '@playloom/editor-core';
import PanelLeft from 'lucide-react/icons/panel-left';
import { useMemo } from 'react';
import { useGame, useSession } from '../../session/SessionContext.ts';
import { openLocation } from '../../locations/openLocation.ts';
import { getKindIcon } from '../../locations/getKindIcon.ts';
import type { PlaytestVisibility } from '../tabs/usePlaytestVisibility.ts';

/** Shows the headings of the tree as icons while the tree is closed or a playtest runs. */
export function TreeRail({ playing }: { readonly playing: PlaytestVisibility }) {
  const session = useSession();
  const game = useGame((whole) => whole);
  const sections = useMemo(() => listTreeRows(game, new Set()).filter(({ level }) => level === 1), [game]);
  const openTree = () => {
    playing.show(false);
    session.workspace.update((now) => ({ ...now, isTreeOpen: true }));
  };
  return (
    <nav className="ed-rail" aria-label="Game">
      <ToolButton label="Show tree" keys="Mod+B" Icon={PanelLeft} side="right" onClick={openTree} />
      <span className="ed-rail-line" />
      {sections.map(({ key, label, kind, location }) => (
        <ToolButton
          key={key}
          label={label}
          Icon={getKindIcon(kind)}
          side="right"
          onClick={() => {
            if (location === null) openTree();
            else {
              playing.show(false);
              openLocation(session, location);
            }
          }}
        />
      ))}
    </nav>
  );
}
