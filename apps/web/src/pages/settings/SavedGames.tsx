import type { SavedGame } from '@playloom/api-contract';
import { Button } from '@playloom/design-system';
import { useEffect, useState } from 'react';
import { FormProblem } from '@playloom/site/forms/FormProblem.tsx';
import { useAsyncAction } from '@playloom/site/forms/useAsyncAction.ts';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import { downloadTextFile } from '@playloom/site/browser/downloadTextFile.ts';

/** Lets the user export their saved data, one file per game. Renders nothing if no game has saved data. */
export function SavedGames() {
  const [games, setGames] = useState<readonly SavedGame[]>([]);
  useEffect(() => {
    const state = { isOver: false };
    loadBrowserApi()
      .then((api) => api.listSavedGames())
      .then(({ data }) => {
        if (!state.isOver) setGames(data);
      })
      // Ignore errors: the complete export above contains this data too.
      .catch(() => undefined);
    return () => void (state.isOver = true);
  }, []);
  if (games.length === 0) return null;
  return (
    <div className="mt-4 w-full">
      <h3 className="text-card font-bold">Saved game data</h3>
      <ul className="mt-3 grid gap-3">
        {games.map((game) => (
          <SavedGameRow key={`${game.scope} ${game.ownerId}`} game={game} />
        ))}
      </ul>
    </div>
  );
}

function SavedGameRow({ game }: { game: SavedGame }) {
  const { scope, ownerId, title } = game;
  const name = title === '' ? 'Deleted game' : title;
  const download = useAsyncAction(async () => {
    const api = await loadBrowserApi();
    const saved = await api.exportSavedGame({ params: { scope, ownerId } });
    downloadTextFile(`playloom-${scope}-${ownerId}.json`, JSON.stringify(saved, null, 2));
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-3">
      <span className="min-w-0 break-words">
        {name}
        {scope === 'world' && <span className="text-text-3"> (all maps in this world)</span>}
      </span>
      <Button size="sm" loading={download.isBusy} onClick={download.run} aria-label={`Export ${name}`}>
        Export
      </Button>
      <FormProblem problem={download.problem} />
    </li>
  );
}
