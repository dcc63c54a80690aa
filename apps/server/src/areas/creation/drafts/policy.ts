import type { DraftRole } from '@playloom/api-contract';
import { GameNotFound, NotAllowed } from '../../../http/errors.ts';
import type { DraftAccess } from './draftQueries.ts';
import type { GameRow } from '../../../storage/schema.ts';

/** `view`: see a draft. `edit`: change it and its releases. `own`: delete or transfer it. */
type DraftRight = 'view' | 'edit' | 'own';

const RIGHTS: Record<DraftRole, readonly DraftRight[]> = {
  owner: ['view', 'edit', 'own'],
  editor: ['view', 'edit'],
  viewer: ['view'],
};

export function hasDraftPermission(role: DraftRole | null, right: DraftRight): role is DraftRole {
  return role !== null && RIGHTS[role].includes(right);
}

/**
 * Throws unless the user has the right. A game in the trash is reported as not found, and users without access cannot
 * learn that a draft exists.
 */
export function requireDraftPermission(
  access: DraftAccess | null,
  right: DraftRight,
): { game: GameRow; role: DraftRole } {
  if (!access || access.game.trashedAt !== null) throw GameNotFound();
  const { game, role } = access;
  if (hasDraftPermission(role, right)) return { game, role };
  throw role === null && game.liveRelease === null ? GameNotFound() : NotAllowed();
}
