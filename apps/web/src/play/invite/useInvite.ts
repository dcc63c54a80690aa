import { ApiError, type GamePage } from '@playloom/api-contract';
import { useState } from 'react';
import { toErrorBody } from '@playloom/site/api/toErrorBody.ts';
import { browserClient } from '@playloom/site/api/browserClient.ts';
import { useToasts } from '@playloom/site/overlays/useToasts.ts';
import { withLobbyCode } from '../state/withLobbyCode.ts';
import { shareLink } from './shareLink.ts';
import { useStreamerMode } from '@playloom/site/browser/useStreamerMode.ts';
import { copyText } from '@playloom/site/browser/copyText.ts';

export interface InviteState {
  isBusy: boolean;
  /** Id of an invitation made before playing. Play joins its room. */
  inv: string | null;
  /** Gets an invite link and shares it with the phone's share sheet or the clipboard. */
  send(): void;
  /** Invites a friend with a notification. */
  sendTo(friend: string): void;
  copy(text: string, confirmation: string): Promise<void>;
}

const OPENS_LATER = 'The room opens when one of you presses Play.';

type InvitedRoom = { roomId: string; roomName: string; lobbyCode?: string | null };

/**
 * Invites players to the current room. Before playing there is none, so the link opens a room when the first player
 * joins.
 */
export function useInvite(game: GamePage, name: string, room: InvitedRoom | null): InviteState {
  const toasts = useToasts();
  const isStreaming = useStreamerMode();
  const [isBusy, setBusy] = useState(false);
  const [pending, setPending] = useState<{ gameId: string; inv: string } | null>(null);

  async function copy(text: string, confirmation: string) {
    try {
      await copyText(text);
      toasts.show(confirmation, { type: 'success' });
    } catch {
      // If the browser forbids copying, the link is shown for manual copying.
      toasts.show(isStreaming ? 'Your browser blocked copying.' : text, { type: 'success' });
    }
  }
  const id = game._id;
  const who = name.trim() ? { name: name.trim() } : {};
  const roomOf = room ? { roomId: room.roomId, ...withLobbyCode(room.lobbyCode) } : {};
  /**
   * Creates an invitation to the current room. Without one, or if it has closed, a room opens when the first player
   * joins.
   */
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
    const leadsTo = roomName === null ? OPENS_LATER : `Friends who open it join ${roomName}.`;
    if (!isShared) await copy(data.url, `Invite link copied. ${leadsTo}`);
  }
  async function sendTo(username: string) {
    const { data, roomName } = await invite((into) =>
      browserClient.inviteFriend({ params: { username }, body: { gameId: id, ...into } }),
    );
    const invited = data.isNew ? `You invited ${username}` : `You already invited ${username}`;
    const confirmation = roomName === null ? `${invited}. ${OPENS_LATER}` : `${invited} to ${roomName}.`;
    toasts.show(confirmation, { type: 'success' });
  }
  function run(act: () => Promise<void>) {
    setBusy(true);
    act()
      .catch((error: unknown) => toasts.showError(toErrorBody(error).message))
      .finally(() => setBusy(false));
  }
  const inv = pending?.gameId === id ? pending.inv : null;
  return { isBusy, inv, copy, send: () => run(send), sendTo: (friend) => run(() => sendTo(friend)) };
}

function isRoomClosedError(error: unknown): boolean {
  return error instanceof ApiError && error.body.errorId === 'room_not_found';
}
