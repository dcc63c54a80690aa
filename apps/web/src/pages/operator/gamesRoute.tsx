import { formatNumber, type OperatorGame } from '@playloom/api-contract';
import { Badge, Button, SearchInput } from '@playloom/design-system';
import { useState } from 'react';
import { Form, Link } from 'react-router';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import { pageContext } from '../../rendering/pageContext.ts';
import type { Route } from './+types/gamesRoute.ts';
import { ConsoleList, ConsoleRow, ConsoleEmptyState } from './ConsoleList.tsx';
import { ConsolePager } from './ConsolePager.tsx';
import { ReasonDialog } from '@playloom/site/moderation/ReasonDialog.tsx';
import { resolveForStaff, readQuery } from './resolveForStaff.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const query = readQuery(request, ['search', 'page']);
  return resolveForStaff(async () => ({ query, ...(await api.listAllGames({ query })).data }));
}

export default function GamesPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return null;
  const { query, games, hasMore } = loaderData;
  return (
    <>
      <Form method="get" role="search" className="max-w-[520px]">
        <SearchInput label="Title, URL, or creator" name="search" defaultValue={query['search'] ?? ''} />
      </Form>
      {games.length === 0 ? (
        <ConsoleEmptyState title="No games found">Try part of the title, URL, or username.</ConsoleEmptyState>
      ) : (
        <ConsoleList label="Games">
          {games.map((game) => (
            <GameRow key={game.id} game={game} />
          ))}
        </ConsoleList>
      )}
      <ConsolePager page={Number(query['page'] ?? 1)} hasMore={hasMore} />
    </>
  );
}

function GameRow({ game }: { game: OperatorGame }) {
  const { id, slug, title, creator, plays, isPublished, isTrashed, hiddenAt } = game;
  const [isAsking, setIsAsking] = useState(false);
  const isHidden = hiddenAt !== null;
  const verb = isHidden ? 'Show' : 'Hide';
  return (
    <ConsoleRow
      title={
        <>
          {title}
          {!isPublished && <Badge>draft</Badge>}
          {isTrashed && <Badge>in the trash</Badge>}
          {isHidden && <Badge tone="coral">hidden</Badge>}
        </>
      }
      meta={[slug, `by ${creator}`, plays === 1 ? '1 play' : `${formatNumber(plays)} plays`]}
      actions={
        <>
          {isPublished && !isHidden && !isTrashed && (
            <Button asChild size="sm">
              <Link to={`/play/${slug}`}>Open</Link>
            </Button>
          )}
          <Button size="sm" aria-label={`${verb} ${title}`} onClick={() => setIsAsking(true)}>
            {verb}
          </Button>
          <ReasonDialog
            open={isAsking}
            onClose={() => setIsAsking(false)}
            title={`${verb} ${title}?`}
            description={
              isHidden
                ? 'Everyone can find and play the game again. Its creator is notified.'
                : 'No one can find or join the game. Its creator keeps it and gets your reason.'
            }
            confirmText={verb}
            doneText={isHidden ? `${title} is visible again.` : `${title} was hidden.`}
            act={async (reason) => {
              const api = await loadBrowserApi();
              await api.hideGame({ params: { id }, body: { isHidden: !isHidden, reason } });
            }}
          />
        </>
      }
    />
  );
}
