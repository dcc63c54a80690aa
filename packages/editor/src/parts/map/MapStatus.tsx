import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useGame } from '../../session/SessionContext.ts';
import { useMapEditorState, useMapToolState } from './state/MapEditorState.ts';

/** Watches the page, because the drawer re-creates its status bar when it opens or closes. */
function watchBar(listener: () => void): () => void {
  const watcher = new MutationObserver(listener);
  watcher.observe(document.querySelector('.ed-body') ?? document.body, { childList: true, subtree: true });
  return () => watcher.disconnect();
}

function readBar(): HTMLElement | null {
  return document.getElementById('ed-status');
}

/** Status bar: the tile under the pointer, and the active layer. */
export function MapStatus() {
  const { pointer, cursor } = useMapEditorState();
  const bar = useSyncExternalStore(watchBar, readBar, () => null);
  const readCell = () => {
    const at = pointer.get() ?? cursor.get();
    return at === null ? null : `${Math.floor(at.x)}, ${Math.floor(at.y)}`;
  };
  const watch = (listener: () => void) => {
    const stops = [pointer.subscribe(listener), cursor.subscribe(listener)];
    return () => {
      for (const stop of stops) stop();
    };
  };
  const cell = useSyncExternalStore(watch, readCell, readCell);
  const readKeyed = () => {
    const at = cursor.get();
    return at === null ? '' : `Tile ${at.x}, ${at.y}`;
  };
  const keyed = useSyncExternalStore(cursor.subscribe, readKeyed, readKeyed);
  const layer = useMapToolState((state) => state.layer);
  const layerName = useGame((game) => {
    const found = game.map.layers.find(({ id }) => id === layer);
    return found === undefined ? null : found.name || found.id;
  });
  const selected = useMapToolState((state) => state.selected.length);
  return (
    <>
      <span className="sr-only" aria-live="polite">
        {keyed}
      </span>
      {bar !== null &&
        createPortal(
          <>
            {selected > 0 && <span className="map-status">{selected} selected</span>}
            {cell !== null && (
              <span className="map-status">
                Tile <b>{cell}</b>
              </span>
            )}
            {layerName !== null && (
              <span className="map-status">
                Layer <b>{layerName}</b>
              </span>
            )}
          </>,
          bar,
        )}
    </>
  );
}
