import { pageContext } from '../../rendering/pageContext.ts';
import { createPageMeta, findPublicConfig } from '../../rendering/createPageMeta.ts';
import type { Route } from './+types/route.ts';
import { SeasonView } from './SeasonView.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const [{ data: season }, { data: user }] = await Promise.all([api.readSeason(), api.readUser()]);
  const cosmetics = user === null ? null : (await api.listCosmetics()).data;
  return { season, cosmetics };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const page = {
    title: loaderData?.season.name ?? 'Season',
    description: 'Complete goals and unlock achievements in any game to reach the levels of this season.',
    path: '/season',
  };
  return createPageMeta(page, findPublicConfig(matches));
}

export default function SeasonPage({ loaderData: { season, cosmetics } }: Route.ComponentProps) {
  return <SeasonView season={season} cosmetics={cosmetics} />;
}
