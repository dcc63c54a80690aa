import { useRevalidator } from 'react-router';
import { useNews } from '../live/LiveContext.ts';
import { useRoot } from '../session/useRoot.ts';

/** Coins that moved are shown at once, in the bar and on the page. News that comes meanwhile aborts a read, which fails. */
export function CoinNews() {
  const { user } = useRoot();
  const { revalidate } = useRevalidator();
  useNews((news) => {
    if (news.kind === 'coins' && user && news.balance !== user.coins) revalidate().catch(() => undefined);
  });
  return null;
}
