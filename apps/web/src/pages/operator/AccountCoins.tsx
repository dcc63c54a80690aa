import { type Endpoints, type EndpointResponse, formatCoinCount, formatNumber } from '@playloom/api-contract';
import { Button } from '@playloom/design-system';
import { useState } from 'react';
import { Link } from 'react-router';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import { useDateFormat } from '@playloom/site/time/useDateFormat.ts';
import { ConsoleList, ConsoleRow } from './ConsoleList.tsx';
import { ReasonDialog } from '@playloom/site/moderation/ReasonDialog.tsx';

type AccountMoves = EndpointResponse<Endpoints['listAccountMoves']>['data'];
type AccountMove = AccountMoves['moves'][number];

const KIND_LABELS: Record<AccountMove['kind'], string> = {
  purchase: 'Bought coins',
  gift: 'Gift',
  spend: 'Purchase in a game',
  payout: 'Payout',
  adjustment: 'Adjustment',
  reversal: 'Reversed',
};

/** Lists the transactions of an account, newest first. */
export function AccountCoins({ moves, next }: AccountMoves) {
  return (
    <section aria-labelledby="coins" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="coins" className="text-card">
        Coins
      </h2>
      {moves.length === 0 && <p className="text-secondary text-text-3">No transactions yet.</p>}
      {moves.length > 0 && (
        <ConsoleList label="Coins">
          {moves.map((move) => (
            <MoveRow key={move.id} move={move} />
          ))}
        </ConsoleList>
      )}
      {next && (
        <Button asChild size="sm" className="justify-self-center">
          <Link to={`?before=${next}`} preventScrollReset>
            Older
          </Link>
        </Button>
      )}
    </section>
  );
}

function MoveRow({ move }: { move: AccountMove }) {
  const [isOpen, setIsOpen] = useState(false);
  const { id, kind, amount, balance, subject, username, game, at, isRefundable } = move;
  const dates = useDateFormat();
  const coins = Number(amount);
  const about = [
    KIND_LABELS[kind],
    game?.title,
    username,
    dates.date(at),
    `balance ${formatNumber(Number(balance))}`,
  ];
  return (
    <ConsoleRow
      title={
        <>
          <span className="num">
            {coins > 0 ? '+' : '−'}
            {formatNumber(Math.abs(coins))}
          </span>
          {subject}
        </>
      }
      meta={about}
      actions={
        isRefundable && (
          <>
            <Button size="sm" onClick={() => setIsOpen(true)}>
              Refund
            </Button>
            <ReasonDialog
              open={isOpen}
              onClose={() => setIsOpen(false)}
              title={`Refund ${subject}?`}
              description={`The buyer gets ${formatCoinCount(-coins)} back, and the creator loses their share. Both see the reason. The buyer keeps the item.`}
              confirmText="Refund"
              doneText="The buyer was refunded."
              act={async (reason) =>
                (await loadBrowserApi()).refundPurchase({ params: { id }, body: { reason } })
              }
            />
          </>
        )
      }
    />
  );
}
