import type { GameWorld } from '@playloom/api-contract';
import { Button, ConfirmDialog } from '@playloom/design-system';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { FormProblem } from '@playloom/site/forms/FormProblem.tsx';
import { useAsyncAction } from '@playloom/site/forms/useAsyncAction.ts';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import { WorldSection } from './WorldSection.tsx';

/** Lets the owner add a game to one of their worlds. Shown for a game that is not in a world. */
export function WorldChooser({ game }: { game: GameWorld }) {
  return (
    <WorldSection title="Your worlds" lead="Add this game to one of your worlds as a map.">
      <ul className="grid gap-3">
        {game.worlds.map((world) => (
          <WorldRow key={world._id} gameId={game._id} world={world} />
        ))}
      </ul>
    </WorldSection>
  );
}

function WorldRow({ gameId, world }: { gameId: string; world: GameWorld['worlds'][number] }) {
  const [isAsking, setIsAsking] = useState(false);
  const { revalidate } = useRevalidator();
  const join = useAsyncAction(async () => {
    const api = await loadBrowserApi();
    await api.addMapToWorld({ params: { id: world._id, gameId } });
    await revalidate();
  });
  const remove = useAsyncAction(async () => {
    const api = await loadBrowserApi();
    await api.deleteWorld({ params: { id: world._id } });
    await revalidate();
  });
  return (
    <li className="edge grid gap-3 rounded-lg p-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-40">
          <b className="break-words">{world.name}</b>
          <p className="num text-meta text-text-3">
            {world.maps === 0 ? 'No maps' : world.maps === 1 ? '1 map' : `${world.maps} maps`}
          </p>
        </div>
        <Button
          size="sm"
          loading={join.isBusy}
          onClick={join.run}
          aria-label={`Add this game to ${world.name}`}
        >
          Add this game
        </Button>
        {world.maps === 0 && (
          <Button
            size="sm"
            variant="quiet"
            loading={remove.isBusy}
            onClick={() => setIsAsking(true)}
            aria-label={`Delete ${world.name}`}
          >
            Delete…
          </Button>
        )}
      </div>
      <FormProblem problem={join.problem ?? remove.problem} />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={`Delete “${world.name}”?`}
        confirmText="Delete"
        danger
        onConfirm={remove.run}
      >
        This permanently deletes the world’s saved data, leaderboards, and token. Games that were part of it
        keep their own saved data.
      </ConfirmDialog>
    </li>
  );
}
