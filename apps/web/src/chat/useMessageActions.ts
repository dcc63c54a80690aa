import type { ApiClient, ChatChannel, ChatMessage } from '@playloom/api-contract';
import { useMemo } from 'react';
import { toErrorBody } from '@playloom/site/api/toErrorBody.ts';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import { useToasts } from '@playloom/site/overlays/useToasts.ts';
import type { ChatStore } from './createChatStore.ts';

const MUTE_MINUTES = 60;

/** Actions on a message; each shows its result as a toast. */
export interface MessageActions {
  edit(message: ChatMessage, text: string): Promise<boolean>;
  remove(message: ChatMessage): Promise<boolean>;
  block(message: ChatMessage, kind: 'mute' | 'block'): Promise<boolean>;
  sanction(message: ChatMessage, kind: 'mute' | 'ban'): Promise<boolean>;
  report(message: ChatMessage): void;
}

export function useMessageActions(
  store: ChatStore,
  channel: ChatChannel | null,
  report: (message: ChatMessage) => void,
): MessageActions {
  const toasts = useToasts();
  return useMemo(() => {
    const channelId = channel?._id ?? '';
    const attempt = async (run: (api: ApiClient) => Promise<unknown>, done?: string): Promise<boolean> => {
      try {
        await run(await loadBrowserApi());
        if (done) toasts.show(done, { type: 'success' });
        return true;
      } catch (error) {
        toasts.showError(toErrorBody(error).message);
        return false;
      }
    };
    const toMessageParams = ({ sequence }: ChatMessage) => ({ channelId, sequence });
    return {
      edit: (message, text) =>
        attempt((api) => api.editMessage({ params: toMessageParams(message), body: { text } })),
      remove: (message) => attempt((api) => api.deleteMessage({ params: toMessageParams(message) })),
      async block({ author: { username } }, kind) {
        const verb = kind === 'block' ? 'blocked' : 'muted';
        const isDone = await attempt(
          (api) => api.blockUser({ params: { username }, body: { kind } }),
          `You ${verb} ${username}.`,
        );
        // Reload the channel, which hides the earlier messages of the blocked user too.
        if (isDone) await store.open(channelId);
        return isDone;
      },
      sanction({ author: { username } }, kind) {
        const minutes = kind === 'mute' ? { minutes: MUTE_MINUTES } : {};
        const done = kind === 'mute' ? `${username} was muted for an hour.` : `${username} was banned.`;
        const params = { id: channel?.gameId ?? '' };
        return attempt((api) => api.addSanction({ params, body: { username, kind, ...minutes } }), done);
      },
      report,
    };
  }, [toasts, store, channel?._id, channel?.gameId, report]);
}
