import { LinkText } from '@playloom/design-system';
import ExternalLink from 'lucide-react/icons/external-link';
import { data, Link } from 'react-router';
import { formatDay } from '../../markdown/formatDay.ts';
import { content } from '../../markdown/readContent.server.ts';
import { configOf, pageMeta } from '../../shell/pageMeta.ts';
import type { Route } from './+types/route.ts';

const OTHERS = {
  tos: { type: 'pp', title: 'Privacy policy' },
  pp: { type: 'tos', title: 'Terms of service' },
};

export function loader({ params }: Route.LoaderArgs) {
  const agreement = content.agreements.find(({ slug }) => slug === params.type);
  if (!agreement) throw data(null, { status: 404 });
  const { slug, title, summary, effective } = agreement;
  return { type: slug, title, summary, effective };
}

export function meta({ matches, loaderData: agreement }: Route.MetaArgs) {
  if (!agreement) return [];
  return pageMeta(
    { title: agreement.title, description: agreement.summary, path: `/agreement/${agreement.type}` },
    configOf(matches),
  );
}

export default function AgreementPage({ loaderData: agreement }: Route.ComponentProps) {
  const text = `/agreement/${agreement.type}/text`;
  const other = OTHERS[agreement.type as keyof typeof OTHERS];
  return (
    <main id="main" className="page-wrap pt-8 pb-16 desk:pt-12">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h1 className="text-title">{agreement.title}</h1>
          <p className="mt-3 text-text-2">
            In force since <time dateTime={agreement.effective}>{formatDay(agreement.effective)}</time>
          </p>
        </div>
        <p className="flex flex-wrap gap-x-6 gap-y-2 text-secondary">
          <LinkText asChild tone="sun">
            <Link to={`/agreement/${other.type}`}>{other.title}</Link>
          </LinkText>
          <LinkText href={text} tone="sun" className="inline-flex items-center gap-2">
            Open the text alone <ExternalLink size={16} aria-hidden="true" />
          </LinkText>
        </p>
      </header>
      <iframe
        src={text}
        title={agreement.title}
        className="edge mt-8 block h-[max(460px,calc(100svh-280px))] w-full rounded-lg bg-surface"
      />
    </main>
  );
}
