import { ApiError, type ApiClient, type GameCard, formatNumber } from '@playloom/api-contract';
import { Badge, Button, EmptyState } from '@playloom/design-system';
import Settings from 'lucide-react/icons/settings';
import { data, Link, useRevalidator } from 'react-router';
import { EmptyListArt } from '../../art/EmptyListArt.tsx';
import { GameGrid } from '../../games/GameGrid.tsx';
import { pageContext } from '../../rendering/pageContext.ts';
import { useRootData } from '@playloom/site/session/useRootData.ts';
import { FollowButton } from '../../social/FollowButton.tsx';
import { InviteToPartyButton } from '../../party/InviteToPartyButton.tsx';
import { FriendButton } from '../../social/FriendButton.tsx';
import { findPublicConfig, createPageMeta } from '../../rendering/createPageMeta.ts';
import { Time } from '@playloom/site/time/Time.tsx';
import { serverDateFormat } from '@playloom/site/time/useDateFormat.ts';
import type { Route } from './+types/route.ts';
import { PersonActions } from './PersonActions.tsx';
import { EmblemMark } from '../../people/EmblemMark.tsx';
import { FramedAvatar } from '../../people/FramedAvatar.tsx';
import { PlayedSeasons } from './PlayedSeasons.tsx';
import { PlayerAchievements } from './PlayerAchievements.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  try {
    const { data: person } = await api.readUserByName({ params });
    const [games, { data: ties }, { data: progress }] = await Promise.all([
      readGamesOf(api, person.local.username),
      api.readRelationship({ params }),
      api.readPlayerProgress({ params }),
    ]);
    return { person, games, ties, progress };
  } catch (error) {
    if (error instanceof ApiError && error.status < 500)
      throw data(`User ${params.username} not found.`, { status: 404 });
    throw error;
  }
}

/** Lists the games of a creator. The search also matches titles and other creators, so its results are filtered. */
async function readGamesOf(api: ApiClient, username: string): Promise<GameCard[]> {
  const found = await api.listGames({ query: { searchTerm: username } });
  return found.filter(({ creator }) => creator === username);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { person } = loaderData;
  const { username } = person.local;
  return createPageMeta(
    {
      title: username,
      description: `${username} has been on Playloom since ${serverDateFormat.month(person.joinedAt)}.`,
      path: `/user/${username}`,
      type: 'profile',
    },
    findPublicConfig(matches),
  );
}

export default function UserPage({ loaderData: { person, games, ties, progress } }: Route.ComponentProps) {
  const { user } = useRootData();
  const { revalidate } = useRevalidator();
  const { username, profilePicture } = person.local;
  const isOwn = user?._id === person._id;
  return (
    <main id="main" className="page-wrap pt-10 pb-(--section-gap) desk:pt-16">
      <header className="flex flex-wrap items-center gap-6">
        <FramedAvatar
          frame={progress.worn.frame}
          name={username}
          src={profilePicture}
          size={112}
          alt={`${username}’s profile image`}
        />
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <h1 className="text-title break-words">{username}</h1>
            {progress.worn.emblem !== null && <EmblemMark emblem={progress.worn.emblem} />}
            {progress.level !== null && (
              <Badge tone="sun" className="text-base">{`Level ${formatNumber(progress.level.level)}`}</Badge>
            )}
          </div>
          <p className="mt-2 text-text-2">
            Joined in <Time at={person.joinedAt} format="month" />
            {ties.followers > 0 && (
              <span className="num">
                {' · '}
                {formatNumber(ties.followers)} {ties.followers === 1 ? 'follower' : 'followers'}
              </span>
            )}
          </p>
        </div>
        {!isOwn && (
          <div className="ml-auto flex flex-wrap gap-3 phone:ml-0">
            <FollowButton username={username} ties={ties} onChanged={() => void revalidate()} />
            <FriendButton username={username} ties={ties} />
            {ties.friendship === 'friends' && <InviteToPartyButton username={username} />}
            {user && <PersonActions username={username} />}
          </div>
        )}
        {isOwn && (
          <Button className="ml-auto phone:ml-0" icon={<Settings size={20} aria-hidden="true" />} asChild>
            <Link to={`/user/${username}/profile`}>Settings</Link>
          </Button>
        )}
      </header>
      <PlayerAchievements progress={progress} username={username} isOwn={isOwn} />
      <PlayedSeasons seasons={progress.seasons} />
      <section className="mt-14 phone:mt-10" aria-labelledby="games">
        <h2 id="games" className="text-section">
          Games
        </h2>
        {games.length > 0 ? (
          <div className="mt-6">
            <GameGrid games={games} />
          </div>
        ) : (
          <NoGames username={username} isOwn={isOwn} />
        )}
      </section>
    </main>
  );
}

function NoGames({ username, isOwn }: { username: string; isOwn: boolean }) {
  return (
    <EmptyState
      className="edge mt-6 rounded-lg bg-surface"
      headingLevel={3}
      illustration={<EmptyListArt className="h-auto w-[280px]" />}
      title="No published games yet"
      action={
        isOwn && (
          <Button variant="primary" asChild>
            <Link to="/create">Make a game</Link>
          </Button>
        )
      }
    >
      {isOwn
        ? 'Games you publish appear here for everyone who visits your profile.'
        : `Games that ${username} publishes appear here.`}
    </EmptyState>
  );
}
