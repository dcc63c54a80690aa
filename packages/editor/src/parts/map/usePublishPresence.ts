import type { MapState } from '@playloom/editor-core';
import { useEffect } from 'react';
import { useSession } from '../../session/SessionContext.ts';
import { useMapEditorState } from './state/MapEditorState.ts';
import { MAP_TOOLS } from './mapTools.ts';

const PUBLISH_INTERVAL_MS = 80;

/** Publishes the pointer, selection and activity of this person to others, a few times a second at most. */
export function usePublishPresence(): void {
  const { publishPresence, editor } = useSession();
  const { map, pointer, cursor } = useMapEditorState();
  useEffect(() => {
    let timer = 0;
    const publish = () => {
      timer = 0;
      const state = map.state.get();
      const cell = cursor.get();
      publishPresence({
        // Without a mouse pointer, publish the position of the keyboard cursor.
        pointer: pointer.get() ?? (cell === null ? null : { x: cell.x + 0.5, y: cell.y + 0.5 }),
        doing: describe(state, editor.game.get().map.layers.find(({ id }) => id === state.layer)?.name),
        selection: state.selected.map(({ kind, id }) => `${kind}/${id}`),
      });
    };
    const ask = () => {
      if (timer === 0) timer = window.setTimeout(publish, PUBLISH_INTERVAL_MS);
    };
    const stops = [pointer.subscribe(ask), cursor.subscribe(ask), map.state.subscribe(ask)];
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
      publishPresence({ pointer: null, doing: null, selection: [] });
    };
  }, [publishPresence, editor, map, pointer, cursor]);
}

function describe({ tool, gesture, selected }: MapState, layer: string | undefined): string | null {
  if (gesture?.kind === 'move')
    return `moving ${selected.length === 1 ? '1 object' : `${selected.length} objects`}`;
  const verb = MAP_TOOLS.find(({ name }) => name === tool)?.doing ?? null;
  return verb === 'painting' && layer ? `painting ${layer}` : verb;
}
