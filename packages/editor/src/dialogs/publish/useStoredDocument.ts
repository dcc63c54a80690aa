import { materialize } from '@playloom/draft';
import {
  type Game,
  type GameChange,
  diffGames,
  type Json,
  parseGame,
  type Problem,
} from '@playloom/game-format';
import { useCallback, useMemo } from 'react';
import type { ApiClient } from '@playloom/api-contract';
import { useSession } from '../../session/SessionContext.ts';
import { type RequestState, useRequest } from '../../requests/useRequest.ts';

/** A release or a saved version. */
export type VersionSource =
  | { readonly kind: 'release'; readonly release: number }
  | { readonly kind: 'version'; readonly id: string };

/** Thrown with a message for the user when a stored document can't be shown. */
class CannotRead extends Error {
  override readonly name = 'CannotRead';
}

async function fetchSource(client: ApiClient, gameId: string, source: VersionSource): Promise<Game> {
  const json =
    source.kind === 'release'
      ? await client.readRelease({ params: { id: gameId, release: source.release } })
      : await client.readVersion({ params: { id: gameId, version: source.id } });
  const parsed = parseGame(json as Json);
  if (!parsed.ok) throw new CannotRead(parsed.error[0]?.message ?? `This ${source.kind} can’t be read.`);
  return parsed.value;
}

/** Loads a release or a saved version of the game. */
export function useStoredDocument(gameId: string, source: VersionSource): RequestState<Game> {
  const { api } = useSession();
  const key = source.kind === 'release' ? source.release : source.id;
  const { kind } = source;
  const ask = useCallback(
    (client: ApiClient) =>
      fetchSource(
        client,
        gameId,
        kind === 'release' ? { kind, release: Number(key) } : { kind, id: String(key) },
      ),
    [gameId, kind, key],
  );
  return useRequest(api, ask).answer;
}

export type DraftReadResult =
  | { readonly ok: true; readonly game: Game }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Reads the complete draft, including its tiles, when the component is mounted. */
export function useCurrentDraft(): DraftReadResult {
  const { editor } = useSession();
  return useMemo(() => {
    const parsed = parseGame(materialize(editor.draft));
    return parsed.ok ? { ok: true, game: parsed.value } : { ok: false, problems: parsed.error };
  }, [editor]);
}

export function useGameChanges(before: Game | null, after: Game | null): readonly GameChange[] | null {
  return useMemo(
    () => (before === null || after === null ? null : diffGames(before, after)),
    [before, after],
  );
}
