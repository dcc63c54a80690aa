import type { GameWorld } from '@playloom/api-contract';
import { Button, LabeledField, LinkText, Select } from '@playloom/design-system';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { FormProblem } from '@playloom/site/forms/FormProblem.tsx';
import { useAsyncAction } from '@playloom/site/forms/useAsyncAction.ts';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import { useToasts } from '@playloom/site/overlays/useToasts.ts';

interface AddMapProps {
  world: NonNullable<GameWorld['world']>;
  games: GameWorld['freeGames'];
}

/** Adds another of the owner's games to the world. */
export function AddMapForm({ world, games }: AddMapProps) {
  const [chosen, setChosen] = useState('');
  const toasts = useToasts();
  const { revalidate } = useRevalidator();
  const title = games.find(({ _id }) => _id === chosen)?.title ?? 'The game';
  const add = useAsyncAction(async () => {
    const api = await loadBrowserApi();
    await api.addMapToWorld({ params: { id: world._id, gameId: chosen } });
    setChosen('');
    await revalidate();
    toasts.show(`${title} was added to the world.`, { type: 'success' });
  });
  if (games.length === 0) {
    return (
      <p className="text-text-3">
        All your games are already in a world.{' '}
        <LinkText asChild>
          <Link to="/create">Create another game</Link>
        </LinkText>{' '}
        to add it.
      </p>
    );
  }
  return (
    <div className="grid max-w-[480px] gap-[18px]">
      <FormProblem problem={add.problem} />
      <LabeledField
        label="Add a game"
        hint="Players without saved data in this world start with a copy of their data from this game."
      >
        <Select
          options={games.map(({ _id, title }) => ({ value: _id, label: title }))}
          value={chosen}
          onValueChange={setChosen}
          placeholder="Choose a game"
        />
      </LabeledField>
      {/* Not `disabled`, because the button would lose the focus after adding a game. */}
      <Button
        className="justify-self-start"
        loading={add.isBusy}
        aria-disabled={chosen === ''}
        onClick={chosen === '' ? undefined : add.run}
      >
        Add map
      </Button>
    </div>
  );
}
