import { getLocationKey, getLocationName } from '@playloom/editor-core';
import { lazy, Suspense } from 'react';
import { Group, Panel, type PanelSize, Separator } from 'react-resizable-panels';
import { useGame, useSession, useStore } from '../session/SessionContext.ts';
import { Drawer } from './drawer/Drawer.tsx';
import { DrawerBar } from './drawer/DrawerBar.tsx';
import { LoadErrorBoundary } from '../loading/LoadErrorBoundary.tsx';
import { MainArea } from './MainArea.tsx';
import { TabStrip } from './tabs/TabStrip.tsx';
import { GameTree } from './tree/GameTree.tsx';
import { TreeRail } from './tree/TreeRail.tsx';
import type { EditorPartLoad } from './useEditorPart.ts';
import type { PlaytestVisibility } from './tabs/usePlaytestVisibility.ts';
import type { WorkspaceSizes } from '../session/workspace/Workspace.ts';

const PlaytestView = lazy(() => import('../parts/playtest/PlaytestView.tsx'));
const PlaytestInspector = lazy(() => import('../parts/playtest/PlaytestInspector.tsx'));

const TREE_WIDTHS = { minSize: 180, maxSize: 480 };
const INSPECTOR_WIDTHS = { minSize: 240, maxSize: 560 };
const DRAWER_HEIGHT_MIN = 100;
const MAIN_MIN = 200;

interface Props {
  readonly load: EditorPartLoad;
  readonly playing: PlaytestVisibility;
  readonly isSmall: boolean;
}

/** Lays out the tree, main area, inspector and drawer, whose sizes the user can change. */
export function WorkspacePanels({ load, playing, isSmall }: Props) {
  const { workspace: store } = useSession();
  const { sizes, isTreeOpen, isInspectorOpen, tabs, front } = useStore(store);
  const place = tabs[front];
  const hasTree = isTreeOpen && !playing.isInFront && !isSmall;
  const hasPlace = useGame((game) => place !== undefined && getLocationName(game, place) !== null);
  const Inspector = load.kind === 'ready' && hasPlace ? load.part.Inspector : null;
  const hasInspector = isInspectorOpen && !isSmall && (playing.isInFront || Inspector !== null);
  const storeSize = useStoreSize();
  return (
    <div className="ed-body">
      {!hasTree && !isSmall && <TreeRail playing={playing} />}
      <Group orientation="horizontal" className="ed-columns">
        {hasTree && (
          <Panel
            id="tree"
            defaultSize={sizes.tree}
            {...TREE_WIDTHS}
            groupResizeBehavior="preserve-pixel-size"
            onResize={(size) => storeSize('tree', size)}
          >
            <GameTree />
          </Panel>
        )}
        {hasTree && <Separator className="ed-divide" aria-label="Tree width" />}
        <Panel id="center" minSize={MAIN_MIN}>
          <Center load={load} playing={playing} />
        </Panel>
        {hasInspector && (
          <>
            <Separator className="ed-divide" aria-label="Inspector width" />
            <Panel
              id="inspector"
              defaultSize={sizes.inspector}
              {...INSPECTOR_WIDTHS}
              groupResizeBehavior="preserve-pixel-size"
              onResize={(size) => storeSize('inspector', size)}
            >
              <aside className="ed-inspector" aria-label="Inspector">
                <LoadErrorBoundary key={place && getLocationKey(place)} what="The inspector">
                  <Suspense fallback={null}>
                    {playing.isInFront && <PlaytestInspector />}
                    {!playing.isInFront && Inspector !== null && place && <Inspector place={place} />}
                  </Suspense>
                </LoadErrorBoundary>
              </aside>
            </Panel>
          </>
        )}
      </Group>
    </div>
  );
}

function Center({ load, playing }: Pick<Props, 'load' | 'playing'>) {
  const { workspace: store } = useSession();
  const { drawer, sizes } = useStore(store);
  const storeSize = useStoreSize();
  return (
    <div className="ed-center">
      <Group orientation="vertical" className="ed-rows">
        <Panel id="main" minSize={MAIN_MIN} className="ed-stage-panel">
          {playing.isRunning && (
            <div className="ed-stage" hidden={!playing.isInFront}>
              <LoadErrorBoundary what="The playtest">
                <Suspense fallback={<p className="ed-waiting">Starting…</p>}>
                  <PlaytestView />
                </Suspense>
              </LoadErrorBoundary>
            </div>
          )}
          {!playing.isInFront && (
            <>
              <TabStrip playing={playing} />
              <MainArea load={load} />
            </>
          )}
        </Panel>
        {drawer !== 'closed' && (
          <>
            <Separator className="ed-divide" data-flat="" aria-label="Drawer height" />
            <Panel
              id="drawer"
              defaultSize={sizes.drawer}
              minSize={DRAWER_HEIGHT_MIN}
              groupResizeBehavior="preserve-pixel-size"
              onResize={(size) => storeSize('drawer', size)}
            >
              <Drawer panel={drawer} />
            </Panel>
          </>
        )}
      </Group>
      {drawer === 'closed' && <DrawerBar panel={null} />}
    </div>
  );
}

function useStoreSize() {
  const { workspace } = useSession();
  return (name: keyof WorkspaceSizes, { inPixels }: PanelSize) => {
    const size = Math.round(inPixels);
    workspace.update((now) =>
      now.sizes[name] === size ? now : { ...now, sizes: { ...now.sizes, [name]: size } },
    );
  };
}
