import { ApiError, tiers, type TierCode } from '@playloom/api-contract';
import { data } from 'react-router';
import coverRooms from '../../art/images/cover-rooms.svg';
import { pageContext } from '../../rendering/pageContext.ts';
import { findPublicConfig, createPageMeta } from '../../rendering/createPageMeta.ts';
import type { Route } from './+types/route.ts';
import { ContactForm, type ContactResult } from './ContactForm.tsx';

const SERVICES = [
  {
    tone: 'bg-coral',
    title: 'A game made for you',
    text: 'You bring the idea. We make the game, and you can change it afterward.',
  },
  {
    tone: 'bg-sun',
    title: 'Help with your game',
    text: 'A level that doesn’t work, rules that got tangled, missing art: we’ll work through it with you.',
  },
  {
    tone: 'bg-mint',
    title: 'Games for a class or an event',
    text: 'Rooms for a whole group at a set time, with support from us.',
  },
];

export function loader({ request }: Route.LoaderArgs) {
  const tier = new URL(request.url).searchParams.get('plan') ?? '';
  const plan = Object.hasOwn(tiers, tier) ? tiers[tier as TierCode] : null;
  return { message: plan ? `I would like the ${plan} plan.\n\n` : '' };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const body = {
    name: String(form.get('name') ?? ''),
    email: String(form.get('email') ?? ''),
    message: String(form.get('message') ?? ''),
  };
  try {
    await context.get(pageContext).api.sendContact({ body });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return data<ContactResult>(
      { state: 'failed', problem: error.body, typed: body },
      { status: error.status },
    );
  }
  return data<ContactResult>({ state: 'sent', email: body.email.trim() });
}

export function meta({ matches }: Route.MetaArgs) {
  return createPageMeta(
    {
      title: 'Game development services',
      description: 'Tell us about the game you want us to build, finish, or host. We reply by email.',
      path: '/game-development-services',
    },
    findPublicConfig(matches),
  );
}

export default function ServicesPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <main id="main" className="page-wrap pt-10 pb-(--section-gap) desk:pt-16">
      <div className="grid items-center gap-8 desk:grid-cols-2 desk:gap-16">
        <div>
          <h1 className="text-title">We make games with you</h1>
          <p className="mt-4 max-w-[50ch] text-lg text-text-2">
            Tell us what you want to build, and we’ll talk about how to get there.
          </p>
        </div>
        <img src={coverRooms} alt="" width={640} height={360} className="w-full rounded-lg" />
      </div>
      <div className="mt-(--section-gap) grid gap-10 desk:grid-cols-[5fr_7fr] desk:gap-16">
        <section>
          <h2 className="text-section">Our services</h2>
          <ul className="mt-8 grid gap-8">
            {SERVICES.map(({ tone, title, text }) => (
              <li key={title} className="grid grid-cols-[5px_1fr] gap-5">
                <span className={`rounded-full ${tone}`} aria-hidden="true" />
                <div>
                  <h3 className="text-card">{title}</h3>
                  <p className="mt-2 text-text-2">{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>
        <ContactForm message={loaderData.message} answer={actionData} />
      </div>
    </main>
  );
}
