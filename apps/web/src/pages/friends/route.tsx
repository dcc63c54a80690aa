import { pageContext } from '../../rendering/pageContext.ts';
import { findPublicConfig, createPageMeta } from '../../rendering/createPageMeta.ts';
import type { Route } from './+types/route.ts';
import { LoginPrompt } from '../../access/LoginPrompt.tsx';
import { FriendsPage } from './FriendsPage.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const { data: user } = await api.readUser();
  return user ? (await api.listFriends()).data : null;
}

export function meta({ matches }: Route.MetaArgs) {
  const page = {
    title: 'Friends',
    description: 'Your friends and the games they’re playing.',
    path: '/friends',
    isHidden: true,
  };
  return createPageMeta(page, findPublicConfig(matches));
}

export default function Page({ loaderData }: Route.ComponentProps) {
  if (loaderData) return <FriendsPage list={loaderData} />;
  return (
    <LoginPrompt title="Log in to see your friends" lead="See what your friends are playing and join them." />
  );
}
