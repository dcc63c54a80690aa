import { useRevalidator } from 'react-router';
import { useLiveMessages } from '../live/LiveContext.ts';
import { useRootData } from '@playloom/site/session/useRootData.ts';

/** Reloads the page's data when the user's balance changes. */
export function CoinBalanceSync() {
  const { user } = useRootData();
  const { revalidate } = useRevalidator();
  useLiveMessages((message) => {
    if (message.kind === 'coins' && user && message.balance !== user.coins) void revalidate();
  });
  return null;
}
