import type { ApiClient } from '@playloom/api-contract';
import { useCallback, useEffect, useState } from 'react';
import { toErrorBody } from '@playloom/site/api/toErrorBody.ts';

export type RequestState<Value> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'ready'; readonly value: Value };

/** Sends a request and returns the answer; `retry` sends it again. `ask` must be stable between renders. */
export function useRequest<Value>(
  api: () => Promise<ApiClient>,
  ask: (client: ApiClient) => Promise<Value>,
): {
  readonly answer: RequestState<Value>;
  readonly set: (value: Value) => void;
  readonly retry: () => void;
} {
  const [answer, setAnswer] = useState<RequestState<Value>>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const visit = { isOver: false };
    const finish = (next: RequestState<Value>) => {
      if (!visit.isOver) setAnswer(next);
    };
    api()
      .then(ask)
      .then(
        (value) => finish({ kind: 'ready', value }),
        (error: unknown) => finish({ kind: 'failed', message: toErrorBody(error).message }),
      );
    return () => {
      visit.isOver = true;
    };
  }, [api, ask, attempt]);
  const set = useCallback((value: Value) => setAnswer({ kind: 'ready', value }), []);
  const retry = useCallback(() => setAttempt((now) => now + 1), []);
  return { answer, set, retry };
}
