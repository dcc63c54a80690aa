import type { ErrorBody } from '@playloom/api-contract';
import { useState } from 'react';
import { toErrorBody } from '@playloom/site/api/toErrorBody.ts';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';

/** Opens the payment page of the provider, or of the sandbox if there is no provider. */
export function useCheckout() {
  const [opening, setOpening] = useState<string | null>(null);
  const [problem, setProblem] = useState<ErrorBody | null>(null);
  async function go(order: { kind: 'pack' | 'tier'; id: string }) {
    setOpening(order.id);
    setProblem(null);
    try {
      const api = await loadBrowserApi();
      const { data } = await api.openCheckout({ body: order });
      window.location.assign(data.url);
    } catch (error) {
      setProblem(toErrorBody(error));
      setOpening(null);
    }
  }
  return {
    opening,
    problem,
    open: (order: { kind: 'pack' | 'tier'; id: string }) => void (opening ?? go(order)),
  };
}
