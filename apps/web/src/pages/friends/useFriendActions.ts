import type { ApiClient } from '@playloom/api-contract';
import { useNavigate, useRevalidator } from 'react-router';
import { toErrorBody } from '@playloom/site/api/toErrorBody.ts';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import { useToasts } from '@playloom/site/overlays/useToasts.ts';

/** Actions on a person in the list. Each one reloads the list afterwards. */
export function useFriendActions() {
  const toasts = useToasts();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const act = async (call: (api: ApiClient) => Promise<unknown>) => {
    try {
      await call(await loadBrowserApi());
    } catch (error) {
      toasts.showError(toErrorBody(error).message);
    }
    await revalidate();
  };
  return {
    accept: (username: string) => void act((api) => api.befriend({ params: { username } })),
    remove: (username: string) => void act((api) => api.unfriend({ params: { username } })),
    join: (username: string) =>
      void act(async (api) => {
        const { data } = await api.joinFriend({ params: { username } });
        await navigate(data.path);
      }),
  };
}
