import { useEffect, useRef } from 'react';
import { describeStop } from '../describeStop.ts';
import type { PlayState, Wish } from '../PlayState.ts';
import type { Guest } from '../useGuestName.ts';
import type { Play } from '../usePlay.ts';
import { StopActions, StopBody } from './StopBody.tsx';
import { GUEST_FIELD } from './stageIds.ts';

interface StopScreenProps {
  state: Extract<PlayState, { kind: 'stopped' }>;
  play: Play;
  guest: Guest;
}

/** What happened, and how it goes on. */
export function StopScreen({ state, play, guest }: StopScreenProps) {
  const frame = useRef<HTMLDivElement>(null);
  const words = describeStop(state.id, state.text);
  // The game had the keyboard; now the first thing to do has it.
  useEffect(() => frame.current?.querySelector<HTMLElement>('button, a')?.focus({ preventScroll: true }), []);
  return (
    <div ref={frame} role="alert" className="contents">
      <StopBody words={words}>
        <StopActions
          actions={words.actions}
          againLabel={words.mood === 'farewell' ? 'Play again' : 'Try again'}
          run={{
            again: () => play.press(wishAgain(state)),
            'any-room': () => play.press({}),
            watch: () => play.press(wishWatching(state)),
            rename: () => rename(play, guest),
            reload: () => window.location.reload(),
            back: play.dismiss,
          }}
        />
      </StopBody>
    </div>
  );
}

/** Whoever left comes back to the same room while it is there; a spent token joins nothing. */
function wishAgain({ wish, room, id }: StopScreenProps['state']): Wish {
  const { autoJoinToken: _spent, newRoom, ...rest } = wish;
  if (room?.lobbyCode) return { lobbyCode: room.lobbyCode };
  if (room && (id === 'lost' || id === 'too-slow')) return { roomId: room.roomId };
  return room === null && newRoom ? { newRoom } : rest.roomId ? {} : rest;
}

function wishWatching({ wish, room }: StopScreenProps['state']): Wish {
  const lobbyCode = wish.lobbyCode ?? room?.lobbyCode;
  if (lobbyCode) return { lobbyCode, watch: true };
  const roomId = wish.roomId ?? room?.roomId;
  return roomId === undefined ? { watch: true } : { roomId, watch: true };
}

function rename(play: Play, guest: Guest): void {
  play.dismiss();
  guest.refuse();
  document.querySelector<HTMLInputElement>(`[data-field="${GUEST_FIELD}"]`)?.focus();
}
