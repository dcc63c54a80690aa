import type { ApiClient, WorldMap } from '@playloom/api-contract';
import { LinkText } from '@playloom/design-system/LinkText';
import { ToolButton } from '@playloom/design-system/ToolButton';
import { addEntry, removeEntry } from '@playloom/editor-core';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { useCallback } from 'react';
import { getWorldPath } from '@playloom/site/paths/getWorldPath.ts';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import { useGame, useSession, useStore } from '../../session/SessionContext.ts';
import { RequestError } from '../../requests/RequestError.tsx';
import { useRequest } from '../../requests/useRequest.ts';
import { useFormEdits } from '../../forms/FormContext.ts';
import { useFocusAfterRemoval } from './useFocusAfterRemoval.ts';

const MAPS = ['world', 'maps'];

/**
 * The maps that this game can send players to. Rules that use a map add it here automatically. The owner
 * chooses which games belong to the world on the world page.
 */
export function WorldMapList() {
  const identity = useStore(useSession().identity);
  if (identity.kind === 'local') {
    return (
      <>
        <p className="ed-hint mb-2">
          Log in or sign up to add this game to a world. It will move to your account.
        </p>
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
  const { answer, retry } = useRequest(loadBrowserApi, ask);
  return (
    <>
      <p className="ed-hint mb-2">
        Players can travel from here to these maps. When a rule uses a map, it’s added automatically. If a map
        is used only in scripts, add it here. Each map is its own game
        {isOwner ? (
          <>
            :{' '}
            <LinkText href={getWorldPath(gameId)} target="_blank">
              choose the maps in this world.
            </LinkText>
          </>
        ) : (
          '. The owner decides which maps are in this world.'
        )}
      </p>
      {answer.kind === 'loading' && <p className="ed-hint">Loading maps…</p>}
      {answer.kind === 'failed' && <RequestError message={answer.message} retry={retry} />}
      {answer.kind === 'ready' && answer.value.length === 0 && (
        <p className="ed-hint">No other maps in this world yet.</p>
      )}
      <NamedMaps others={answer.kind === 'ready' ? answer.value : null} />
    </>
  );
}

/** The maps that the game uses, and the maps that can be added. `others` is null if these are not known. */
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
              <span className="ed-hint block">
                This map isn’t in this world, so players can’t travel there.
              </span>
            )}
          </span>
          {!isDisabled && (
            <ToolButton
              label={`Remove ${name || map}`}
              Icon={Trash}
              size="sm"
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
