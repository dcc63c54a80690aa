import { ApiError } from '@playloom/api-contract';
import { pageContext } from '../../session/pageContext.ts';
import { configOf, pageMeta } from '../../shell/pageMeta.ts';
import type { Route } from './+types/directRoute.ts';
import { ChatPage } from './ChatPage.tsx';
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
  return pageMeta({ title, description: `${title} on Playloom.`, path, isHidden: true }, configOf(matches));
}

export default function Page({ loaderData, params }: Route.ComponentProps) {
  return <ChatPage key={params.username} {...loaderData} />;
}
