import { ApiError, type ChatChannel } from '@playloom/api-contract';
import { data } from 'react-router';
import { pageContext } from '../../rendering/pageContext.ts';
import { findPublicConfig, createPageMeta } from '../../rendering/createPageMeta.ts';
import type { Route } from './+types/route.ts';
import { CommunityChatPage } from './CommunityChatPage.tsx';
import type { ChatPageData } from './ChatPageData.ts';

/** Errors that the page explains to the user. Any other error means that the chat does not exist. */
const CLOSED = ['sign_in_to_chat', 'chat_members_only', 'banned_from_game'];

export async function loader({ context, params }: Route.LoaderArgs): Promise<ChatPageData> {
  const { api } = context.get(pageContext);
  try {
    const { data: channel } = await api.readGameChannel({ params: { id: params.gameId } });
    return { gameId: params.gameId, channel, closed: null };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
    const { errorId, message } = error.body;
    if (!CLOSED.includes(errorId)) throw data('Chat not found.', { status: 404 });
    return { gameId: params.gameId, channel: null, closed: { errorId, message } };
  }
}

export function meta({ loaderData, params, matches }: Route.MetaArgs) {
  return createPageMeta(describe(loaderData?.channel ?? null, params.gameId), findPublicConfig(matches));
}

function describe(channel: ChatChannel | null, gameId: string) {
  const title = channel ? `${channel.title} chat` : 'Chat';
  return { title, description: `${title} on Playloom.`, path: `/indie/chat/${gameId}`, isHidden: true };
}

export default function Page({ loaderData }: Route.ComponentProps) {
  return <CommunityChatPage key={loaderData.gameId} {...loaderData} />;
}
