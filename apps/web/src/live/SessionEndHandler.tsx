import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import type { OpenablePageLiveSocket } from './createPageLiveSocket.ts';

/** When the server ends the session of an open page, checks for a ban and shows it immediately. */
export function SessionEndHandler({ live }: { live: OpenablePageLiveSocket }) {
  const { revalidate } = useRevalidator();
  useEffect(
    () =>
      live.onEnded(() => {
        const explain = async () => {
          const api = await loadBrowserApi();
          if ((await api.readBan()).data) await revalidate();
        };
        // If the request fails, the next page shows the ban.
        explain().catch(() => undefined);
      }),
    [live, revalidate],
  );
  return null;
}
