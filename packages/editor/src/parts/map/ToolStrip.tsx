import { Tooltip } from '@playloom/design-system/Tooltip';
import type { KeyboardEvent } from 'react';
import { Fragment } from 'react';
import { useSession, useStore } from '../../session/SessionContext.ts';
import { useMapEditorState, useMapToolState } from './state/MapEditorState.ts';
import { VIEW_ONLY_MESSAGE, TOOL_GROUPS, type ToolEntry } from './mapTools.ts';

/** The toolbar on the left of the canvas. Each tool has a shortcut. */
export function ToolStrip() {
  return (
    <div
      className="map-strip"
      role="toolbar"
      aria-label="Map tools"
      aria-orientation="vertical"
      tabIndex={-1}
      onKeyDown={moveFocus}
    >
      {TOOL_GROUPS.map((group, index) => (
        <Fragment key={group[0]!.name}>
          {index > 0 && <hr />}
          {group.map((entry) => (
            <ToolButton key={entry.name} entry={entry} />
          ))}
        </Fragment>
      ))}
    </div>
  );
}

function ToolButton({ entry }: { readonly entry: ToolEntry }) {
  const { name, label, key, Icon, isForEditors } = entry;
  const { map, note } = useMapEditorState();
  const canEdit = useStore(useSession().editor.canEdit);
  const isOn = useMapToolState((state) => state.tool === name);
  const isOff = isForEditors && !canEdit;
  const take = () => {
    if (isOff) note.set(VIEW_ONLY_MESSAGE);
    else map.state.update((state) => ({ ...state, tool: name, gesture: null }));
  };
  return (
    <Tooltip text={isOff ? `${label} (editors only)` : label} keys={key} side="right">
      <button
        type="button"
        className="map-tool"
        data-tool={name}
        aria-label={label}
        aria-pressed={isOn}
        aria-keyshortcuts={key}
        tabIndex={isOn ? 0 : -1}
        aria-disabled={isOff}
        onClick={take}
      >
        <Icon size={17} aria-hidden="true" />
        <span aria-hidden="true">{key}</span>
      </button>
    </Tooltip>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const direction = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  if (direction === undefined) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const from = buttons.indexOf(document.activeElement as HTMLElement);
  event.preventDefault();
  event.stopPropagation();
  buttons[(from + direction + buttons.length) % buttons.length]?.focus();
}
