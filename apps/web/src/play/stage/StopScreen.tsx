import { useEffect, useRef } from 'react';
import { describeStop } from '../state/describeStop.ts';
import type { PlayState, RoomRequest } from '../state/PlayState.ts';
import type { GuestNameState } from '../guest/useGuestName.ts';
import type { PlayHandle } from '../controller/usePlay.ts';
import { StopActions, StopBody } from './StopBody.tsx';
import { GUEST_NAME_FIELD_ID } from '../guest/guestName.ts';

interface StopScreenProps {
  state: Extract<PlayState, { kind: 'stopped' }>;
  play: PlayHandle;
  guest: GuestNameState;
}

/** Shows why the game stopped and what to do next. */
export function StopScreen({ state, play, guest }: StopScreenProps) {
  const frame = useRef<HTMLDivElement>(null);
  const message = describeStop(state.id, state.text);
  // Move the focus from the game to the first action.
  useEffect(() => frame.current?.querySelector<HTMLElement>('button, a')?.focus({ preventScroll: true }), []);
  return (
    <div ref={frame} role="alert" className="contents">
      <StopBody message={message}>
        <StopActions
          actions={message.actions}
          againLabel={message.mood === 'farewell' ? 'Play again' : 'Try again'}
          run={{
            again: () => play.press(createRetryRequest(state)),
            'any-room': () => play.press({}),
            watch: () => play.press(createWatchRequest(state)),
            rename: () => rename(play, guest),
            reload: () => window.location.reload(),
            back: play.dismiss,
          }}
        />
      </StopBody>
    </div>
  );
}

/**
 * Creates the request for playing again. Rejoins the same room if it is private or if the connection was lost. Drops
 * the auto-join token, which can be used only once.
 */
function createRetryRequest({ request, room, id }: StopScreenProps['state']): RoomRequest {
  const { autoJoinToken: _spent, newRoom, ...rest } = request;
  if (room?.lobbyCode) return { lobbyCode: room.lobbyCode };
  if (room && (id === 'lost' || id === 'too-slow')) return { roomId: room.roomId };
  return room === null && newRoom ? { newRoom } : rest.roomId ? {} : rest;
}

function createWatchRequest({ request, room }: StopScreenProps['state']): RoomRequest {
  const lobbyCode = request.lobbyCode ?? room?.lobbyCode;
  if (lobbyCode) return { lobbyCode, watch: true };
  const roomId = request.roomId ?? room?.roomId;
  return roomId === undefined ? { watch: true } : { roomId, watch: true };
}

function rename(play: PlayHandle, guest: GuestNameState): void {
  play.dismiss();
  guest.reject();
  document.querySelector<HTMLInputElement>(`[data-field="${GUEST_NAME_FIELD_ID}"]`)?.focus();
}
