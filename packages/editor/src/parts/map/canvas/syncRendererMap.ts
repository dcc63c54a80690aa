import { type DraftGame, materialize, readChunk, type TileChange } from '@playloom/draft';
import { type Game, limits } from '@playloom/game-format';
import type { Renderer, SceneGame } from '@playloom/renderer';
import type { EditorSession } from '../../../session/EditorSession.ts';

const { CHUNK_SIZE } = limits;

/**
 * Keeps the renderer's map in sync with the draft. Cells and chunks are updated one by one. The map is only reloaded
 * when its layers, images or size change.
 */
export function syncRendererMap(
  session: EditorSession,
  renderer: Renderer,
  onChange: (what: 'map' | 'tiles') => void,
): { readonly check: () => void; readonly stop: () => void } {
  const { draft, game } = session.editor;
  const state = { loaded: [] as readonly unknown[], isLoading: false, isOver: false };
  /** Changes made during loading. They are applied again afterwards, because the load may not include them. */
  const missed: TileChange[] = [];
  const apply = (change: TileChange) => {
    if (state.isLoading) missed.push(change);
    const index = game.get().map.layers.findIndex(({ id }) => id === change.layer);
    if (index === -1) return;
    for (const [x, y, cell] of change.cells) renderer.setTile(index, x, y, cell);
    for (const chunk of change.chunks) writeChunk(session, renderer, index, `${change.layer}/${chunk}`);
    onChange('tiles');
  };
  const load = async () => {
    state.isLoading = true;
    state.loaded = readKey(game.get());
    missed.length = 0;
    const urlOf = (id: string) => {
      const file = game.get().assets[id]?.file;
      return file === undefined ? null : session.assetUrl(file);
    };
    await renderer.load(readScene(session), { urlOf }, () => {});
    state.isLoading = false;
    if (state.isOver) return;
    for (const change of missed.splice(0)) apply(change);
    onChange('map');
    check();
  };
  const check = () => {
    if (state.isLoading || state.isOver) return;
    const key = readKey(game.get());
    if (key.length === state.loaded.length && key.every((part, index) => part === state.loaded[index]))
      return;
    load().catch((error: unknown) => {
      state.isLoading = false;
      reportError(error);
    });
  };
  draft.tiles.listeners.add(apply);
  check();
  return {
    check,
    stop() {
      state.isOver = true;
      draft.tiles.listeners.delete(apply);
    },
  };
}

/** Lists the parts of the draft whose changes require a reload. Layer names, locks and opacity don't. */
function readKey({ map, assets, types, settings }: DraftGame): readonly unknown[] {
  return [
    map.width,
    map.height,
    map.tileSets,
    map.layers.map(({ id, depth, isSolid, height }) => `${id}:${depth}:${isSolid}:${height}`).join(),
    assets,
    types.animations,
    types.effects,
    settings.backgroundColor,
    settings.worldKind,
    settings.camera.pitch,
  ];
}

function readScene({ editor }: EditorSession): SceneGame {
  const game = editor.game.get();
  const { map } = materialize(editor.draft) as unknown as Game;
  return { settings: game.settings, assets: game.assets, types: game.types, map };
}

function writeChunk({ editor }: EditorSession, renderer: Renderer, layer: number, key: string): void {
  const cells = readChunk(editor.draft.tiles, key);
  const [cx = 0, cy = 0] = key
    .slice(key.indexOf('/') + 1)
    .split(',')
    .map(Number);
  for (let place = 0; place < CHUNK_SIZE * CHUNK_SIZE; place++) {
    const x = cx * CHUNK_SIZE + (place % CHUNK_SIZE);
    const y = cy * CHUNK_SIZE + Math.floor(place / CHUNK_SIZE);
    renderer.setTile(layer, x, y, cells?.[place] ?? 0);
  }
}
