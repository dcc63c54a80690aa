import { EmptyState } from '@playloom/design-system/EmptyState';
import { ToolButton } from '@playloom/design-system/ToolButton';
import { getLocationName } from '@playloom/editor-core';
import Trash2 from 'lucide-react/icons/trash-2';
import { useEffect, useRef } from 'react';
import type { ConsoleLine } from '../../session/Playtest.ts';
import { useSession, useStore } from '../../session/SessionContext.ts';
import { openLocation } from '../../locations/openLocation.ts';

/** The maximum number of visible entries. Older ones are rarely read. */
const SHOWN_MAX = 300;

/** Console output of scripts and rules in the playtest, newest last. */
export function ConsolePanel() {
  const { playtest } = useSession();
  const lines = useStore(playtest.console);
  const end = useRef<HTMLDivElement>(null);
  // The braces are needed: newer browsers return a promise here, which an effect must not return.
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [lines]);
  if (lines.length === 0) {
    return (
      <EmptyState title="No messages yet" learnMore="/docs/scripts#find-out-what-happens">
        Press F5 to start the game. Logs and errors from your scripts appear here.
      </EmptyState>
    );
  }
  return (
    <div className="ed-console" role="log" aria-label="Console">
      <div className="ed-console-tools">
        <ToolButton
          label="Clear console"
          Icon={Trash2}
          size="sm"
          side="left"
          onClick={() => playtest.clearConsole()}
        />
      </div>
      {lines.slice(-SHOWN_MAX).map((line, index) => (
        // Two lines can be equal, so the key includes the position.
        // oxlint-disable-next-line react/no-array-index-key -- a script may print equal lines in one tick
        <ConsoleRow key={`${line.tick}/${index}`} line={line} />
      ))}
      <div ref={end} />
    </div>
  );
}

function ConsoleRow({ line }: { readonly line: ConsoleLine }) {
  const session = useSession();
  const { place } = line;
  return (
    <div className="ed-console-line" data-level={line.level}>
      <span className="ed-console-tick">{line.tick}</span>
      <span className="ed-console-text">{line.text}</span>
      {place !== null && (
        <button type="button" className="ed-link" onClick={() => openLocation(session, place)}>
          {place.kind === 'script' && place.line !== undefined
            ? `${place.file}:${place.line}`
            : (getLocationName(session.editor.game.get(), place) ?? 'gone')}
        </button>
      )}
    </div>
  );
}
