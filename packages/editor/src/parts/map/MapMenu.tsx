import { addSpawnPoint, findMapObject, runCommand } from '@playloom/editor-core';
import { ContextMenu } from '@playloom/design-system/ContextMenu';
import { type MenuEntry, MenuEntryList } from '@playloom/design-system/MenuEntryList';
import ClipboardPaste from 'lucide-react/icons/clipboard-paste';
import Copy from 'lucide-react/icons/copy';
import MapPin from 'lucide-react/icons/map-pin';
import Play from 'lucide-react/icons/play';
import Scissors from 'lucide-react/icons/scissors';
import SquareArrowOutUpRight from 'lucide-react/icons/square-arrow-out-up-right';
import Trash2 from 'lucide-react/icons/trash-2';
import type { EditorSession } from '../../session/EditorSession.ts';
import { useSession, useStore } from '../../session/SessionContext.ts';
import { openLocation } from '../../locations/openLocation.ts';
import {
  copySelectionToClipboard,
  duplicateSelection,
  pasteClipboardOnMap,
  removeSelection,
  selectAll,
} from './state/selectionActions.ts';
import { getMapEditorState, useMapEditorState } from './state/MapEditorState.ts';
import { fitMap, playtestFromPoint } from './state/viewActions.ts';

/** The context menu of the map. */
export function MapMenu() {
  const session = useSession();
  const { menu } = useMapEditorState();
  const open = useStore(menu);
  if (open === null) return null;
  return (
    <ContextMenu at={open} label="Map" onClose={() => menu.set(null)}>
      <MenuEntryList entries={listEntries(session, open.at)} />
    </ContextMenu>
  );
}

const kinds = { unit: 'units', item: 'items', projectile: 'projectiles', prop: 'props' } as const;

function listEntries(session: EditorSession, at: { readonly x: number; readonly y: number }): MenuEntry[] {
  const { editor } = session;
  const { selected, area, clip } = getMapEditorState(session).map.state.get();
  const isLooking = !editor.canEdit.get();
  const hasNothing = selected.length === 0 && area === null;
  const first = selected.length === 1 ? findMapObject(editor.game.get(), selected[0]!) : null;
  const opening: MenuEntry[] =
    first !== null && 'type' in first
      ? [
          {
            label: 'Open type',
            Icon: SquareArrowOutUpRight,
            onSelect: () => openLocation(session, { kind: 'type', of: kinds[first.kind], id: first.type }),
          },
        ]
      : [];
  const addSpawn = () => void runCommand(editor, addSpawnPoint(editor, round(at)).command);
  return [
    { label: 'Play from here', Icon: Play, keys: 'Alt+F5', onSelect: () => playtestFromPoint(session, at) },
    ...opening,
    {
      label: 'Cut',
      Icon: Scissors,
      keys: 'Mod+X',
      startsGroup: true,
      disabled: hasNothing || isLooking,
      onSelect: () => copySelectionToClipboard(session, true),
    },
    {
      label: 'Copy',
      Icon: Copy,
      keys: 'Mod+C',
      disabled: hasNothing,
      onSelect: () => copySelectionToClipboard(session, false),
    },
    {
      label: 'Paste here',
      Icon: ClipboardPaste,
      keys: 'Mod+V',
      disabled: clip === null || isLooking,
      onSelect: () => pasteClipboardOnMap(session, at),
    },
    {
      label: 'Duplicate',
      keys: 'Mod+D',
      disabled: selected.length === 0 || isLooking,
      onSelect: () => duplicateSelection(session),
    },
    {
      label: 'Add spawn point here',
      Icon: MapPin,
      startsGroup: true,
      disabled: isLooking,
      onSelect: addSpawn,
    },
    { label: 'Select all', keys: 'Mod+A', onSelect: () => selectAll(session) },
    { label: 'Fit map to view', keys: 'Shift+1', onSelect: () => fitMap(session) },
    {
      label: 'Delete',
      Icon: Trash2,
      keys: 'Delete',
      startsGroup: true,
      tone: 'danger',
      disabled: hasNothing || isLooking,
      onSelect: () => removeSelection(session),
    },
  ];
}

function round({ x, y }: { readonly x: number; readonly y: number }) {
  return { x: Math.round(x * 2) / 2, y: Math.round(y * 2) / 2 };
}
