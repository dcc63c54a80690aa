import {
  alignMapObjects,
  type Alignment,
  runCommand,
  transformStamp,
  rotateMapObjects,
} from '@playloom/editor-core';
import type { EditorAction } from '../../actions/EditorAction.ts';
import type { EditorSession } from '../../session/EditorSession.ts';
import {
  copySelectionToClipboard,
  duplicateSelection,
  pasteClipboardOnMap,
  removeSelection,
  selectAll,
} from './state/selectionActions.ts';
import { getMapEditorState } from './state/MapEditorState.ts';
import { MAP_TOOLS } from './mapTools.ts';
import { fitMap, fitSelection, playtestFromPoint, zoomBy, zoomTo } from './state/viewActions.ts';

const GROUP = 'Map';
const QUARTER = 90;
const STEP = 15;

const isLooking = ({ editor }: EditorSession) => !editor.canEdit.get();
const hasNothing = (session: EditorSession) => {
  const { selected, area } = getMapEditorState(session).map.state.get();
  return selected.length === 0 && area === null;
};
const hasFew = (session: EditorSession) =>
  isLooking(session) || getMapEditorState(session).map.state.get().selected.length < 2;

/** Every action of the map editor, for the keyboard and the palette. */
export function listMapActions(): readonly EditorAction[] {
  return [
    ...listTools(),
    ...listEdits(),
    ...listTurns(),
    ...listAlignments(),
    ...listViews(),
    ...listHelpers(),
  ];
}

function listTools(): readonly EditorAction[] {
  return MAP_TOOLS.map(({ name, label, key, Icon, isForEditors }): EditorAction => ({
    id: `map.tool.${name}`,
    label: `Tool: ${label}`,
    group: GROUP,
    keys: [key],
    Icon,
    isOff: (session) => isForEditors && isLooking(session),
    run: (session) =>
      getMapEditorState(session).map.state.update((state) => ({ ...state, tool: name, gesture: null })),
  }));
}

function listEdits(): readonly EditorAction[] {
  const isOff = (session: EditorSession) => isLooking(session) || hasNothing(session);
  return [
    {
      id: 'map.delete',
      label: 'Delete the selection',
      group: GROUP,
      keys: ['Delete', 'Backspace'],
      searchTerms: ['remove', 'clear'],
      isOff,
      run: removeSelection,
    },
    {
      id: 'map.duplicate',
      label: 'Duplicate the selection',
      group: GROUP,
      keys: ['Mod+D'],
      isOff,
      run: duplicateSelection,
    },
    { id: 'map.all', label: 'Select all on the map', group: GROUP, keys: ['Mod+A'], run: selectAll },
    {
      id: 'map.copy',
      label: 'Copy the selection',
      group: GROUP,
      shownKeys: ['Mod+C'],
      isOff: hasNothing,
      run: (session) => copySelectionToClipboard(session, false),
    },
    {
      id: 'map.cut',
      label: 'Cut the selection',
      group: GROUP,
      shownKeys: ['Mod+X'],
      isOff,
      run: (session) => copySelectionToClipboard(session, true),
    },
    {
      id: 'map.paste',
      label: 'Paste',
      group: GROUP,
      shownKeys: ['Mod+V'],
      isOff: isLooking,
      run: (session) => pasteClipboardOnMap(session, null),
    },
  ];
}

/** Rotates the stamp while painting, otherwise the selection. */
function turn(session: EditorSession, how: 'right' | 'flip-x' | 'flip-y', degrees: number): void {
  const { map } = getMapEditorState(session);
  const { tool, selected } = map.state.get();
  if (tool !== 'select') {
    map.state.update((state) => ({ ...state, stamp: transformStamp(state.stamp, how) }));
    return;
  }
  if (selected.length === 0) return;
  const command =
    how === 'right'
      ? rotateMapObjects(session.editor, selected, degrees, 'turn')
      : alignMapObjects(session.editor, selected, how);
  runCommand(session.editor, command);
}

function listTurns(): readonly EditorAction[] {
  const act = (id: string, label: string, keys: string, run: EditorAction['run']): EditorAction => ({
    id: `map.${id}`,
    label,
    group: GROUP,
    keys: [keys],
    isOff: isLooking,
    run,
  });
  return [
    act('turn', 'Rotate 90°', 'T', (session) => turn(session, 'right', QUARTER)),
    act('turn-little', 'Rotate slightly', 'Shift+T', (session) => turn(session, 'right', STEP)),
    act('flip-x', 'Flip horizontally', 'F', (session) => turn(session, 'flip-x', 0)),
    act('flip-y', 'Flip vertically', 'Shift+F', (session) => turn(session, 'flip-y', 0)),
  ];
}

const ALIGNMENTS: readonly (readonly [Alignment, string])[] = [
  ['left', 'Align left'],
  ['center', 'Align horizontal centers'],
  ['right', 'Align right'],
  ['top', 'Align top'],
  ['middle', 'Align vertical centers'],
  ['bottom', 'Align bottom'],
  ['spread-x', 'Distribute horizontally'],
  ['spread-y', 'Distribute vertically'],
];

function listAlignments(): readonly EditorAction[] {
  return ALIGNMENTS.map(([how, label]) => ({
    id: `map.align.${how}`,
    label,
    group: GROUP,
    isOff: hasFew,
    run: (session) =>
      void runCommand(
        session.editor,
        alignMapObjects(session.editor, getMapEditorState(session).map.state.get().selected, how),
      ),
  }));
}

function listViews(): readonly EditorAction[] {
  const state = (id: string, label: string, keys: string, field: 'hasGrid' | 'isSnapping'): EditorAction => ({
    id: `map.${id}`,
    label,
    group: GROUP,
    keys: [keys],
    run: (session) =>
      getMapEditorState(session).map.state.update((now) => ({ ...now, [field]: !now[field] })),
  });
  return [
    {
      id: 'map.zoom-in',
      label: 'Zoom in',
      group: GROUP,
      keys: ['Mod+plus', 'Mod+='],
      run: (session) => zoomBy(session, 1.25),
    },
    {
      id: 'map.zoom-out',
      label: 'Zoom out',
      group: GROUP,
      keys: ['Mod+-'],
      run: (session) => zoomBy(session, 0.8),
    },
    {
      id: 'map.zoom-full',
      label: 'Zoom to 100%',
      group: GROUP,
      keys: ['Mod+0'],
      run: (session) => zoomTo(session, 1),
    },
    {
      id: 'map.fit',
      label: 'Fit map to view',
      group: GROUP,
      keys: ['Shift+1'],
      searchTerms: ['zoom', 'fit'],
      run: fitMap,
    },
    {
      id: 'map.fit-selection',
      label: 'Zoom to selection',
      group: GROUP,
      keys: ['Shift+2'],
      searchTerms: ['zoom'],
      run: fitSelection,
    },
    state('grid', 'Toggle grid', "'", 'hasGrid'),
    state('snap', 'Toggle snap to grid', 'Shift+S', 'isSnapping'),
  ];
}

function listHelpers(): readonly EditorAction[] {
  return [
    {
      id: 'map.dim',
      label: 'Toggle layer dimming',
      group: GROUP,
      keys: ['D'],
      run: (session) => getMapEditorState(session).isDimming.update((now) => !now),
    },
    {
      id: 'map.minimap',
      label: 'Toggle minimap',
      group: GROUP,
      run: (session) => getMapEditorState(session).hasMinimap.update((now) => !now),
    },
    {
      id: 'map.3d',
      label: 'Toggle 3D view',
      group: GROUP,
      keys: ['Shift+3'],
      searchTerms: ['height', 'camera'],
      run: (session) => getMapEditorState(session).is3d.update((now) => !now),
    },
    {
      id: 'map.start-here',
      label: 'Play from here',
      group: GROUP,
      keys: ['Alt+F5'],
      searchTerms: ['test', 'start'],
      run: (session) => playtestFromPoint(session),
    },
  ];
}
