import type { GamePage } from '@playloom/api-contract';
import { useState } from 'react';
import { readProblem } from '../../forms/readProblem.ts';
import { createPlayApi } from '../createPlayApi.ts';
import { useToasts } from '../../session/toasts.ts';
import { shareLink } from './shareLink.ts';

export interface Invite {
  isBusy: boolean;
  /** Gets a link into the room and hands it on: by the phone's own menu, or to the clipboard. */
  send(): void;
  copy(text: string, said: string): Promise<void>;
}

type InvitedRoom = { roomId: string; roomName: string };

/** Invites into a room; where none is open yet, a new one opens for it. */
export function useInvite(game: GamePage, name: string, room: InvitedRoom | null): Invite {
  const toasts = useToasts();
  const [isBusy, setBusy] = useState(false);

  async function copy(text: string, said: string) {
    try {
      await navigator.clipboard.writeText(text);
      toasts.show(said, { type: 'success' });
    } catch {
      // Browsers forbid it now and then: then it is shown to be copied by hand.
      toasts.show(text, { type: 'success' });
    }
  }
  async function send() {
    const api = createPlayApi();
    const { _id: id } = game;
    const who = name.trim() ? { name: name.trim() } : {};
    const target =
      room ?? (await api.joinGame({ params: { id }, query: { newRoom: 'public', ...who } })).data;
    const { data } = await api.createInvite({ params: { id }, body: { roomId: target.roomId, ...who } });
    const isShared = await shareLink({ title: `Play ${game.title} with me`, url: data.url });
    if (!isShared) await copy(data.url, `The invitation is copied. It leads to ${target.roomName}.`);
  }
  return {
    isBusy,
    copy,
    send() {
      setBusy(true);
      send()
        .catch((error: unknown) => toasts.show(readProblem(error).message))
        .finally(() => setBusy(false));
    },
  };
}
