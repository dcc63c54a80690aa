import { useRevalidator } from 'react-router';
import { browserApi } from '../../session/browserApi.ts';
import { useToasts } from '../../session/toasts.ts';
import { useAct } from '../../forms/useAct.ts';

export function useKeepAccount() {
  const toasts = useToasts();
  const { revalidate } = useRevalidator();
  return useAct(async () => {
    const api = await browserApi();
    await api.cancelDeletion();
    await revalidate();
    toasts.show('Good to have you. Your account stays.', { type: 'success' });
  });
}
