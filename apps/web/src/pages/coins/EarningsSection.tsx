import { formatNumber, type CoinSummary } from '@playloom/api-contract';
import { EmptyState, LinkText } from '@playloom/design-system';
import { Link } from 'react-router';
import { formatCoinValue } from '../../coins/formatCoinValue.ts';
import { Time } from '@playloom/site/time/Time.tsx';
import { PayoutForm } from './PayoutForm.tsx';
import { PayoutMethodCard } from './PayoutMethodCard.tsx';

const STATES = { requested: 'Pending', paid: 'Paid', returned: 'Rejected, coins returned' };

/** Shows the earnings of the user's games and the payout form. */
export function EarningsSection({ summary }: { summary: CoinSummary }) {
  return (
    <section className="mt-12" aria-labelledby="earnings">
      <h2 id="earnings" className="text-section">
        Earnings
      </h2>
      <p className="mt-3 max-w-[60ch] text-text-2">
        You get 90% of what players spend in your games. Earned coins can be paid out after {summary.holdDays}{' '}
        days. Coins you bought or received can’t be paid out.
      </p>
      <div className="coins-two">
        <div className="coins-card">
          <EarningsList earnings={summary.earnings} />
        </div>
        <div className="coins-card">
          <h3 className="text-card">Payout</h3>
          <p className="mt-2 text-secondary text-text-2">
            <b className="num text-text">{formatNumber(Number(summary.payable))}</b>{' '}
            {Number(summary.payable) === 1 ? 'earned coin is' : 'earned coins are'} available for payout (
            <span className="num">{formatCoinValue(Number(summary.payable))}</span>).
          </p>
          <PayoutMethodCard method={summary.payoutMethod} />
          <PayoutForm summary={summary} />
          <Payouts payouts={summary.payouts} />
        </div>
      </div>
    </section>
  );
}

function EarningsList({ earnings }: Pick<CoinSummary, 'earnings'>) {
  if (earnings.length === 0)
    return (
      <EmptyState title="No earnings yet" headingLevel={3} className="px-0 py-6">
        Your earnings per game appear here once players spend coins in your games.
      </EmptyState>
    );
  return (
    <ul className="coins-rows">
      {earnings.map(({ game, coins, sales }) => (
        <li key={game.slug}>
          <LinkText asChild className="min-w-0 break-words">
            <Link to={`/play/${game.slug}`}>{game.title}</Link>
          </LinkText>
          <span className="num text-meta text-text-3">{sales === 1 ? '1 sale' : `${sales} sales`}</span>
          <b className="num">{formatNumber(Number(coins))}</b>
        </li>
      ))}
    </ul>
  );
}

function Payouts({ payouts }: Pick<CoinSummary, 'payouts'>) {
  if (payouts.length === 0) return null;
  return (
    <ul className="coins-rows mt-6" aria-label="Payouts">
      {payouts.map(({ id, at, amount, state, isSandbox, decision }) => (
        <li key={id}>
          <div className="min-w-0">
            <Time at={at} />
            <p className="text-meta break-words text-text-3">
              {[isSandbox ? 'Test payout' : null, STATES[state], decision].filter(Boolean).join(' · ')}
            </p>
          </div>
          <b className="num col-start-3">{formatNumber(Number(amount))}</b>
        </li>
      ))}
    </ul>
  );
}
