import Check from 'lucide-react/icons/check';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import { useToasts } from '@playloom/site/overlays/useToasts.ts';
import { useRootData } from '@playloom/site/session/useRootData.ts';

const SUBSCRIBED = 'You have successfully subscribed to our newsletter!';
const NOT_SUBSCRIBED = 'There was an error subscribing to our newsletter.';
const SUBSCRIBED_MS = 4000;

type State = 'idle' | 'subscribing' | 'done';

/** Subscribes to the newsletter. Shown to users who have not subscribed. */
export function NewsletterLink({ className }: { className?: string }) {
  const { user } = useRootData();
  const toasts = useToasts();
  const revalidator = useRevalidator();
  const [state, setState] = useState<State>('idle');

  async function handleClick() {
    if (state !== 'idle') return;
    setState('subscribing');
    try {
      const api = await loadBrowserApi();
      await api.subscribeToNewsletter();
    } catch {
      setState('idle');
      return toasts.showError(NOT_SUBSCRIBED);
    }
    setState('done');
    toasts.show(SUBSCRIBED, { type: 'success', duration: SUBSCRIBED_MS });
    await revalidator.revalidate();
  }

  if (!user || (user.marketingOptIn && state !== 'done')) return null;
  if (state === 'done') {
    return (
      <span className="flex items-center gap-2 text-mint">
        <Check size={16} aria-hidden="true" />
        Subscribed
      </span>
    );
  }
  return (
    <button
      type="button"
      className={className}
      data-state={state}
      aria-busy={state === 'subscribing'}
      onClick={handleClick}
    >
      {state === 'subscribing' ? 'Subscribing…' : 'Get the newsletter'}
    </button>
  );
}
