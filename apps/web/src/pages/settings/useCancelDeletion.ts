import { useRevalidator } from 'react-router';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import { useToasts } from '@playloom/site/overlays/useToasts.ts';
import { useAsyncAction } from '@playloom/site/forms/useAsyncAction.ts';

export function useCancelDeletion() {
  const toasts = useToasts();
  const { revalidate } = useRevalidator();
  return useAsyncAction(async () => {
    const api = await loadBrowserApi();
    await api.cancelDeletion();
    await revalidate();
    toasts.show('Deletion canceled. Your account stays active.', { type: 'success' });
  });
}
