import { getImageUrl } from '@playloom/design-system';
import { pageContext } from '../rendering/pageContext.ts';
import { findPublicConfig, createPageMeta } from '../rendering/createPageMeta.ts';
import type { Route } from './+types/route.ts';
import { PlayPage } from './PlayPage.tsx';
import type { PlayPageData } from './page-data/PlayPageData.ts';
import { readPlayPage } from './page-data/readPlayPage.ts';

const SHARED_WIDTH = 1200;
const DESCRIPTION_MAX = 180;

export async function loader({ context, params, request }: Route.LoaderArgs): Promise<PlayPageData> {
  return readPlayPage(context.get(pageContext).api, params.gameSlug, request);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { game, invitation } = loaderData;
  const isInvited = invitation !== null && !invitation.hasEnded;
  return createPageMeta(
    {
      title: isInvited ? `Join ${invitation.inviter} in ${game.title}` : game.title,
      description: describe(game.description, game.title),
      path: `/play/${game.gameSlug}`,
      isHidden: game.isUnlisted,
      ...(game.cover === null
        ? {}
        : { image: getImageUrl({ src: game.cover, width: SHARED_WIDTH, quality: 75 }), imageHeight: 750 }),
    },
    findPublicConfig(matches),
  );
}

/** Returns the beginning of the creator's description, or a default text. */
function describe(description: string, title: string): string {
  const text = description.trim().replace(/\s+/g, ' ');
  if (text === '') return `Play ${title} in your browser with friends or other players. No download needed.`;
  return text.length <= DESCRIPTION_MAX ? text : `${text.slice(0, DESCRIPTION_MAX - 1).trimEnd()}…`;
}

export default function PlayRoute({ loaderData }: Route.ComponentProps) {
  return <PlayPage page={loaderData} />;
}
