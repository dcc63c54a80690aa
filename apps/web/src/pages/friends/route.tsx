import { pageContext } from '../../session/pageContext.ts';
import { configOf, pageMeta } from '../../shell/pageMeta.ts';
import type { Route } from './+types/route.ts';
import { AskToLogIn } from '../../shell/AskToLogIn.tsx';
import { FriendsPage } from './FriendsPage.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const { data: user } = await api.readUser();
  return user ? (await api.listFriends()).data : null;
}

export function meta({ matches }: Route.MetaArgs) {
  const page = {
    title: 'Friends',
    description: 'Your friends, and what they play just now.',
    path: '/friends',
    isHidden: true,
  };
  return pageMeta(page, configOf(matches));
}

export default function Page({ loaderData }: Route.ComponentProps) {
  if (loaderData) return <FriendsPage list={loaderData} />;
  return (
    <AskToLogIn
      title="Log in to see your friends"
      lead="See who plays where, and join them with one press."
    />
  );
}
