import type { GameCard } from '@playloom/api-contract';
import { redirect } from 'react-router';
import { content } from '../../markdown/readContent.server.ts';
import { pageContext } from '../../rendering/pageContext.ts';
import { readVisit } from '@playloom/site/session/readVisit.ts';
import { useRootData } from '@playloom/site/session/useRootData.ts';
import { findPublicConfig, createPageMeta } from '../../rendering/createPageMeta.ts';
import type { Route } from './+types/route.ts';
import { getPlayPath } from '@playloom/site/paths/getPlayPath.ts';
import { BlogSection } from './BlogSection.tsx';
import { choosePlayNowGame } from './choosePlayNowGame.ts';
import { GameSections } from './GameSections.tsx';
import { Hero, WelcomeBack } from './Hero.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { readHome, type HomeGames } from './readHome.ts';
import { readHeroGame } from './readHeroGame.ts';
import { useGuestGames } from './useGuestGames.ts';

const SHOWN_POSTS = 3;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api, config } = context.get(pageContext);
  const visit = readVisit(request, config);
  if (visit.isAppShell) {
    // Keep the query, which may open the login dialog, track a campaign or contain Telegram data.
    throw redirect(`/app-homepage${new URL(request.url).search}`);
  }
  const posts = content.posts
    .slice(0, SHOWN_POSTS)
    .map(({ slug, title, summary, date, author, cover }) => ({ slug, title, summary, date, author, cover }));
  const home = await readHome(api);
  const { popular, personal } = home;
  const playNow = choosePlayNowGame({
    recent: personal?.recent ?? [],
    popular,
    isPhone: visit.mobileSystem !== null,
    isSignedIn: personal !== null,
  });
  const heroGame = personal === null ? await readHeroGame(api, popular, playNow) : null;
  return { home, playNow, heroGame, posts };
}

export function meta({ matches }: Route.MetaArgs) {
  return createPageMeta(
    {
      title: 'Playloom: make a game, send a link, play together',
      description:
        'Make multiplayer games in your browser and send friends a link to play. Nothing to install.',
      path: '/',
    },
    findPublicConfig(matches),
  );
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { user, config } = useRootData();
  const { home, heroGame, posts } = loaderData;
  const playNow = usePlayNow(home, loaderData.playNow);
  const link = heroGame && new URL(getPlayPath(heroGame.gameSlug), config.publicUrl).href;
  return (
    <main id="main">
      {user ? (
        <WelcomeBack username={user.local.username} playNow={playNow} />
      ) : (
        <Hero game={heroGame} playNow={playNow} />
      )}
      <div className="page-wrap">
        <GameSections home={home} />
        {!user && <HowItWorks link={link} />}
      </div>
      <BlogSection posts={posts} />
      {posts.length === 0 && <div className="pb-(--section-gap)" />}
    </main>
  );
}

/**
 * Returns the game that Play now joins. For a guest, the last game played in this browser comes first, which the server
 * does not know.
 */
function usePlayNow(home: HomeGames, chosen: GameCard | null): Pick<GameCard, 'gameSlug' | 'title'> | null {
  const [last] = useGuestGames(home);
  return last ?? chosen;
}
