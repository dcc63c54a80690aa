import type { GameWorld, WorldMap } from '@playloom/api-contract';
import { Badge, Button, ConfirmDialog } from '@playloom/design-system';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { FormProblem } from '@playloom/site/forms/FormProblem.tsx';
import { useAsyncAction } from '@playloom/site/forms/useAsyncAction.ts';
import { GameCover } from '@playloom/site/games/GameCover.tsx';
import { getWorldPath } from '@playloom/site/paths/getWorldPath.ts';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import { useToasts } from '@playloom/site/overlays/useToasts.ts';

interface MapListProps {
  game: GameWorld;
  world: NonNullable<GameWorld['world']>;
  isOwner: boolean;
}

export function MapList({ game, world, isOwner }: MapListProps) {
  const [asked, setAsked] = useState<WorldMap | null>(null);
  const toasts = useToasts();
  const { revalidate } = useRevalidator();
  const remove = useAsyncAction(async () => {
    const api = await loadBrowserApi();
    await api.removeMapFromWorld({ params: { id: world._id, gameId: asked?._id ?? '' } });
    await revalidate();
    toasts.show(`${asked?.title ?? 'The game'} was removed from the world.`, { type: 'success' });
  });
  return (
    <>
      <ul className="grid gap-3" aria-label="Maps">
        {world.maps.map((map) => (
          <li key={map._id} className="edge flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg p-3">
            <GameCover cover={map.cover} sizes="96px" className="w-24 rounded-cover" />
            <MapName map={map} isThis={map._id === game._id} />
            {isOwner && (
              <Button size="sm" onClick={() => setAsked(map)} aria-label={`Remove ${map.title}`}>
                Remove…
              </Button>
            )}
          </li>
        ))}
      </ul>
      <FormProblem problem={remove.problem} />
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(isOpen) => !isOpen && setAsked(null)}
        title={`Remove “${asked?.title ?? ''}” from the world?`}
        confirmText="Remove"
        onConfirm={remove.run}
      >
        Players can no longer travel to this map. Nothing is deleted: the world keeps its saved data, and the
        game goes back to the data it saved before joining.
      </ConfirmDialog>
    </>
  );
}

function MapName({ map, isThis }: { map: WorldMap; isThis: boolean }) {
  return (
    <div className="min-w-0 flex-1 basis-40">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {isThis ? (
          <b className="break-words">{map.title}</b>
        ) : (
          <Link className="font-bold break-words" to={getWorldPath(map._id)}>
            {map.title}
          </Link>
        )}
        {isThis && <Badge>this map</Badge>}
        {!map.isPublished && <Badge tone="sun">not published</Badge>}
      </p>
      <p className="text-meta text-text-3">
        {map.isPublished
          ? `ID in rules and scripts: ${map.map}`
          : 'Publish this map so that players can travel to it.'}
      </p>
    </div>
  );
}
