import type { ErrorBody, GamePage } from '@playloom/api-contract';
import { useState } from 'react';
import { useAsyncAction } from '@playloom/site/forms/useAsyncAction.ts';
import { browserClient } from '@playloom/site/api/browserClient.ts';
import type { PlayState, JoinedRoom } from '../state/PlayState.ts';
import type { GuestNameState } from '../guest/useGuestName.ts';

type CodedRoom = JoinedRoom & { lobbyCode: string };

export interface PrivateRoom {
  /** The private room that the user opened on this page or has just left. */
  opened: CodedRoom | null;
  isBusy: boolean;
  problem: ErrorBody | null;
  open(): void;
}

/** Opens a private room without joining, so that the user can share the code first. */
export function usePrivateRoom(game: GamePage, guest: GuestNameState, state: PlayState): PrivateRoom {
  const [opened, setOpened] = useState<{ gameId: string; room: CodedRoom } | null>(null);
  const act = useAsyncAction(async () => {
    const name = guest.isGuest ? guest.name.trim() : '';
    const { data } = await browserClient.joinGame({
      params: { id: game._id },
      query: { newRoom: 'private', ...(name ? { name } : {}) },
    });
    const { roomId, roomName, lobbyCode } = data;
    if (lobbyCode !== null) setOpened({ gameId: game._id, room: { roomId, roomName, lobbyCode } });
  });
  const left = state.kind === 'stopped' && state.id === 'left' ? state.room : null;
  const isGone = state.kind === 'stopped' && state.id === 'room_not_found';
  const own = opened?.gameId === game._id && !isGone ? opened.room : null;
  return { opened: withCode(left) ?? own, isBusy: act.isBusy, problem: act.problem, open: act.run };
}

function withCode(room: JoinedRoom | null): CodedRoom | null {
  return room && room.lobbyCode !== null ? { ...room, lobbyCode: room.lobbyCode } : null;
}
