import { listTree } from '@playloom/editor-core';
import PanelLeft from 'lucide-react/icons/panel-left';
import { useMemo } from 'react';
import { useGame, useSession } from '../../session/SessionContext.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { goTo } from '../goTo.ts';
import { iconOfKind } from '../iconOfKind.ts';
import type { PlaytestFront } from '../usePlaytestFront.ts';

/** The headings of the tree as icons, while it is closed or the game runs. */
export function TreeRail({ playing }: { readonly playing: PlaytestFront }) {
  const session = useSession();
  const game = useGame((whole) => whole);
  const sections = useMemo(() => listTree(game, new Set()).filter(({ level }) => level === 1), [game]);
  const openTree = () => {
    playing.show(false);
    session.workspace.update((now) => ({ ...now, isTreeOpen: true }));
  };
  return (
    <nav className="ed-rail" aria-label="Game">
      <IconButton label="Show the tree" keys="Mod+B" Icon={PanelLeft} side="right" onClick={openTree} />
      <span className="ed-rail-line" />
      {sections.map(({ key, label, kind, place }) => (
        <IconButton
          key={key}
          label={label}
          Icon={iconOfKind(kind)}
          side="right"
          onClick={() => {
            if (place === null) openTree();
            else {
              playing.show(false);
              goTo(session, place);
            }
          }}
        />
      ))}
    </nav>
  );
}
