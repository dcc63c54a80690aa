import { formatCoinCount, type Payout } from '@playloom/api-contract';
import { Badge, Button, LinkText } from '@playloom/design-system';
import { useState } from 'react';
import { Link } from 'react-router';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import { pageContext } from '../../rendering/pageContext.ts';
import { formatCoinValue } from '../../coins/formatCoinValue.ts';
import { useDateFormat } from '@playloom/site/time/useDateFormat.ts';
import type { Route } from './+types/payoutsRoute.ts';
import { ConsoleList, ConsoleRow, ConsoleEmptyState, OperatorsOnlyNotice } from './ConsoleList.tsx';
import { ConsolePager } from './ConsolePager.tsx';
import { PayoutDestinationView } from './PayoutDestinationView.tsx';
import { ReasonDialog } from '@playloom/site/moderation/ReasonDialog.tsx';
import { resolveForStaff } from './resolveForStaff.ts';
import { buildStatusTabs, readStatusFilter, StatusTabs } from './StatusTabs.tsx';

const STATUS_FILTERS = [
  { state: 'requested', title: 'Open' },
  { state: 'paid', title: 'Paid' },
  { state: 'returned', title: 'Rejected' },
] as const;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const filter = readStatusFilter(request, STATUS_FILTERS);
  return resolveForStaff(async () => ({ ...filter, ...(await api.listPayouts({ query: filter })).data }));
}

export default function PayoutsPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <OperatorsOnlyNotice />;
  const { state, page, payouts, hasMore } = loaderData;
  return (
    <>
      <StatusTabs label="Payouts" tabs={buildStatusTabs(STATUS_FILTERS, state)} />
      {payouts.length === 0 ? (
        <ConsoleEmptyState title={state === 'requested' ? 'No pending payouts' : 'No payouts yet'}>
          Creators request payouts of their earned coins on their coins page. Pay them outside Playloom, then
          mark them as paid.
        </ConsoleEmptyState>
      ) : (
        <ConsoleList label="Payouts">
          {payouts.map((payout) => (
            <PayoutRow key={payout.id} payout={payout} />
          ))}
        </ConsoleList>
      )}
      <ConsolePager page={Number(page)} hasMore={hasMore} />
    </>
  );
}

type Decision = 'pay' | 'return';

function PayoutRow({ payout }: { payout: Payout }) {
  const [decision, setDecision] = useState<Decision | null>(null);
  const dates = useDateFormat();
  const { user, amount, state, isSandbox, requestedAt, decidedAt } = payout;
  const worth = formatCoinValue(Number(amount));
  const days = [
    `requested on ${dates.date(requestedAt)}`,
    decidedAt && `decided on ${dates.date(decidedAt)}`,
  ];
  return (
    <ConsoleRow
      title={
        <>
          {user ? (
            <LinkText asChild>
              <Link to={`/operator/users/${user.id}`}>{user.username}</Link>
            </LinkText>
          ) : (
            'Deleted account'
          )}
          <span className="num">
            {formatCoinCount(Number(amount))}, {worth}
          </span>
          {isSandbox && <Badge tone="sun">Test payout: don’t send money</Badge>}
        </>
      }
      meta={[user?.email, ...days]}
      actions={
        state === 'requested' && (
          <>
            <Button size="sm" onClick={() => setDecision('pay')}>
              Mark as paid
            </Button>
            <Button size="sm" onClick={() => setDecision('return')}>
              Reject
            </Button>
          </>
        )
      }
    >
      {payout.hasDestination && state === 'requested' && <PayoutDestinationView payoutId={payout.id} />}
      {payout.decision && <p className="text-secondary break-words text-text-2">{payout.decision}</p>}
      {decision && <DecisionDialog payout={payout} decision={decision} onClose={() => setDecision(null)} />}
    </ConsoleRow>
  );
}

interface DecisionDialogProps {
  payout: Payout;
  decision: Decision;
  onClose: () => void;
}

function DecisionDialog({ payout, decision, onClose }: DecisionDialogProps) {
  const { id, amount, isSandbox } = payout;
  const params = { id };
  const coins = formatCoinCount(Number(amount));
  const worth = formatCoinValue(Number(amount));
  if (decision === 'return')
    return (
      <ReasonDialog
        open
        onClose={onClose}
        title={`Reject this payout of ${coins}?`}
        description="The coins are returned, and the creator gets your reason by email."
        confirmText="Reject"
        doneText="Payout rejected. The coins were returned."
        act={async (reason) => (await loadBrowserApi()).returnPayout({ params, body: { reason } })}
      />
    );
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={isSandbox ? `Mark a test payout of ${coins} as paid?` : `Mark ${worth} as paid?`}
      description={
        isSandbox
          ? 'Some coins on this site were bought with test money, so don’t send any money. This removes the coins and tells the creator that it was a test.'
          : 'Send the money first. This permanently removes the coins and notifies the creator.'
      }
      label="Reference"
      hint="The bank transfer or PayPal reference. The creator can see it."
      confirmText="Mark as paid"
      doneText="The creator was notified."
      act={async (reference) => (await loadBrowserApi()).payPayout({ params, body: { reference } })}
    />
  );
}
