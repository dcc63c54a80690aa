import { useState } from 'preact/hooks';
import { useHudSlice } from '../state/HudContext.ts';
import { CopyButton } from './CopyButton.tsx';

/** The code of a private room. In streamer mode it can be copied unseen, and is shown only when the player asks for it. */
export function RoomCode() {
  const { code, isStreaming } = useHudSlice(({ lobbyCode, settings }) => ({
    code: lobbyCode,
    isStreaming: settings.isStreaming,
  }));
  const [isShown, setShown] = useState(false);
  if (code === null) return null;
  const isHidden = isStreaming && !isShown;
  return (
    <div class="hud-code">
      <p>
        <span>Room code</span>
        <code role={isHidden ? 'img' : undefined} aria-label={isHidden ? 'Hidden' : undefined}>
          {isHidden ? '•'.repeat(code.length) : code}
        </code>
      </p>
      {isStreaming && (
        <button type="button" class="hud-button" onClick={() => setShown(!isShown)}>
          {isHidden ? 'Show' : 'Hide'}
        </button>
      )}
      <CopyButton icon="copy" text={code} done="Copied" isSecret={isHidden}>
        Copy
      </CopyButton>
    </div>
  );
}
