import { Accordion } from '@playloom/design-system';
import { pageContext } from '../../rendering/pageContext.ts';
import { findPublicConfig, createPageMeta } from '../../rendering/createPageMeta.ts';
import type { Route } from './+types/route.ts';
import { CustomPlanCard, PlanCard } from './PlanCard.tsx';
import './pricing.css';

const TONES = ['mint', 'sun', 'coral', 'sky'];

const QUESTIONS = [
  {
    id: 'room',
    title: 'What is a room?',
    content:
      'A room is one running copy of a game with its players. When it’s full, the next players get a new room, up to your plan’s limit.',
  },
  {
    id: 'players',
    title: 'Do players need a plan?',
    content: 'No. Plans are for people who make games. You don’t need a plan or an account to play.',
  },
  {
    id: 'paid',
    title: 'How do I get a paid plan?',
    content:
      'Choose a plan and pay for the first month. It renews every month until you press “Cancel renewal”. After that, it stays active until the end of the month you paid for.',
  },
];

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const [{ data: plans }, { data: user }] = await Promise.all([api.listPlans(), api.readUser()]);
  const subscription = user && (await api.readSubscription()).data;
  // A plan that is no longer offered is shown only to a user who has it.
  const shown = plans.filter(({ isOffered, tier }) => isOffered || tier === subscription?.tier);
  return { plans: shown, subscription };
}

export function meta({ matches }: Route.MetaArgs) {
  return createPageMeta(
    {
      title: 'Pricing',
      description: 'Making and playing games is free. Plans add rooms, players, and storage.',
      path: '/pricing',
    },
    findPublicConfig(matches),
  );
}

export default function PricingPage({ loaderData: { plans, subscription } }: Route.ComponentProps) {
  const priced = plans.filter(({ monthlyPriceCents }) => monthlyPriceCents !== null);
  const agreed = plans.filter(({ monthlyPriceCents }) => monthlyPriceCents === null);
  return (
    <main id="main" className="page-wrap pt-10 pb-(--section-gap) desk:pt-16">
      <h1 className="text-title">Pay when your game grows</h1>
      <p className="mt-4 mb-10 max-w-[56ch] text-lg text-text-2">
        Making a game and playing it with friends is free. A plan adds rooms, players, and collaborators.
      </p>
      <div className="plan-grid">
        {priced.map((plan, index) => (
          <PlanCard
            key={plan.tier}
            plan={plan}
            tone={TONES[index % TONES.length] as string}
            subscription={subscription}
          />
        ))}
      </div>
      {agreed.map((plan) => (
        <CustomPlanCard key={plan.tier} plan={plan} />
      ))}
      <section className="mt-(--section-gap) grid gap-6 desk:grid-cols-[1fr_2fr] desk:gap-16">
        <h2 className="text-section">Frequently asked questions</h2>
        <Accordion items={QUESTIONS} />
      </section>
    </main>
  );
}
