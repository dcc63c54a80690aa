import type { ErrorBody } from '@playloom/api-contract';
import { useState } from 'react';
import { toErrorBody } from '../api/toErrorBody.ts';

/** Runs the request of a button and provides its state and error. Clicks while it is running are ignored. */
export function useAsyncAction(act: () => Promise<void>) {
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle');
  const [problem, setProblem] = useState<ErrorBody | null>(null);
  async function run() {
    setState('busy');
    setProblem(null);
    try {
      await act();
      setState('done');
    } catch (error) {
      setProblem(toErrorBody(error));
      setState('idle');
    }
  }
  return {
    isBusy: state === 'busy',
    isDone: state === 'done',
    problem,
    run: () => void (state === 'busy' || run()),
  };
}
