import { ApiError } from '@playloom/api-contract';
import { Banner, Button } from '@playloom/design-system';
import { data, Link, useNavigate } from 'react-router';
import { FormProblem } from '@playloom/site/forms/FormProblem.tsx';
import { useAsyncAction } from '@playloom/site/forms/useAsyncAction.ts';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import { pageContext } from '../../rendering/pageContext.ts';
import { useRootData } from '@playloom/site/session/useRootData.ts';
import { findPublicConfig, createPageMeta } from '../../rendering/createPageMeta.ts';
import { formatPlanPrice } from '../pricing/presentPlan.ts';
import type { Route } from './+types/route.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  try {
    return (await api.readOrder({ params })).data;
  } catch (error) {
    if (error instanceof ApiError && error.status < 500)
      throw data('Order not found. Start again from your coins page.', { status: 404 });
    throw error;
  }
}

export function meta({ matches, params }: Route.MetaArgs) {
  const path = `/sandbox/checkout/${params.orderId}`;
  return createPageMeta(
    {
      title: 'Test payment',
      description: 'This is a test payment. No real money is charged.',
      path,
      isHidden: true,
    },
    findPublicConfig(matches),
  );
}

/** Replaces the payment provider's page on sites without a provider, and says that no money is charged. */
export default function SandboxCheckout({ loaderData: order }: Route.ComponentProps) {
  const { user } = useRootData();
  const navigate = useNavigate();
  const home = order.kind === 'tier' ? '/pricing' : `/user/${user?.local.username}/coins/summary/`;
  const pay = useAsyncAction(async () => {
    const api = await loadBrowserApi();
    await api.payInSandbox({ params: { orderId: order.id } });
    await navigate(`${home}?paid=${order.id}`);
  });
  return (
    <main id="main" className="page-wrap grid justify-items-center pt-10 pb-(--section-gap) desk:pt-16">
      <div className="edge w-full max-w-[480px] rounded-lg bg-surface p-6 desk:p-8">
        <Banner title="Test payment">
          You won’t be charged, and no card is needed. Payments aren’t set up on this site.
        </Banner>
        <h1 className="mt-6 text-section">Checkout</h1>
        <dl className="mt-5 flex items-baseline justify-between gap-4 border-t border-line pt-5">
          <dt>{order.title}</dt>
          <dd className="num text-panel">{formatPlanPrice(order.cents)}</dd>
        </dl>
        <FormProblem problem={pay.problem} />
        {order.state === 'open' ? (
          <div className="mt-7 flex flex-wrap gap-3">
            <Button variant="primary" loading={pay.isBusy} onClick={pay.run}>
              Pay with test money
            </Button>
            <Button asChild>
              <Link to={home}>Cancel</Link>
            </Button>
          </div>
        ) : (
          <div className="mt-6 grid justify-items-start gap-4">
            <p className="text-text-2">
              {order.state === 'paid' ? 'This order is paid.' : 'This payment was refunded.'}
            </p>
            <Button asChild>
              <Link to={home}>Back</Link>
            </Button>
          </div>
        )}
      </div>
    </main>
  );
}
