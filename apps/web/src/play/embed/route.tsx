import { pageContext } from '../../rendering/pageContext.ts';
import { findPublicConfig, createPageMeta } from '../../rendering/createPageMeta.ts';
import { readPlayPage } from '../page-data/readPlayPage.ts';
import type { Route } from './+types/route.ts';
import { EmbedPage } from './EmbedPage.tsx';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  return readPlayPage(context.get(pageContext).api, params.gameSlug, request);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, gameSlug } = loaderData.game;
  const description = `Play ${title} embedded in another site.`;
  return createPageMeta(
    { title, description, path: `/play/${gameSlug}`, isHidden: true },
    findPublicConfig(matches),
  );
}

export default function EmbedRoute({ loaderData }: Route.ComponentProps) {
  return <EmbedPage page={loaderData} />;
}
