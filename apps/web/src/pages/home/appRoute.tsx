import { Button } from '@playloom/design-system';
import Plus from 'lucide-react/icons/plus';
import { Link } from 'react-router';
import { pageContext } from '../../session/pageContext.ts';
import { useRoot } from '../../session/useRoot.ts';
import { findPublicConfig, createPageMeta } from '../../shell/createPageMeta.ts';
import type { Route } from './+types/appRoute.ts';
import { GameShelves } from './GameShelves.tsx';
import './home.css';
import { readHome } from './readHome.ts';

export async function loader({ context }: Route.LoaderArgs) {
  return readHome(context.get(pageContext).api);
}

export function meta({ matches }: Route.MetaArgs) {
  return createPageMeta(
    {
      title: 'Games',
      description: 'Popular and new games, and the ones you play, for the Playloom app.',
      path: '/app-homepage',
      isHidden: true,
    },
    findPublicConfig(matches),
  );
}

/** The home inside the mobile app: the shelves at once, in one column for a thumb. */
export default function AppHomePage({ loaderData: home }: Route.ComponentProps) {
  const { user } = useRoot();
  return (
    <main id="main" className="app-home page-wrap max-w-[560px] pt-4 pb-24">
      <h1 className="text-title">{user ? `Hello, ${user.local.username}.` : 'What will you play?'}</h1>
      <GameShelves home={home} />
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
