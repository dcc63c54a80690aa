import { formatNumber, type CoinTransaction } from '@playloom/api-contract';
import { Button, EmptyState, LinkText, Pill } from '@playloom/design-system';
import { Link } from 'react-router';
import { FormProblem } from '@playloom/site/forms/FormProblem.tsx';
import { downloadTextFile } from '@playloom/site/browser/downloadTextFile.ts';
import { useAsyncAction } from '@playloom/site/forms/useAsyncAction.ts';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import { Time } from '@playloom/site/time/Time.tsx';
import { describeCoinTransaction, formatCoinChange } from './describeCoinTransaction.ts';
import type { CoinsPageData, LedgerFilter } from './CoinsPageData.ts';

const FILTERS: { shown: LedgerFilter; label: string }[] = [
  { shown: 'all', label: 'All' },
  { shown: 'in', label: 'Incoming' },
  { shown: 'out', label: 'Outgoing' },
  { shown: 'purchase', label: 'Coin purchases' },
  { shown: 'spend', label: 'Game items' },
  { shown: 'gift', label: 'Gifts' },
  { shown: 'payout', label: 'Payouts' },
];

export function LedgerSection({ moves, next, shown, username }: Omit<CoinsPageData, 'summary' | 'shop'>) {
  const download = useAsyncAction(async () => {
    const api = await loadBrowserApi();
    const { data } = await api.exportCoins();
    downloadTextFile(`playloom-coins-${username}.csv`, data, 'text/csv');
  });
  return (
    <section className="mt-12" aria-labelledby="ledger">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="ledger" className="text-section">
          Transactions
        </h2>
        <Button size="sm" loading={download.isBusy} onClick={download.run}>
          Download CSV
        </Button>
      </header>
      <FormProblem problem={download.problem} />
      <nav aria-label="Filter" className="mt-5 mb-5 flex flex-wrap gap-2">
        {FILTERS.map(({ shown: filter, label }) => (
          <Pill key={filter} asChild selected={filter === shown}>
            <Link to={filter === 'all' ? '?' : `?show=${filter}`} preventScrollReset>
              {label}
            </Link>
          </Pill>
        ))}
      </nav>
      {moves.length > 0 ? (
        <MoveTable moves={moves} />
      ) : (
        <EmptyState
          title={shown === 'all' ? 'No transactions yet' : 'No transactions match'}
          headingLevel={3}
        >
          {shown === 'all'
            ? 'Coins you buy, send, receive, spend, or earn are listed here.'
            : 'Choose “All” to see every transaction.'}
        </EmptyState>
      )}
      {next && (
        <p className="mt-5">
          <Button asChild>
            <Link to={`?${shown === 'all' ? '' : `show=${shown}&`}before=${next}`}>Older</Link>
          </Button>
        </p>
      )}
    </section>
  );
}

function MoveTable({ moves }: { moves: readonly CoinTransaction[] }) {
  return (
    <div className="coins-card coins-ledger">
      <table className="num">
        <thead>
          <tr>
            <th scope="col">Description</th>
            <th scope="col">When</th>
            <th scope="col">Coins</th>
            <th scope="col">Balance</th>
          </tr>
        </thead>
        <tbody>
          {moves.map((move) => (
            <tr key={move.id}>
              <td className="coins-what">
                <span className="break-words">{describeCoinTransaction(move)}</span>
                {move.game && (
                  <LinkText asChild className="block text-meta">
                    <Link to={`/play/${move.game.slug}`}>{move.game.title}</Link>
                  </LinkText>
                )}
              </td>
              <td className="coins-when">
                <Time at={move.at} />
              </td>
              <td className="coins-change" data-direction={move.amount.startsWith('-') ? 'out' : 'in'}>
                {formatCoinChange(move.amount)}
              </td>
              <td className="coins-balance">{formatNumber(Number(move.balance))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
