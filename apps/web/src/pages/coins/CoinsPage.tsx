import { formatNumber } from '@playloom/api-contract';
import { formatCoinValue } from '../../coins/formatCoinValue.ts';
import { Coin } from '../../coins/Coin.tsx';
import { BackToGame } from './BackToGame.tsx';
import { BuySection } from './BuySection.tsx';
import { CoinHistory } from './CoinChart.tsx';
import { EarningsSection } from './EarningsSection.tsx';
import { GiftForm } from './GiftForm.tsx';
import { LedgerSection } from './LedgerSection.tsx';
import type { CoinsPageData } from './CoinsPageData.ts';

export function CoinsPage({ summary, shop, ...ledger }: CoinsPageData) {
  const isFresh = summary.history.length === 0;
  return (
    <main id="main" className="page-wrap pt-10 pb-(--section-gap) desk:pt-14">
      <h1 className="text-title">Your coins</h1>
      <BackToGame />
      <div className="coins-top">
        <section className="coins-card" aria-label="Balance">
          <p className="flex items-center gap-3">
            <Coin size={40} />
            <b className="num display text-[2.75rem] leading-none tracking-[-.03em]" data-testid="balance">
              {formatNumber(Number(summary.balance))}
            </b>
          </p>
          <dl className="coins-parts num">
            <Part name="Bought or received" coins={summary.bought} />
            <Part name="Earned" coins={summary.earned} hasValue />
          </dl>
        </section>
        <section className="coins-card coins-history min-w-0" aria-label="Balance over time">
          {isFresh ? (
            <>
              <h2 className="text-card">Balance over time</h2>
              <p className="mt-6 text-secondary text-text-2">
                No transactions yet. Your balance over time appears here.
              </p>
            </>
          ) : (
            <CoinHistory history={summary.history} />
          )}
        </section>
        <section className="coins-card" aria-labelledby="give">
          <h2 id="give" className="text-card">
            Send coins
          </h2>
          <GiftForm giftsLeft={summary.giftsLeft} />
        </section>
      </div>
      <BuySection {...shop} />
      <LedgerSection {...ledger} />
      <EarningsSection summary={summary} />
    </main>
  );
}

/** A part of the balance. Only earned coins have a value in dollars, because only they can be paid out. */
function Part({ name, coins, hasValue = false }: { name: string; coins: string; hasValue?: boolean }) {
  return (
    <div>
      <dt className="text-meta text-text-3">{name}</dt>
      <dd>
        {formatNumber(Number(coins))}
        {hasValue && coins !== '0' && (
          <span className="text-meta text-text-3"> (worth {formatCoinValue(Number(coins))})</span>
        )}
      </dd>
    </div>
  );
}
