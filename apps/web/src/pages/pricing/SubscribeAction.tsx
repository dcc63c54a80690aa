import type { Endpoints, EndpointResponse } from '@playloom/api-contract';
import { Button } from '@playloom/design-system';
import { useRevalidator } from 'react-router';
import { FormProblem } from '@playloom/site/forms/FormProblem.tsx';
import { useAsyncAction } from '@playloom/site/forms/useAsyncAction.ts';
import { Time } from '@playloom/site/time/Time.tsx';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import { useCheckout } from '../../coins/useCheckout.ts';
import { useDialogs } from '@playloom/site/overlays/useDialogs.ts';
import { useRootData } from '@playloom/site/session/useRootData.ts';
import type { NamedPlan } from './NamedPlan.ts';

export type Subscription = EndpointResponse<Endpoints['readSubscription']>['data'];

/** The button that subscribes to a monthly plan. */
export function SubscribeAction({
  plan,
  subscription,
}: {
  plan: NamedPlan;
  subscription: Subscription | null;
}) {
  const { user, features } = useRootData();
  const dialogs = useDialogs();
  const { open, opening, problem } = useCheckout();
  if (subscription?.tier === plan.tier) return <OwnPlan subscription={subscription} />;
  if (!features.inAppPurchases || (!user && !features.loginCallToAction)) return null;
  const choose = () => (user ? open({ kind: 'tier', id: plan.tier }) : dialogs.open({ kind: 'sign-up' }));
  return (
    <>
      <FormProblem problem={problem} />
      <Button wide loading={opening !== null} onClick={choose}>
        Get {plan.name}
      </Button>
    </>
  );
}

function OwnPlan({ subscription }: { subscription: Subscription }) {
  const { revalidate } = useRevalidator();
  const end = useAsyncAction(async () => {
    const api = await loadBrowserApi();
    await api.endSubscription();
    await revalidate();
  });
  return (
    <div className="grid gap-3">
      <p className="text-secondary text-text-2">
        Your plan. {subscription.isEnding ? 'Ends on' : 'Paid until'}{' '}
        {subscription.paidUntil && <Time at={subscription.paidUntil} />}.
      </p>
      <FormProblem problem={end.problem} />
      {!subscription.isEnding && (
        <Button wide loading={end.isBusy} onClick={end.run}>
          Cancel renewal
        </Button>
      )}
    </div>
  );
}
