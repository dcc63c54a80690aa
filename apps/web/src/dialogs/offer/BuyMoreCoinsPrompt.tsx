import { formatNumber } from '@playloom/api-contract';
import { Button } from '@playloom/design-system';
import { useEffect, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { getBuyCoinsPath } from '../../coins/gameReturn.ts';
import { useRootData } from '@playloom/site/session/useRootData.ts';

/** Time between balance checks, because a payment may be reported a few seconds after the player returns. */
const BALANCE_CHECK_MS = 4000;

/** Offers to buy the missing coins, in another tab, because leaving this page would end the game. */
export function BuyMoreCoinsPrompt({ missing, onClose }: { missing: number; onClose: () => void }) {
  const { user } = useRootData();
  const { pathname } = useLocation();
  const [isAway, setIsAway] = useState(false);
  useCheckedBalance(isAway);
  const getCoins = () => {
    const path = getBuyCoinsPath(user?.local.username ?? '', pathname);
    setIsAway(true);
    // Web views of apps can't open a second tab. There, the coins page has a button that leads back to the game.
    if (window.open(path, '_blank') === null) window.location.assign(path);
  };
  return (
    <>
      <p className="mt-3 text-secondary text-text-2" role="status">
        {isAway
          ? 'Buy coins in the other tab, then come back to buy the item.'
          : `You need ${formatNumber(missing)} more ${missing === 1 ? 'coin' : 'coins'}.`}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button variant="primary" onClick={getCoins}>
          Get coins
        </Button>
        <Button onClick={onClose}>No, thanks</Button>
      </div>
    </>
  );
}

/** Checks the balance regularly, because the play page has no live connection that could report it. */
function useCheckedBalance(isOn: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isOn) return;
    const check = () => void (document.visibilityState === 'visible' && revalidate());
    const timer = setInterval(check, BALANCE_CHECK_MS);
    window.addEventListener('focus', check);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', check);
    };
  }, [isOn, revalidate]);
}
