import type { CoinSummary } from '@playloom/api-contract';
import { Button, ConfirmDialog } from '@playloom/design-system';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { toErrorBody } from '@playloom/site/api/toErrorBody.ts';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import { useToasts } from '@playloom/site/overlays/useToasts.ts';
import { Time } from '@playloom/site/time/Time.tsx';
import { PayoutMethodDialog } from './PayoutMethodDialog.tsx';

/** The payout method, masked, with buttons to change or remove it. */
export function PayoutMethodCard({ method }: { method: CoinSummary['payoutMethod'] }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isRemoving, setIsRemoving] = useState(false);
  const toasts = useToasts();
  const { revalidate } = useRevalidator();
  async function remove() {
    try {
      await (await loadBrowserApi()).removePayoutMethod();
    } catch (error) {
      toasts.showError(toErrorBody(error).message);
      return;
    }
    toasts.show('Payout method removed.', { type: 'success' });
    await revalidate();
  }
  return (
    <div className="mt-4 grid justify-items-start gap-3 rounded-cover bg-raised p-4">
      <div className="min-w-0">
        <p className="text-meta text-text-3">Payout method</p>
        <p className="break-words">{method?.label ?? 'No payout method yet. Add one to request payouts.'}</p>
        {method?.usableFrom && (
          <p className="text-meta text-text-3">
            Available for payouts starting <Time at={method.usableFrom} />.
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => setIsOpen(true)}>
          {method ? 'Change' : 'Add payout method'}
        </Button>
        {method && (
          <Button size="sm" variant="quiet" onClick={() => setIsRemoving(true)}>
            Remove
          </Button>
        )}
      </div>
      {isOpen && <PayoutMethodDialog hasMethod={method !== null} onClose={() => setIsOpen(false)} />}
      <ConfirmDialog
        open={isRemoving}
        onOpenChange={setIsRemoving}
        title="Remove payout method?"
        confirmText="Remove"
        onConfirm={remove}
        danger
      >
        Payouts you already requested aren’t affected. A new method becomes available after 3 days.
      </ConfirmDialog>
    </div>
  );
}
