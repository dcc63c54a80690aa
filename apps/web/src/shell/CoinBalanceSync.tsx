import { useRevalidator } from 'react-router';
import { useLiveMessages } from '../live/LiveContext.ts';
import { useRoot } from '../session/useRoot.ts';

/** Updates the balance in the bar and on the page. A newer message aborts a running reload, which then rejects. */
export function CoinBalanceSync() {
  const { user } = useRoot();
  const { revalidate } = useRevalidator();
  useLiveMessages((message) => {
    if (message.kind === 'coins' && user && message.balance !== user.coins)
      revalidate().catch(() => undefined);
  });
  return null;
}
