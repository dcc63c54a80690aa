import { formatCoinCount, formatNumber } from '@playloom/api-contract';
import { Link } from 'react-router';
import { useRootData } from '@playloom/site/session/useRootData.ts';
import { Coin } from '../../coins/Coin.tsx';
import { NavMenu } from './NavMenu.tsx';

export function CoinBalance({ coins, username }: { coins: number; username: string }) {
  const { features } = useRootData();
  const amount = formatNumber(coins);
  return (
    <NavMenu
      align="end"
      className="nav-coins"
      label={formatCoinCount(coins)}
      popupClassName="nav-tip"
      trigger={
        <span className="flex items-center gap-2">
          <Coin size={20} />
          <span className="num">{amount}</span>
        </span>
      }
    >
      <p className="px-2 py-1 text-meta">
        <b className="num block text-card text-text">{formatCoinCount(coins)}</b>
      </p>
      {features.links && (
        <Link to={`/user/${username}/coins/summary/`} className="pl-item">
          Your coins
        </Link>
      )}
    </NavMenu>
  );
}
