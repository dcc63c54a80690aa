import type { MapState } from '@playloom/editor-core';
import { useEffect } from 'react';
import { useSession } from '../session/SessionContext.ts';
import { useDesk } from './MapDesk.ts';
import { TOOLS } from './mapTools.ts';

const TELL_EVERY_MS = 80;

/** Tells the others where this person points, what is selected and what they do, a few times a second at most. */
export function useOwnPresence(): void {
  const { tellPresence, editor } = useSession();
  const { map, pointer, cursor } = useDesk();
  useEffect(() => {
    let timer = 0;
    const tell = () => {
      timer = 0;
      const state = map.state.get();
      const cell = cursor.get();
      tellPresence({
        // Whoever works with the keyboard points too.
        pointer: pointer.get() ?? (cell === null ? null : { x: cell.x + 0.5, y: cell.y + 0.5 }),
        doing: describe(state, editor.game.get().map.layers.find(({ id }) => id === state.layer)?.name),
        selection: state.selected.map(({ kind, id }) => `${kind}/${id}`),
      });
    };
    const ask = () => {
      if (timer === 0) timer = window.setTimeout(tell, TELL_EVERY_MS);
    };
    const stops = [pointer.subscribe(ask), cursor.subscribe(ask), map.state.subscribe(ask)];
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
      tellPresence({ pointer: null, doing: null, selection: [] });
    };
  }, [tellPresence, editor, map, pointer, cursor]);
}

function describe({ tool, gesture, selected }: MapState, layer: string | undefined): string | null {
  if (gesture?.kind === 'move')
    return `moving ${selected.length === 1 ? 'one thing' : `${selected.length} things`}`;
  const word = TOOLS.find(({ name }) => name === tool)?.doing ?? null;
  return word === 'painting' && layer ? `painting ${layer}` : word;
}
