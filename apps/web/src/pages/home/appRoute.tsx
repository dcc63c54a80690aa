import { Button } from '@playloom/design-system';
import Plus from 'lucide-react/icons/plus';
import { Link } from 'react-router';
import { pageContext } from '../../rendering/pageContext.ts';
import { useRootData } from '@playloom/site/session/useRootData.ts';
import { findPublicConfig, createPageMeta } from '../../rendering/createPageMeta.ts';
import type { Route } from './+types/appRoute.ts';
import { GameSections } from './GameSections.tsx';
import './home.css';
import { readHome } from './readHome.ts';

export async function loader({ context }: Route.LoaderArgs) {
  return readHome(context.get(pageContext).api);
}

export function meta({ matches }: Route.MetaArgs) {
  return createPageMeta(
    {
      title: 'Games',
      description: 'Popular games, new games, and the games you play, in the Playloom app.',
      path: '/app-homepage',
      isHidden: true,
    },
    findPublicConfig(matches),
  );
}

/** The home page of the mobile app: no hero, and all sections in one column. */
export default function AppHomePage({ loaderData: home }: Route.ComponentProps) {
  const { user } = useRootData();
  return (
    <main id="main" className="app-home page-wrap max-w-[560px] pt-4 pb-24">
      <h1 className="text-title">{user ? `Hi, ${user.local.username}.` : 'What will you play?'}</h1>
      <GameSections home={home} />
      <Button
        variant="primary"
        size="lg"
        wide
        className="mt-10"
        icon={<Plus size={22} aria-hidden="true" />}
        asChild
      >
        <Link to="/create">Make a game</Link>
      </Button>
    </main>
  );
}
