import { ToolButton } from '@playloom/design-system/ToolButton';
import { getLocationKey, getLocationName, type EditorLocation } from '@playloom/editor-core';
import { ContextMenu } from '@playloom/design-system/ContextMenu';
import { MenuEntryList } from '@playloom/design-system/MenuEntryList';
import Gamepad2 from 'lucide-react/icons/gamepad-2';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useGame, useSession, useStore } from '../../session/SessionContext.ts';
import { LocationIndicators } from '../../locations/LocationIndicators.tsx';
import { LocationIcon } from '../../locations/LocationIcon.tsx';
import { handleTabKeyDown } from './handleTabKeyDown.ts';
import { closeOtherTabs, closeTab, moveTab, showTab } from '../../session/workspace/tabs.ts';
import type { PlaytestVisibility } from './usePlaytestVisibility.ts';

/** The tabs of the open locations. */
export function TabStrip({ playing }: { readonly playing: PlaytestVisibility }) {
  const { workspace, overlay } = useSession();
  const { tabs } = useStore(workspace);
  const [dragged, setDragged] = useState<number | null>(null);
  return (
    <div className="ed-tabs">
      {playing.isRunning && (
        <button type="button" className="ed-tab-play" onClick={() => playing.show(true)}>
          <Gamepad2 size={15} aria-hidden="true" />
          Back to the game
        </button>
      )}
      <div role="tablist" aria-label="Open tabs" className="ed-tablist">
        {tabs.map((place, index) => (
          <Tab
            key={getLocationKey(place)}
            place={place}
            index={index}
            onDragStart={() => setDragged(index)}
            onDrop={() => {
              if (dragged !== null) workspace.update((now) => moveTab(now, dragged, index));
              setDragged(null);
            }}
          />
        ))}
      </div>
      <ToolButton label="Open a new tab" keys="Mod+K" Icon={Plus} onClick={() => overlay.set('palette')} />
    </div>
  );
}

interface TabProps {
  readonly place: EditorLocation;
  readonly index: number;
  readonly onDragStart: () => void;
  readonly onDrop: () => void;
}

function Tab({ place, index, onDragStart, onDrop }: TabProps) {
  const { workspace } = useSession();
  const { front, tabs } = useStore(workspace);
  const name = useGame((game) => getLocationName(game, place)) ?? 'Deleted item';
  const [menuAt, setMenuAt] = useState<{ x: number; y: number } | null>(null);
  const isFront = index === front;
  const tab = useRef<HTMLDivElement>(null);
  // Opened or moved tabs can be outside of the visible part of the list.
  useEffect(() => {
    if (isFront) tab.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isFront, index]);
  const close = () => workspace.update((now) => closeTab(now, index));
  const openMenu = (event: MouseEvent) => {
    event.preventDefault();
    setMenuAt({ x: event.clientX, y: event.clientY });
  };
  const entries = [
    { label: 'Close', onSelect: close, keys: 'Alt+W' },
    {
      label: 'Close others',
      onSelect: () => workspace.update((now) => closeOtherTabs(now, index)),
      disabled: tabs.length < 2,
    },
  ];
  return (
    <div ref={tab} className="ed-tab" data-front={isFront ? '' : undefined} role="presentation">
      <button
        type="button"
        role="tab"
        aria-selected={isFront}
        aria-controls={isFront ? 'ed-stage' : undefined}
        tabIndex={isFront ? 0 : -1}
        className="ed-tab-name"
        draggable
        onDragStart={onDragStart}
        onDragOver={(event) => event.preventDefault()}
        onDrop={onDrop}
        onClick={() => workspace.update((now) => showTab(now, index))}
        onAuxClick={(event) => event.button === 1 && close()}
        onContextMenu={openMenu}
        onKeyDown={(event) =>
          handleTabKeyDown(event, {
            close,
            move: (direction) => workspace.update((now) => moveTab(now, index, index + direction)),
            turn: (direction) => focusTab(event.currentTarget, index + direction),
          })
        }
      >
        <LocationIcon of={place} size={15} />
        <span className="ed-name">{name}</span>
        <LocationIndicators place={place} />
        {/* Only for the mouse. Keyboard users close the focused tab with a shortcut. */}
        <span
          className="ed-tab-close"
          aria-hidden="true"
          title={`Close ${name}`}
          onClick={(event) => {
            event.stopPropagation();
            close();
          }}
        >
          <X size={13} />
        </span>
      </button>
      {menuAt !== null && (
        <ContextMenu at={menuAt} label={name} onClose={() => setMenuAt(null)}>
          <MenuEntryList entries={entries} />
        </ContextMenu>
      )}
    </div>
  );
}

/** Focuses the tab at an index, wrapping around at both ends. */
function focusTab(from: HTMLElement, index: number): void {
  const all = [...(from.closest('[role="tablist"]')?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
  const next = all[(index + all.length) % all.length];
  next?.focus();
  next?.click();
}
