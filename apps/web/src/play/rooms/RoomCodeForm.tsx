import { apiLimits } from '@playloom/api-contract';
import { Button, LabeledField } from '@playloom/design-system';
import { useEffect, useLayoutEffect, useRef, useState, type SubmitEvent } from 'react';
import type { PlayHandle } from '../controller/usePlay.ts';
import { RoomCodeInput } from './RoomCodeInput.tsx';

const NOT_FOUND = 'No room has this code. Check it and try again.';

interface RoomCodeFormProps {
  canPlay: boolean;
  play: PlayHandle;
}

/** Joins a private room by its code, as soon as the last character is typed. */
export function RoomCodeForm({ canPlay, play }: RoomCodeFormProps) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const isWhole = code.length === apiLimits.LOBBY_CODE_LENGTH;
  const enter = useEnteredCode(play, setError);
  useEffect(() => {
    // Select the wrong code after an error, so that typing replaces it. An effect runs after the stop screen, which
    // took the focus, is gone.
    if (!error) return;
    input.current?.focus();
    input.current?.select();
  }, [error]);
  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (isWhole && canPlay) enter(code);
  }
  function handleCode(next: string) {
    setCode(next);
    setError(undefined);
    // Submit as soon as the code is complete, whether typed or pasted.
    if (next !== code && next.length === apiLimits.LOBBY_CODE_LENGTH && canPlay) enter(next);
  }
  return (
    <form className="play-code-form" onSubmit={handleSubmit}>
      <LabeledField label="Have a friend’s code?" error={error}>
        <div className="flex gap-[10px]">
          <RoomCodeInput ref={input} value={code} onValueChange={handleCode} />
          <Button type="submit" size="sm" variant="mint" disabled={!isWhole || !canPlay}>
            Join
          </Button>
        </div>
      </LabeledField>
    </form>
  );
}

/** Returns a function that joins by code. An unknown code is reported at the field and not on the stop screen. */
function useEnteredCode(play: PlayHandle, setError: (error?: string) => void): (code: string) => void {
  const entered = useRef<string>(null);
  const { state, dismiss } = play;
  useLayoutEffect(() => {
    if (state.kind !== 'stopped' || entered.current === null) return;
    const isUnknown = state.id === 'room_not_found' && state.request.lobbyCode === entered.current;
    entered.current = null;
    if (!isUnknown) return;
    dismiss();
    setError(NOT_FOUND);
  });
  return (lobbyCode) => {
    entered.current = lobbyCode;
    setError(undefined);
    play.press({ lobbyCode });
  };
}
