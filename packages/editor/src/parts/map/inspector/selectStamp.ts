import type { Stamp, ToolName } from '@playloom/editor-core';
import { limits } from '@playloom/game-format';
import type { MapEditorState } from '../state/MapEditorState.ts';

const RECENT_MAX = 8;
const PAINTING: readonly ToolName[] = ['brush', 'line', 'rectangle', 'fill'];

/** Makes these tiles the stamp of the paint tool. A single tile is also added to the recent tiles. */
export function selectStamp({ map, recent }: MapEditorState, stamp: Stamp): void {
  map.state.update((state) => ({
    ...state,
    stamp,
    area: null,
    tool: PAINTING.includes(state.tool) ? state.tool : 'brush',
  }));
  const tile = (stamp.cells[0] ?? 0) & limits.TILE_ID_MAX;
  if (stamp.cells.length !== 1 || tile === 0) return;
  recent.update((tiles) => [tile, ...tiles.filter((one) => one !== tile)].slice(0, RECENT_MAX));
}
