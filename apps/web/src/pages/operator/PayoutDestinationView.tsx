import type { PayoutDestination as Destination } from '@playloom/api-contract';
import { Button } from '@playloom/design-system';
import { useState } from 'react';
import { FormProblem } from '@playloom/site/forms/FormProblem.tsx';
import { useAsyncAction } from '@playloom/site/forms/useAsyncAction.ts';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';

/** Shows where a payout goes. Loaded only on request, because each view is recorded in the audit log. */
export function PayoutDestinationView({ payoutId }: { payoutId: string }) {
  const [destination, setDestination] = useState<Destination | null>(null);
  const show = useAsyncAction(async () => {
    const api = await loadBrowserApi();
    setDestination((await api.showPayoutDestination({ params: { id: payoutId } })).data);
  });
  if (destination !== null)
    return (
      <dl className="grid gap-x-4 gap-y-1 text-secondary sm:grid-cols-[max-content_1fr]">
        {describe(destination).map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-text-3">{name}</dt>
            <dd className="break-all">{value}</dd>
          </div>
        ))}
      </dl>
    );
  return (
    <div className="grid justify-items-start gap-2">
      <Button size="sm" loading={show.isBusy} onClick={show.run}>
        Show payout details
      </Button>
      <FormProblem problem={show.problem} />
    </div>
  );
}

function describe(destination: Destination): [string, string][] {
  if (destination.kind === 'paypal') return [['PayPal', destination.email]];
  const { holder, account, bankCode, country } = destination;
  const rows: [string, string][] = [
    ['Account holder', holder],
    ['Account', account],
    ['Bank code', bankCode],
    ['Country', country],
  ];
  return rows.filter(([, value]) => value !== '');
}
