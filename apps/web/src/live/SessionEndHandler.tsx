import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { browserApi } from '../session/browserApi.ts';
import type { OpenablePageLiveSocket } from './createPageLiveSocket.ts';

/** When the server ends the session of an open page because of a ban, the page says so at once. */
export function SessionEndHandler({ live }: { live: OpenablePageLiveSocket }) {
  const { revalidate } = useRevalidator();
  useEffect(
    () =>
      live.onEnded(() => {
        const explain = async () => {
          const api = await browserApi();
          if ((await api.readBan()).data) await revalidate();
        };
        // Without an answer the next page says it.
        explain().catch(() => undefined);
      }),
    [live, revalidate],
  );
  return null;
}
