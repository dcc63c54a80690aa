import type { ApiClient, WorldMap } from '@playloom/api-contract';
import { LinkText } from '@playloom/design-system/LinkText';
import { addEntry, removeEntry } from '@playloom/editor-core';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { useCallback } from 'react';
import { worldPath } from '../../games/worldPath.ts';
import { browserApi } from '../../session/browserApi.ts';
import { useGame, useSession, useStore } from '../session/SessionContext.ts';
import { RequestError } from '../share/RequestError.tsx';
import { useRequest } from '../share/useRequest.ts';
import { useFormEdits } from '../types/form/FormContext.ts';
import { EditorIconButton } from '../ui/EditorIconButton.tsx';
import { useFocusAfterRemoval } from '../ui/useFocusAfterRemoval.ts';

const MAPS = ['world', 'maps'];

/** Where this game sends players. Which games are in the world is decided on its page; a rule brings its map in here. */
export function WorldMapList() {
  const identity = useStore(useSession().identity);
  if (identity.kind === 'local') {
    return (
      <>
        <p className="ed-hint mb-2">A game that is kept with an account can be a map of a world.</p>
        <NamedMaps others={null} />
      </>
    );
  }
  return <StoredWorldMaps gameId={identity.gameId} isOwner={identity.role === 'owner'} />;
}

function StoredWorldMaps({ gameId, isOwner }: { readonly gameId: string; readonly isOwner: boolean }) {
  const ask = useCallback(
    async (client: ApiClient) => {
      const { world } = (await client.readGameWorld({ params: { id: gameId } })).data;
      return world?.maps.filter(({ _id }) => _id !== gameId) ?? [];
    },
    [gameId],
  );
  const { answer, retry } = useRequest(browserApi, ask);
  return (
    <>
      <p className="ed-hint mb-2">
        Maps that this one leads to. Rules offer every map of the world and name here the one you choose; add
        those that only scripts send players to. Each is a game of its own
        {isOwner ? (
          <>
            :{' '}
            <LinkText href={worldPath(gameId)} target="_blank">
              which ones are in the world, is set on a page of its own.
            </LinkText>
          </>
        ) : (
          '; the owner of this one decides which are in its world.'
        )}
      </p>
      {answer.kind === 'loading' && <p className="ed-hint">Looking for maps…</p>}
      {answer.kind === 'failed' && <RequestError message={answer.message} retry={retry} />}
      {answer.kind === 'ready' && answer.value.length === 0 && (
        <p className="ed-hint">There is no other map in a world with this game.</p>
      )}
      <NamedMaps others={answer.kind === 'ready' ? answer.value : null} />
    </>
  );
}

/** What the game names, and what it could; `others` is null while nobody knows. */
function NamedMaps({ others }: { readonly others: readonly WorldMap[] | null }) {
  const named = useGame((game) => game.world?.maps) ?? {};
  const { isDisabled, run } = useFormEdits();
  const missing = others?.filter(({ map }) => !Object.hasOwn(named, map)) ?? [];
  const { list, rememberFocus } = useFocusAfterRemoval();
  return (
    <div ref={list} className="type-list" data-field={MAPS.join('.')}>
      {Object.entries(named).map(([map, { name }]) => (
        <div key={map} className="flex items-center gap-2">
          <span className="min-w-0 flex-1 break-words">
            {name || map}
            {others?.some((other) => other.map === map) === false && (
              <span className="ed-hint block">Not in the world: nobody can travel there.</span>
            )}
          </span>
          {!isDisabled && (
            <EditorIconButton
              label={`Remove ${name || map}`}
              Icon={Trash}
              size="s"
              onClick={(event) => {
                rememberFocus(event.currentTarget);
                run(removeEntry([...MAPS, map], `Remove the map ${name || map}`));
              }}
            />
          )}
        </div>
      ))}
      {!isDisabled &&
        missing.map(({ map, title }) => (
          <button
            key={map}
            type="button"
            className="ed-button"
            data-tone="add"
            onClick={(event) => {
              rememberFocus(event.currentTarget);
              run(addEntry(MAPS, map, { name: title }, `Add the map ${title}`));
            }}
          >
            <Plus size={14} aria-hidden="true" />
            Add “{title}”
          </button>
        ))}
    </div>
  );
}
