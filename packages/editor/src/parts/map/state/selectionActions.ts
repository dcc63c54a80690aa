import {
  clearArea,
  copyMapObjects,
  endStep,
  findPaintableLayer,
  removeUnknownTiles,
  removeUnknownReferences,
  type MapPoint,
  pasteMapObjects,
  parseMapClip,
  readStamp,
  removeMapObjects,
  runCommand,
  serializeMapClip,
} from '@playloom/editor-core';
import type { EditorSession } from '../../../session/EditorSession.ts';
import { getMapEditorState, type MapEditorState } from './MapEditorState.ts';
import { copyText } from '@playloom/site/browser/copyText.ts';

type Clip = Exclude<ReturnType<MapEditorState['map']['state']['get']>['clip'], null>;

const PASTE_BESIDE = 1;

/** Copies the selected tile area or the selected objects. Returns null if nothing is selected. */
function copySelection(session: EditorSession): Clip | null {
  const { map } = getMapEditorState(session);
  const { area, layer, selected } = map.state.get();
  const clip = ((): Clip | null => {
    if (area !== null && layer !== null)
      return { tiles: readStamp(session.editor.draft, layer, area), things: null };
    if (selected.length === 0) return null;
    return { tiles: null, things: copyMapObjects(session.editor.game.get(), selected) };
  })();
  if (clip !== null) map.state.update((state) => ({ ...state, clip }));
  return clip;
}

export function removeSelection(session: EditorSession): void {
  const { map, note } = getMapEditorState(session);
  const { area, selected } = map.state.get();
  if (area !== null) {
    const found = findPaintableLayer(map);
    if ('why' in found) note.set(found.why);
    else runCommand(session.editor, clearArea(session.editor, found.layer, area));
    return;
  }
  if (selected.length === 0) return;
  runCommand(session.editor, removeMapObjects(session.editor, selected));
  map.state.update((state) => ({ ...state, selected: [] }));
}

/** Pastes a copy. Tiles become the stamp, which a click places; objects are added at the pointer. */
function pasteClip(session: EditorSession, clip: Clip, at: MapPoint | null): void {
  const { map, note } = getMapEditorState(session);
  const game = session.editor.game.get();
  if (clip.tiles !== null) {
    const stamp = removeUnknownTiles(game, clip.tiles);
    if (stamp.cells.every((cell) => cell === -1)) {
      note.set('Nothing was pasted because this game doesn’t have the copied tiles.');
      return;
    }
    map.state.update((state) => ({ ...state, tool: 'brush', stamp, area: null, gesture: null }));
    note.set('Click or press Enter to place the tiles. Press Escape to cancel.');
    return;
  }
  if (clip.things === null) return;
  const { clip: fitting, left } = removeUnknownReferences(game, clip.things);
  if (left > 0)
    note.set(
      left === 1
        ? '1 copied object was left out because this game doesn’t have its type.'
        : `${left} copied objects were left out because this game doesn’t have their types.`,
    );
  const { command, mapObjects } = pasteMapObjects(session.editor, fitting, findShift(fitting, at));
  if (mapObjects.length === 0) return;
  runCommand(session.editor, command);
  endStep(session.editor);
  map.state.update((state) => ({ ...state, tool: 'select', selected: mapObjects, area: null }));
}

/**
 * Computes how far to move pasted objects: their top left corner goes to the pointer; without a pointer, they are
 * placed beside the originals.
 */
function findShift(clip: NonNullable<Clip['things']>, at: MapPoint | null): MapPoint {
  const all = [...clip.entities, ...clip.regions, ...clip.spawnPoints];
  if (at === null || all.length === 0) return { x: PASTE_BESIDE, y: PASTE_BESIDE };
  const left = Math.min(...all.map(({ x }) => x));
  const top = Math.min(...all.map(({ y }) => y));
  return { x: Math.round((at.x - left) * 2) / 2, y: Math.round((at.y - top) * 2) / 2 };
}

export function duplicateSelection(session: EditorSession): void {
  const { map } = getMapEditorState(session);
  const { selected } = map.state.get();
  if (selected.length === 0) return;
  const clip = copyMapObjects(session.editor.game.get(), selected);
  const { command, mapObjects } = pasteMapObjects(
    session.editor,
    clip,
    { x: PASTE_BESIDE, y: PASTE_BESIDE },
    'Duplicate',
  );
  runCommand(session.editor, command);
  map.state.update((state) => ({ ...state, selected: mapObjects }));
}

export function selectAll(session: EditorSession): void {
  const { map } = session.editor.game.get();
  const mapObjects = [
    ...map.entities.map(({ id }) => ({ kind: 'entity', id }) as const),
    ...Object.keys(map.spawnPoints).map((id) => ({ kind: 'spawn-point', id }) as const),
    ...Object.keys(map.regions).map((id) => ({ kind: 'region', id }) as const),
  ];
  getMapEditorState(session).map.state.update((state) => ({
    ...state,
    tool: 'select',
    selected: mapObjects,
    area: null,
  }));
}

/** Handles the browser's copy, cut and paste events, which transfer text between games without a permission prompt. */
export function watchClipboard(session: EditorSession, isOurs: (event: Event) => boolean): () => void {
  const editorState = getMapEditorState(session);
  const ending = new AbortController();
  const copy = (event: ClipboardEvent) => {
    if (!isOurs(event)) return;
    const clip = copySelection(session);
    if (clip === null) return;
    event.preventDefault();
    event.clipboardData?.setData('text/plain', serializeMapClip(clip));
    if (event.type === 'cut' && session.editor.canEdit.get()) removeSelection(session);
  };
  const paste = (event: ClipboardEvent) => {
    if (!isOurs(event) || !session.editor.canEdit.get()) return;
    const text = event.clipboardData?.getData('text/plain') ?? '';
    const clip = parseMapClip(text);
    event.preventDefault();
    if (clip.ok) pasteClip(session, clip.value, editorState.pointer.get() ?? editorState.cursor.get());
    else if (clip.error === 'broken')
      editorState.note.set('The clipboard content is damaged and can’t be pasted.');
    else editorState.note.set('The clipboard doesn’t contain anything from a map.');
  };
  document.addEventListener('copy', copy, { signal: ending.signal });
  document.addEventListener('cut', copy, { signal: ending.signal });
  document.addEventListener('paste', paste, { signal: ending.signal });
  return () => ending.abort();
}

/**
 * Copies from the palette or the menu, which have no clipboard event. Writes to the system clipboard if the browser
 * allows it.
 */
export function copySelectionToClipboard(session: EditorSession, isCutting: boolean): void {
  const clip = copySelection(session);
  if (clip === null) return;
  copyText(serializeMapClip(clip)).catch(() => {});
  if (isCutting) removeSelection(session);
}

export function pasteClipboardOnMap(session: EditorSession, at: MapPoint | null): void {
  const { map, note } = getMapEditorState(session);
  const { clip } = map.state.get();
  if (clip === null) note.set('Nothing to paste. Copy something first.');
  else pasteClip(session, clip, at);
}
