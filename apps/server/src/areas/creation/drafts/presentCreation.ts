import { apiLimits, type CreatorGame } from '@playloom/api-contract';
import { addMilliseconds, DAY_MS } from '../../../process/clock.ts';
import type { CollaboratorRow, CreationRow } from './draftQueries.ts';

interface CreationContext {
  playing: ReadonlyMap<string, number>;
  collaborators: readonly CollaboratorRow[];
}

export function presentCreation(row: CreationRow, { playing, collaborators }: CreationContext): CreatorGame {
  const { game, editedAt, contentHash, liveHash } = row;
  return {
    _id: game.id,
    gameSlug: game.slug,
    title: game.title,
    cover: game.coverFile,
    role: row.role,
    release: game.liveRelease,
    // A game without a draft has no changes. A draft that was edited since its hash was computed is shown as changed.
    hasChanges: editedAt !== null && (contentHash === null || contentHash !== liveHash),
    isUnlisted: game.isUnlisted,
    playing: playing.get(game.id) ?? 0,
    playsThisWeek: row.playsThisWeek,
    editedAt: (editedAt ?? game.createdAt).toISOString(),
    editedBy: row.editedBy,
    collaborators: collaborators.filter(({ gameId }) => gameId === game.id).map(({ username }) => username),
    goneAt: game.trashedAt && addMilliseconds(game.trashedAt, apiLimits.TRASH_DAYS * DAY_MS).toISOString(),
  };
}
