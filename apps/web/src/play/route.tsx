import { ApiError, type ApiClient } from '@playloom/api-contract';
import { imageUrl } from '@playloom/design-system';
import { data } from 'react-router';
import { pageContext } from '../session/pageContext.ts';
import { configOf, pageMeta } from '../shell/pageMeta.ts';
import type { Route } from './+types/route.ts';
import { PlayPage } from './PlayPage.tsx';
import type { PlayPageData } from './PlayPageData.ts';

const NO_GAME = 'There is no game at this address. It may have been taken down.';
const SHARED_WIDTH = 1200;
const DESCRIPTION_MAX = 180;

export async function loader({ context, params, request }: Route.LoaderArgs): Promise<PlayPageData> {
  const { api } = context.get(pageContext);
  const inv = new URL(request.url).searchParams.get('inv');
  const { game, similar } = await readGame(api, params.gameSlug, inv);
  const [rooms, invitation, isMaker, reception, ties] = await Promise.all([
    api.listRooms({ params: { id: game._id } }),
    inv === null ? null : readInvitation(api, inv, game.gameSlug),
    // Whoever brings no cookie is nobody we know.
    request.headers.has('cookie') && readIsMaker(api, game.gameSlug),
    readUnlessRefused(() => api.readReception({ params: { id: game._id } })),
    readUnlessRefused(() => api.readTies({ params: { username: game.creator.username } })),
  ]);
  return { game, similar, rooms: rooms.data, invitation, isMaker, reception, ties };
}

async function readGame(api: ApiClient, gameSlug: string, inv: string | null) {
  try {
    return (await api.readGame({ params: { gameSlug }, query: inv === null ? {} : { inv } })).data;
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) throw data(NO_GAME, { status: 404 });
    throw error;
  }
}

/** What is not for this visitor is left out of the page. */
async function readUnlessRefused<T>(read: () => Promise<{ data: T }>): Promise<T | null> {
  try {
    return (await read()).data;
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return null;
    throw error;
  }
}

/** Only those with a part in a game may open its draft. */
async function readIsMaker(api: ApiClient, gameSlug: string): Promise<boolean> {
  try {
    await api.openGame({ params: { gameSlug } });
    return true;
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}

/** Who invites. One that has ended says so; one of another game is none of ours. */
async function readInvitation(
  api: ApiClient,
  inv: string,
  gameSlug: string,
): Promise<PlayPageData['invitation']> {
  try {
    const invite = (await api.readInvite({ params: { inv } })).data;
    return invite.gameSlug === gameSlug ? { ...invite, hasEnded: false } : null;
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return { hasEnded: true };
    throw error;
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { game, invitation } = loaderData;
  const isInvited = invitation !== null && !invitation.hasEnded;
  return pageMeta(
    {
      title: isInvited ? `Join ${invitation.inviter} in ${game.title}` : game.title,
      description: describe(game.description, game.title),
      path: `/play/${game.gameSlug}`,
      ...(game.cover === null
        ? {}
        : { image: imageUrl({ src: game.cover, width: SHARED_WIDTH, quality: 75 }), imageHeight: 750 }),
    },
    configOf(matches),
  );
}

/** The first words of the maker, or ours. */
function describe(description: string, title: string): string {
  const text = description.trim().replace(/\s+/g, ' ');
  if (text === '')
    return `Play ${title} in the browser, with friends or whoever is there. Nothing to install.`;
  return text.length <= DESCRIPTION_MAX ? text : `${text.slice(0, DESCRIPTION_MAX - 1).trimEnd()}…`;
}

export default function PlayRoute({ loaderData }: Route.ComponentProps) {
  return <PlayPage page={loaderData} />;
}
