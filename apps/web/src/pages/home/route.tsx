import { redirect } from 'react-router';
import { content } from '../../markdown/readContent.server.ts';
import { pageContext } from '../../session/pageContext.ts';
import { readVisit } from '../../session/readVisit.ts';
import { useRoot } from '../../session/useRoot.ts';
import { configOf, pageMeta } from '../../shell/pageMeta.ts';
import type { Route } from './+types/route.ts';
import { BlogBand } from './BlogBand.tsx';
import { GameShelves } from './GameShelves.tsx';
import { Hero, WelcomeBack } from './Hero.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { readShelves } from './readShelves.ts';

const SHOWN_POSTS = 3;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api, config } = context.get(pageContext);
  if (readVisit(request, config).isAppShell) {
    // What opens the login, counts a campaign or knows Telegram comes along.
    throw redirect(`/app-homepage${new URL(request.url).search}`);
  }
  const posts = content.posts
    .slice(0, SHOWN_POSTS)
    .map(({ slug, title, summary, date, author, cover }) => ({ slug, title, summary, date, author, cover }));
  return { shelves: await readShelves(api), posts };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(
    {
      title: 'Playloom: make a game, send a link, play together',
      description:
        'Make multiplayer games in the browser and play them with friends at once, by link. Nothing to install.',
      path: '/',
    },
    configOf(matches),
  );
}

export default function HomePage({ loaderData: { shelves, posts } }: Route.ComponentProps) {
  const { user } = useRoot();
  return (
    <main id="main">
      {user ? <WelcomeBack username={user.local.username} /> : <Hero />}
      <div className="page-wrap">
        <GameShelves shelves={shelves} isSignedIn={user !== null} />
        <HowItWorks />
      </div>
      <BlogBand posts={posts} />
      {posts.length === 0 && <div className="pb-(--section-gap)" />}
    </main>
  );
}
