import { Button } from '@playloom/design-system';
import { Link } from 'react-router';
import { useDialogs } from '@playloom/site/overlays/useDialogs.ts';
import { useRootData } from '@playloom/site/session/useRootData.ts';
import type { NamedPlan } from './NamedPlan.ts';
import { SubscribeAction, type Subscription } from './SubscribeAction.tsx';
import { listPlanLimits, formatPlanPrice } from './presentPlan.ts';

interface PlanCardProps {
  plan: NamedPlan;
  tone: string;
  /** The user's current plan; null for guests. */
  subscription: Subscription | null;
}

export function PlanCard({ plan, tone, subscription }: PlanCardProps) {
  const price = formatPlanPrice(plan.monthlyPriceCents);
  return (
    <article className="plan-card" data-tone={tone} aria-label={plan.name}>
      <h2 className="text-panel">{plan.name}</h2>
      <p className="num mt-4 flex items-baseline gap-2">
        <b className="display text-[2.75rem] leading-none tracking-[-.03em]">{price}</b>
        {plan.monthlyPriceCents !== 0 && <span className="text-text-3">a month</span>}
      </p>
      <p className="plan-summary mt-4 text-secondary text-text-2">{plan.summary}</p>
      <Limits plan={plan} />
      <div className="mt-auto pt-6">
        <PlanAction plan={plan} subscription={subscription} />
      </div>
    </article>
  );
}

/** A plan without a fixed price. It spans the page below the others. */
export function CustomPlanCard({ plan }: { plan: NamedPlan }) {
  return (
    <article className="plan-band" aria-label={plan.name}>
      <div className="max-w-[40ch]">
        <h2 className="text-panel">{plan.name}</h2>
        <p className="mt-2 text-text-2">{plan.summary}</p>
      </div>
      <Limits plan={plan} />
      <PlanAction plan={plan} subscription={null} />
    </article>
  );
}

function Limits({ plan }: { plan: NamedPlan }) {
  return (
    <ul className="plan-limits">
      {listPlanLimits(plan.limits).map(({ amount, what }) => (
        <li key={what}>
          <b className="num">{amount}</b> {what}
        </li>
      ))}
    </ul>
  );
}

function PlanAction({ plan, subscription }: { plan: NamedPlan; subscription: Subscription | null }) {
  const { user, features } = useRootData();
  const dialogs = useDialogs();
  if (plan.monthlyPriceCents) return <SubscribeAction plan={plan} subscription={subscription} />;
  if (plan.monthlyPriceCents !== 0) {
    return (
      <Button wide asChild>
        <Link to={`/game-development-services?plan=${plan.tier}#contact`}>Contact us</Link>
      </Button>
    );
  }
  if (!user && features.loginCallToAction) {
    return (
      <Button variant="primary" wide onClick={() => dialogs.open({ kind: 'sign-up' })}>
        Start for free
      </Button>
    );
  }
  return (
    <Button variant="primary" wide asChild>
      <Link to="/create">Make a game</Link>
    </Button>
  );
}
