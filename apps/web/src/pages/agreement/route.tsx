import { LinkText } from '@playloom/design-system';
import ExternalLink from 'lucide-react/icons/external-link';
import { data, Link } from 'react-router';
import { pageContext } from '../../rendering/pageContext.ts';
import { findPublicConfig, createPageMeta } from '../../rendering/createPageMeta.ts';
import { Time } from '@playloom/site/time/Time.tsx';
import type { Route } from './+types/route.ts';
import { loadAgreement } from './loadAgreement.server.ts';

const OTHERS = {
  tos: { type: 'pp', title: 'Privacy Policy' },
  pp: { type: 'tos', title: 'Terms and Conditions' },
};

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const version = new URL(request.url).searchParams.get('version');
  const agreement = await loadAgreement(context.get(pageContext).api, params.type, version);
  if (!agreement) throw data(null, { status: 404 });
  // Leave out the text, because the iframe on the page loads it separately.
  const { markdown: _, ...shown } = agreement;
  return shown;
}

export function meta({ matches, loaderData: agreement }: Route.MetaArgs) {
  if (!agreement) return [];
  return createPageMeta(
    {
      title: agreement.title,
      description: agreement.description,
      path: `/agreement/${agreement.type}`,
      isHidden: !agreement.isCurrent,
    },
    findPublicConfig(matches),
  );
}

export default function AgreementPage({ loaderData: agreement }: Route.ComponentProps) {
  const { type, title, number, effective, isCurrent, versions } = agreement;
  const text = `/agreement/${type}/text${isCurrent ? '' : `?version=${number}`}`;
  const other = OTHERS[type];
  return (
    <main id="main" className="page-wrap pt-8 pb-16 desk:pt-12">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h1 className="text-title">{title}</h1>
          <p className="mt-3 text-text-2">
            {isCurrent ? 'Effective' : `Version ${number}, published`} <Time at={effective} />
            {!isCurrent && (
              <>
                . A newer version has replaced it.{' '}
                <LinkText asChild tone="sun">
                  <Link to={`/agreement/${type}`}>Read the current version</Link>
                </LinkText>
              </>
            )}
          </p>
        </div>
        <p className="flex flex-wrap gap-x-6 gap-y-2 text-secondary">
          <LinkText asChild tone="sun">
            <Link to={`/agreement/${other.type}`}>{other.title}</Link>
          </LinkText>
          <LinkText href={text} tone="sun" className="inline-flex items-center gap-2">
            View text only <ExternalLink size={16} aria-hidden="true" />
          </LinkText>
        </p>
      </header>
      <iframe
        key={text}
        src={text}
        title={title}
        className="edge mt-8 block h-[max(460px,calc(100svh-280px))] w-full rounded-lg bg-surface"
      />
      {versions.length > 1 && <OlderVersions type={type} versions={versions.slice(1)} />}
    </main>
  );
}

interface OlderVersionsProps {
  type: string;
  versions: { number: number; effective: string }[];
}

function OlderVersions({ type, versions }: OlderVersionsProps) {
  return (
    <section aria-labelledby="older-versions" className="mt-8">
      <h2 id="older-versions" className="text-panel">
        Older versions
      </h2>
      <ul className="mt-3 grid gap-2 text-secondary">
        {versions.map(({ number, effective }) => (
          <li key={number}>
            <LinkText asChild tone="sun">
              <Link to={`/agreement/${type}?version=${number}`}>
                Version {number}, <Time at={effective} />
              </Link>
            </LinkText>
          </li>
        ))}
      </ul>
    </section>
  );
}
