import { formatCoinCount } from '@playloom/api-contract';
import { Banner, Button } from '@playloom/design-system';
import { FormProblem } from '@playloom/site/forms/FormProblem.tsx';
import { useCheckout } from '../../coins/useCheckout.ts';
import { useRootData } from '@playloom/site/session/useRootData.ts';
import { formatPlanPrice } from '../pricing/presentPlan.ts';
import type { CoinsPageData } from './CoinsPageData.ts';

export function BuySection({ packs, isSandbox }: CoinsPageData['shop']) {
  const { features } = useRootData();
  const { open, opening, problem } = useCheckout();
  if (!features.inAppPurchases) return null;
  return (
    <section id="buy" className="mt-12 scroll-mt-24" aria-labelledby="buy-title">
      <h2 id="buy-title" className="text-section">
        Buy coins
      </h2>
      {isSandbox && (
        <div className="mt-5 max-w-[720px]">
          <Banner title="Payments are in test mode">You won’t be charged.</Banner>
        </div>
      )}
      <FormProblem problem={problem} />
      <ul className="coins-packs">
        {packs.map((pack) => (
          <li key={pack.id} className="coins-card">
            <h3 className="text-card">{pack.name}</h3>
            <p className="num mt-2 text-text-2">{formatCoinCount(pack.coins)}</p>
            <Button
              className="mt-5"
              wide
              loading={opening === pack.id}
              onClick={() => open({ kind: 'pack', id: pack.id })}
            >
              Buy for {formatPlanPrice(pack.cents)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
