import { useRevalidator } from 'react-router';
import { useLiveMessages } from '../live/LiveContext.ts';
import { useRoot } from '../session/useRoot.ts';

/** Coins that moved are shown at once, in the bar and on the page. News that comes meanwhile aborts a read, which fails. */
export function CoinBalanceSync() {
  const { user } = useRoot();
  const { revalidate } = useRevalidator();
  useLiveMessages((message) => {
    if (message.kind === 'coins' && user && message.balance !== user.coins)
      revalidate().catch(() => undefined);
  });
  return null;
}
