import type { ApiClient } from '@playloom/api-contract';
import { useState } from 'react';
import { toErrorBody } from '@playloom/site/api/toErrorBody.ts';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import { useToasts } from '@playloom/site/overlays/useToasts.ts';

/**
 * Returns the initial value until a request succeeds, then the request's result. Clicks during a request are ignored.
 */
export function useSocialRequest<State>(initial: State) {
  const toasts = useToasts();
  const [answer, setAnswer] = useState<{ to: State; state: State } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const state = answer && answer.to === initial ? answer.state : initial;
  async function call(ask: (api: ApiClient) => Promise<{ data: State }>): Promise<boolean> {
    if (isBusy) return false;
    setBusy(true);
    try {
      const { data } = await ask(await loadBrowserApi());
      setAnswer({ to: initial, state: data });
      return true;
    } catch (error) {
      toasts.showError(toErrorBody(error).message);
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { state, isBusy, call };
}
