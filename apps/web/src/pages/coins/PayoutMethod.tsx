import type { CoinSummary } from '@playloom/api-contract';
import { Button } from '@playloom/design-system';
import { useState } from 'react';
import { formatDay } from '../../markdown/formatDay.ts';
import { PayoutMethodDialog } from './PayoutMethodDialog.tsx';

/** Where payouts go, masked, and the way to change it. */
export function PayoutMethod({ method }: { method: CoinSummary['payoutMethod'] }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="mt-4 grid justify-items-start gap-3 rounded-cover bg-raised p-4">
      <div className="min-w-0">
        <p className="text-meta text-text-3">Payout method</p>
        <p className="break-words">{method?.label ?? 'None yet. Add one to request payouts.'}</p>
        {method?.usableFrom && (
          <p className="text-meta text-text-3">
            You can request payouts to it from {formatDay(method.usableFrom.slice(0, 10))}.
          </p>
        )}
      </div>
      <Button size="sm" onClick={() => setIsOpen(true)}>
        {method ? 'Change' : 'Add payout method'}
      </Button>
      {isOpen && <PayoutMethodDialog hasMethod={method !== null} onClose={() => setIsOpen(false)} />}
    </div>
  );
}
