import { ApiError, type ApiClient } from '@playloom/api-contract';
import { data } from 'react-router';
import type { PlayPageData } from './PlayPageData.ts';

const NO_GAME = 'Game not found. It may have been removed.';

/** Reads the data of a game's own page and of its embed page. */
export async function readPlayPage(
  api: ApiClient,
  gameSlug: string,
  request: Request,
): Promise<PlayPageData> {
  const inv = new URL(request.url).searchParams.get('inv');
  const { game, similar } = await readGame(api, gameSlug, inv);
  const [rooms, invitation, canEdit, engagement, relationship, leaderboards, ban] = await Promise.all([
    api.listRooms({ params: { id: game._id } }),
    inv === null ? null : readInvitation(api, inv, game.gameSlug),
    // A request without a cookie comes from a user who is not logged in.
    request.headers.has('cookie') && readCanEdit(api, game.gameSlug),
    readUnlessForbidden(() => api.readEngagement({ params: { id: game._id } })),
    readUnlessForbidden(() => api.readRelationship({ params: { username: game.creator.username } })),
    readUnlessForbidden(() => api.listLeaderboards({ params: { id: game._id } })),
    request.headers.has('cookie') ? readGameBan(api, game._id) : null,
  ]);
  const roomList = { list: rooms.data, privatePlayers: rooms.privatePlayers };
  return { game, similar, ban, rooms: roomList, invitation, canEdit, engagement, relationship, leaderboards };
}

async function readGameBan(api: ApiClient, gameId: string): Promise<PlayPageData['ban']> {
  const { data: ban } = await api.readBan({ query: { gameId } });
  return ban?.game == null ? null : ban;
}

async function readGame(api: ApiClient, gameSlug: string, inv: string | null) {
  try {
    return (await api.readGame({ params: { gameSlug }, query: inv === null ? {} : { inv } })).data;
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) throw data(NO_GAME, { status: 404 });
    throw error;
  }
}

/** Returns null for data that this user may not see. */
async function readUnlessForbidden<T>(read: () => Promise<{ data: T }>): Promise<T | null> {
  try {
    return (await read()).data;
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return null;
    throw error;
  }
}

/** Whether the user can edit the game: only collaborators may open its draft. */
async function readCanEdit(api: ApiClient, gameSlug: string): Promise<boolean> {
  try {
    await api.openGame({ params: { gameSlug } });
    return true;
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}

/** Reads the invitation. Returns `hasEnded` for an expired one, and null for an invitation to another game. */
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
