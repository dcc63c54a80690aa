import { formatNumber } from '@playloom/api-contract';
import { TextInput } from '@playloom/design-system/TextInput';
import {
  setLayerField,
  duplicateLayer,
  endStep,
  moveLayerNextTo,
  removeLayer,
  runCommand,
} from '@playloom/editor-core';
import { ContextMenu } from '@playloom/design-system/ContextMenu';
import { type MenuEntry, MenuEntryList } from '@playloom/design-system/MenuEntryList';
import { type Layer, limits } from '@playloom/game-format';
import type { LucideIcon } from 'lucide-react';
import BrickWall from 'lucide-react/icons/brick-wall';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import GripVertical from 'lucide-react/icons/grip-vertical';
import Lock from 'lucide-react/icons/lock';
import LockOpen from 'lucide-react/icons/lock-open';
import SquareDashed from 'lucide-react/icons/square-dashed';
import { type DragEvent, type KeyboardEvent, useState } from 'react';
import type { EditorSession } from '../../../session/EditorSession.ts';
import { useSession } from '../../../session/SessionContext.ts';
import { getMapEditorState } from '../state/MapEditorState.ts';

const DRAG = 'application/x-playloom-layer';
const HUE_STEP = 67;

interface Props {
  readonly layer: Layer;
  readonly count: number;
  readonly isChosen: boolean;
  readonly isDisabled: boolean;
  /** The next layers above and below this one in the list. */
  readonly above: string | null;
  readonly below: string | null;
}

/** A layer: click to select, double-click to rename, drag or press Alt and an arrow key to move. */
export function LayerRow(props: Props) {
  const { layer, count, isChosen, isDisabled } = props;
  const session = useSession();
  const [isRenaming, setIsRenaming] = useState(false);
  const [isTarget, setIsTarget] = useState(false);
  const [menu, setMenu] = useState<{ readonly x: number; readonly y: number } | null>(null);
  const choose = () =>
    getMapEditorState(session).map.state.update((state) => ({ ...state, layer: layer.id }));
  const name = layer.name || layer.id;
  const drop = (event: DragEvent) => {
    setIsTarget(false);
    const id = event.dataTransfer.getData(DRAG);
    if (id !== '' && id !== layer.id) putBeside(session, id, 'over', layer.id);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only for dragging; the button handles the keyboard
    <div
      className="map-layer"
      data-layer={layer.id}
      role="group"
      aria-label={name}
      data-selected={isChosen ? '' : undefined}
      data-hidden={layer.isVisible ? undefined : ''}
      data-drop={isTarget ? '' : undefined}
      draggable={!isDisabled && !isRenaming}
      onDragStart={(event) => event.dataTransfer.setData(DRAG, layer.id)}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(DRAG)) return;
        event.preventDefault();
        setIsTarget(true);
      }}
      onDragLeave={() => setIsTarget(false)}
      onDrop={drop}
    >
      <GripVertical className="map-layer-grip" size={14} aria-hidden="true" />
      <span className="map-layer-swatch" style={{ background: getLayerColor(layer.id) }} />
      {isRenaming ? (
        <RenameField layer={layer} onEnd={() => setIsRenaming(false)} />
      ) : (
        <button
          type="button"
          className="map-layer-name"
          aria-current={isChosen}
          tabIndex={isChosen ? 0 : -1}
          onClick={choose}
          onDoubleClick={() => !isDisabled && setIsRenaming(true)}
          onContextMenu={(event) => {
            event.preventDefault();
            choose();
            setMenu({ x: event.clientX, y: event.clientY });
          }}
          onKeyDown={(event) => press(event, session, props, () => setIsRenaming(true))}
        >
          {name}
        </button>
      )}
      <span className="ed-count">{formatNumber(count)}</span>
      <LayerToggles layer={layer} isDisabled={isDisabled} />
      {menu !== null && (
        <ContextMenu at={menu} label={name} onClose={() => setMenu(null)}>
          <MenuEntryList entries={listEntries(session, props, () => setIsRenaming(true))} />
        </ContextMenu>
      )}
    </div>
  );
}

/** Derives a color from the id, so that the layer has the same color for everyone. */
function getLayerColor(id: string): string {
  const sum = Array.from(id).reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) % 9973, 7);
  return `hsl(${(sum * HUE_STEP) % 360} 55% 62%)`;
}

function putBeside(session: EditorSession, id: string, side: 'over' | 'under', other: string | null): void {
  if (other !== null) runCommand(session.editor, moveLayerNextTo(session.editor, id, side, other));
}

function press(
  event: KeyboardEvent<HTMLElement>,
  session: EditorSession,
  props: Props,
  rename: () => void,
): void {
  const { above, below, layer, isDisabled } = props;
  const choose = (id: string | null) => {
    if (id === null) return;
    getMapEditorState(session).map.state.update((state) => ({ ...state, layer: id }));
    const row = event.currentTarget.parentElement;
    const sibling = id === above ? row?.previousElementSibling : row?.nextElementSibling;
    sibling?.querySelector('button')?.focus();
  };
  const isUp = event.key === 'ArrowUp';
  if (isUp || event.key === 'ArrowDown') {
    if (!event.altKey) choose(isUp ? above : below);
    else if (!isDisabled) putBeside(session, layer.id, isUp ? 'over' : 'under', isUp ? above : below);
  } else if (event.key === 'F2' && !isDisabled) rename();
  else if (event.key === 'Delete' && !isDisabled) remove(session, layer.id);
  else return;
  event.preventDefault();
  event.stopPropagation();
}

function remove(session: EditorSession, id: string): void {
  const { layers } = session.editor.game.get().map;
  const left = layers.filter((layer) => layer.id !== id);
  runCommand(session.editor, removeLayer(session.editor, id));
  getMapEditorState(session).map.state.update((state) => ({ ...state, layer: left.at(-1)?.id ?? null }));
}

function listEntries(session: EditorSession, props: Props, rename: () => void): MenuEntry[] {
  const { layer, above, below, isDisabled } = props;
  const duplicate = () => {
    const copy = duplicateLayer(session.editor, layer.id);
    if (copy === null || !runCommand(session.editor, copy.command).ok) return;
    getMapEditorState(session).map.state.update((state) => ({ ...state, layer: copy.layer }));
  };
  return [
    { label: 'Rename', keys: 'F2', disabled: isDisabled, onSelect: rename },
    { label: 'Duplicate', disabled: isDisabled, onSelect: duplicate },
    {
      label: 'Move up',
      keys: 'Alt+ArrowUp',
      disabled: isDisabled || above === null,
      onSelect: () => putBeside(session, layer.id, 'over', above),
    },
    {
      label: 'Move down',
      keys: 'Alt+ArrowDown',
      disabled: isDisabled || below === null,
      onSelect: () => putBeside(session, layer.id, 'under', below),
    },
    {
      label: 'Delete',
      keys: 'Delete',
      startsGroup: true,
      tone: 'danger',
      disabled: isDisabled,
      onSelect: () => remove(session, layer.id),
    },
  ];
}

/** Lets the user type at once, because the field appears when the user renames the layer. */
function focusAtOnce(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}

function RenameField({ layer, onEnd }: { readonly layer: Layer; readonly onEnd: () => void }) {
  const { editor } = useSession();
  const [text, setText] = useState(layer.name);
  const end = (isCommitted: boolean) => {
    if (isCommitted && text.trim() !== '' && text !== layer.name) {
      runCommand(editor, setLayerField(editor, layer.id, 'name', text.trim()));
      endStep(editor);
    }
    onEnd();
  };
  return (
    <TextInput
      aria-label="Layer name"
      ref={focusAtOnce}
      maxLength={limits.NAME_MAX}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={() => end(true)}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Enter') end(true);
        if (event.key === 'Escape') end(false);
      }}
    />
  );
}

function LayerToggles({ layer, isDisabled }: { readonly layer: Layer; readonly isDisabled: boolean }) {
  const { editor } = useSession();
  const toggle = (
    field: 'isVisible' | 'isLocked' | 'isSolid',
    label: string,
    On: LucideIcon,
    Off: LucideIcon,
  ) => {
    const isOn = layer[field];
    const Icon = isOn ? On : Off;
    return (
      <button
        type="button"
        className="map-layer-toggle"
        title={label}
        aria-label={`${label}: ${layer.name || layer.id}`}
        aria-pressed={isOn}
        data-solid={field === 'isSolid' ? '' : undefined}
        disabled={isDisabled}
        onClick={(event) => {
          event.stopPropagation();
          runCommand(editor, setLayerField(editor, layer.id, field, !isOn));
          endStep(editor);
        }}
      >
        <Icon size={15} aria-hidden="true" />
      </button>
    );
  };
  return (
    <>
      {toggle('isVisible', 'Show', Eye, EyeOff)}
      {toggle('isLocked', 'Lock', Lock, LockOpen)}
      {toggle('isSolid', 'Solid', BrickWall, SquareDashed)}
    </>
  );
}
