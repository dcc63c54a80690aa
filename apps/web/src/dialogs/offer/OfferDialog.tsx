import { formatCoinCount } from '@playloom/api-contract';
import { Button, Modal } from '@playloom/design-system';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { FormProblem } from '@playloom/site/forms/FormProblem.tsx';
import { useAsyncAction } from '@playloom/site/forms/useAsyncAction.ts';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import { useRootData } from '@playloom/site/session/useRootData.ts';
import { Coin } from '../../coins/Coin.tsx';
import type { DialogByKind, DialogProps } from '../DialogProps.ts';
import { BuyMoreCoinsPrompt } from './BuyMoreCoinsPrompt.tsx';
import { GuestAccountPrompt } from './GuestAccountPrompt.tsx';

/** Delay before the button works, so that a player who is pressing keys does not buy by accident. */
const OFFER_LIVE_AFTER_MS = 500;

/**
 * Remounts the dialog for a new offer. That restarts the delay, so that a click meant for the old offer does not buy
 * the new one.
 */
export default function OfferDialog(props: DialogProps<DialogByKind<'offer'>>) {
  const { id, item } = props.dialog.offer;
  return <Offer key={id ?? item} {...props} />;
}

/** Offers an item for coins. HTML that creators write can't click the buttons of this dialog. */
function Offer({ dialog, open, onClose }: DialogProps<DialogByKind<'offer'>>) {
  const { id, item, price } = dialog.offer;
  // Leave full screen, because the game would cover the dialog.
  useEffect(() => {
    if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
  }, []);
  return (
    <Modal
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={`Buy ${item}?`}
      description={`An item in ${dialog.game}.`}
    >
      <p className="flex items-center gap-3 text-panel">
        <Coin size={28} />
        <b className="num">{formatCoinCount(price)}</b>
      </p>
      {id === null ? (
        <GuestAccountPrompt onClose={onClose} />
      ) : (
        <AccountOffer id={id} price={price} onClose={onClose} />
      )}
    </Modal>
  );
}

function AccountOffer({ id, price, onClose }: { id: string; price: number; onClose: () => void }) {
  const { user } = useRootData();
  const { revalidate } = useRevalidator();
  const isLive = useLiveSoon();
  const balance = user?.coins ?? 0;
  const buy = useAsyncAction(async () => {
    const api = await loadBrowserApi();
    await api.acceptOffer({ params: { offerId: id } });
    onClose();
    await revalidate();
  });
  return (
    <>
      <p className="mt-3 text-secondary text-text-2">
        You have <span className="num">{formatCoinCount(balance)}</span>.
      </p>
      <FormProblem problem={buy.problem} />
      {balance < price ? (
        <BuyMoreCoinsPrompt missing={price - balance} onClose={onClose} />
      ) : (
        <div className="mt-6 flex flex-wrap gap-3">
          <Button variant="primary" loading={buy.isBusy} disabled={!isLive} onClick={buy.run}>
            Buy
          </Button>
          <Button onClick={onClose}>No, thanks</Button>
        </div>
      )}
    </>
  );
}

function useLiveSoon(): boolean {
  const [isLive, setIsLive] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLive(true), OFFER_LIVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLive;
}
