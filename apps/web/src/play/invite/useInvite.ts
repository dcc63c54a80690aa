import { ApiError, type GamePage } from '@playloom/api-contract';
import { useState } from 'react';
import { readProblem } from '../../forms/readProblem.ts';
import { browserClient } from '../../session/browserClient.ts';
import { useToasts } from '../../session/toasts.ts';
import { withLobbyCode } from '../withLobbyCode.ts';
import { shareLink } from './shareLink.ts';

export interface Invite {
  isBusy: boolean;
  /** Of an invitation made before playing: Play leads into its room. */
  inv: string | null;
  /** Gets a link into the room and hands it on: by the phone's own menu, or to the clipboard. */
  send(): void;
  /** Tells a friend of the room, in their notifications. */
  sendTo(friend: string): void;
  copy(text: string, confirmation: string): Promise<void>;
}

const OPENS_LATER = 'The room opens when the first of you presses Play.';

type InvitedRoom = { roomId: string; roomName: string; lobbyCode?: string | null };

/** Invites into a room. A link made before playing has none yet: it opens when the first person comes. */
export function useInvite(game: GamePage, name: string, room: InvitedRoom | null): Invite {
  const toasts = useToasts();
  const [isBusy, setBusy] = useState(false);
  const [pending, setPending] = useState<{ gameId: string; inv: string } | null>(null);

  async function copy(text: string, confirmation: string) {
    try {
      await navigator.clipboard.writeText(text);
      toasts.show(confirmation, { type: 'success' });
    } catch {
      // Browsers forbid it now and then: then it is shown to be copied by hand.
      toasts.show(text, { type: 'success' });
    }
  }
  const id = game._id;
  const who = name.trim() ? { name: name.trim() } : {};
  const roomOf = room ? { roomId: room.roomId, ...withLobbyCode(room.lobbyCode) } : {};
  /** Into the room on screen. Without one, or when it has closed since, the room opens when somebody comes. */
  async function invite<T extends { inv: string }>(ask: (into: typeof roomOf) => Promise<{ data: T }>) {
    const isInRoom = { value: room !== null };
    const { data } = await ask(roomOf).catch((error: unknown) => {
      if (room === null || !isRoomClosedError(error)) throw error;
      isInRoom.value = false;
      return ask({});
    });
    if (!isInRoom.value) setPending({ gameId: id, inv: data.inv });
    return { data, roomName: isInRoom.value && room ? room.roomName : null };
  }
  async function send() {
    const { data, roomName } = await invite((into) =>
      browserClient.createInvite({ params: { id }, body: { ...into, ...who } }),
    );
    const isShared = await shareLink({ title: `Play ${game.title} with me`, url: data.url });
    const leadsTo = roomName === null ? OPENS_LATER : `It leads to ${roomName}.`;
    if (!isShared) await copy(data.url, `The invitation is copied. ${leadsTo}`);
  }
  async function sendTo(username: string) {
    const { data, roomName } = await invite((into) =>
      browserClient.inviteFriend({ params: { username }, body: { gameId: id, ...into } }),
    );
    const invited = data.isNew ? `${username} is invited` : `You already invited ${username}`;
    const confirmation = roomName === null ? `${invited}. ${OPENS_LATER}` : `${invited} to ${roomName}.`;
    toasts.show(confirmation, { type: 'success' });
  }
  function run(act: () => Promise<void>) {
    setBusy(true);
    act()
      .catch((error: unknown) => toasts.show(readProblem(error).message))
      .finally(() => setBusy(false));
  }
  const inv = pending?.gameId === id ? pending.inv : null;
  return { isBusy, inv, copy, send: () => run(send), sendTo: (friend) => run(() => sendTo(friend)) };
}

function isRoomClosedError(error: unknown): boolean {
  return error instanceof ApiError && error.body.errorId === 'room_not_found';
}
