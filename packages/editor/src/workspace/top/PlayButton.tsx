import { DropdownMenu } from '@playloom/design-system/DropdownMenu';
import { MenuEntryList } from '@playloom/design-system/MenuEntryList';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Play from 'lucide-react/icons/play';
import Square from 'lucide-react/icons/square';
import { useState } from 'react';
import { useSession, useStore } from '../../session/SessionContext.ts';
import { ShortcutKeys } from '@playloom/design-system/ShortcutKeys';

const COUNTS = [1, 2, 3, 4];

/** Starts a playtest of the draft with up to four players. While it runs, the button stops it. */
export function PlayButton() {
  const { playtest } = useSession();
  const { kind } = useStore(playtest.state);
  const [players, setPlayers] = useState(1);
  if (kind !== 'stopped') {
    // After a failed start, F5 tries again instead of stopping.
    const hasFailed = kind === 'refused';
    return (
      <button
        type="button"
        className="ed-button"
        data-tone="stop"
        title={hasFailed ? 'Press F5 to try again or Shift F5 to stop' : 'Press F5 or Shift F5 to stop'}
        aria-keyshortcuts={hasFailed ? 'Shift+F5' : 'F5 Shift+F5'}
        onClick={() => playtest.stop()}
      >
        <Square size={12} fill="currentColor" aria-hidden="true" />
        Stop
        <ShortcutKeys keys={hasFailed ? 'Shift+F5' : 'F5'} />
      </button>
    );
  }
  const entries = COUNTS.map((count) => ({
    label: describeCount(count),
    checked: count === players,
    onSelect: () => setPlayers(count),
  }));
  return (
    <div className="ed-play" data-tour="play">
      <button type="button" className="ed-button" data-tone="run" onClick={() => playtest.start({ players })}>
        <Play size={14} fill="currentColor" aria-hidden="true" />
        Play
        <ShortcutKeys keys="F5" />
      </button>
      <DropdownMenu
        align="start"
        trigger={
          <button
            type="button"
            className="ed-button"
            data-tone="run"
            aria-label={`Number of players: ${describeCount(players)}`}
          >
            <span>{describeCount(players)}</span>
            <ChevronDown size={14} aria-hidden="true" />
          </button>
        }
      >
        <MenuEntryList entries={entries} />
      </DropdownMenu>
    </div>
  );
}

function describeCount(count: number): string {
  return count === 1 ? '1 player' : `${count} players`;
}
