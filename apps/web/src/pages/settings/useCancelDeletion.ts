import { useRevalidator } from 'react-router';
import { loadBrowserApi } from '../../api/loadBrowserApi.ts';
import { useToasts } from '../../overlays/useToasts.ts';
import { useAsyncAction } from '../../forms/useAsyncAction.ts';

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
