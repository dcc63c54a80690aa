import { ApiError } from '@playloom/api-contract';
import { pageContext } from '../../rendering/pageContext.ts';
import { findPublicConfig, createPageMeta } from '../../rendering/createPageMeta.ts';
import type { Route } from './+types/directRoute.ts';
import { CommunityChatPage } from './CommunityChatPage.tsx';
import type { ChatPageData } from './ChatPageData.ts';

export async function loader({ context, params }: Route.LoaderArgs): Promise<ChatPageData> {
  const { api } = context.get(pageContext);
  try {
    const { data: channel } = await api.openDirectChannel({ body: params });
    return { gameId: null, channel, closed: null };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
    const { errorId, message } = error.body;
    return { gameId: null, channel: null, closed: { errorId, message } };
  }
}

export function meta({ params, matches }: Route.MetaArgs) {
  const title = `Messages with ${params.username}`;
  const path = `/indie/chat/with/${params.username}`;
  return createPageMeta(
    { title, description: `${title} on Playloom.`, path, isHidden: true },
    findPublicConfig(matches),
  );
}

export default function Page({ loaderData, params }: Route.ComponentProps) {
  return <CommunityChatPage key={params.username} {...loaderData} />;
}
