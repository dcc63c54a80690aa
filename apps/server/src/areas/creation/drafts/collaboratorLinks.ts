import type { DraftRole } from '@playloom/api-contract';
import { and, count, eq, gt } from 'drizzle-orm';
import { addMilliseconds, DAY_MS, type WithClock } from '../../../process/clock.ts';
import { LinkExpired, LinkNotFound } from '../../identity/accounts/accountErrors.ts';
import { TooManyRequests } from '../../../http/errors.ts';
import { hashToken, createSessionToken } from '../../../http/session.ts';
import type { WithConfig } from '../../../process/config.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithLog } from '../../../process/createLogger.ts';
import type { WithPlans } from '../../economy/plans/readPlans.ts';
import type { WithDrafts } from './DraftHub.ts';
import { findDraftAccess } from './draftQueries.ts';
import { collaboratorLinks } from '../../../storage/schema.ts';
import { upsertCollaborator, type SharedRole } from './collaborators.ts';
import { requireDraftPermission } from './policy.ts';

const LINK_LIFE_MS = 7 * DAY_MS;
/** The most open links per game. */
const LINKS_MAX = 100;

/** Creates a link that makes its recipient a collaborator. It is shown once, because only its hash is stored. */
export async function createCollaboratorLink(
  { db, clock, config }: WithConfig & WithClock & WithDatabase,
  userId: string,
  id: string,
  role: SharedRole,
): Promise<{ token: string; url: string }> {
  const { game } = requireDraftPermission(await findDraftAccess(db, id, userId), 'own');
  const now = clock.now();
  const isOpen = and(eq(collaboratorLinks.gameId, game.id), gt(collaboratorLinks.expiresAt, now));
  const [open] = await db.select({ links: count() }).from(collaboratorLinks).where(isOpen);
  if ((open?.links ?? 0) >= LINKS_MAX) throw TooManyRequests();
  const token = createSessionToken();
  const expiresAt = addMilliseconds(now, LINK_LIFE_MS);
  await db
    .insert(collaboratorLinks)
    .values({ tokenHash: hashToken(token), gameId: game.id, role, createdBy: userId, expiresAt });
  return { token, url: `${config.publicUrl}/create?join=${token}` };
}

/** Makes the user a collaborator. A user who already has more rights keeps them. */
export async function acceptCollaboratorLink(
  services: WithClock & WithLog & WithDatabase & WithPlans & WithDrafts,
  userId: string,
  token: string,
): Promise<{ gameSlug: string; role: DraftRole }> {
  const { db, clock, drafts } = services;
  const now = clock.now();
  const [link] = await db
    .select()
    .from(collaboratorLinks)
    .where(eq(collaboratorLinks.tokenHash, hashToken(token)));
  const access = link ? await findDraftAccess(db, link.gameId, userId) : null;
  if (!link || !access || access.game.trashedAt !== null) throw LinkNotFound();
  // Links of a former owner stop working when the game changes hands.
  if (link.createdBy !== access.game.creatorId) throw LinkNotFound();
  if (link.expiresAt <= now) throw LinkExpired();
  const { game, role } = access;
  if (role === 'owner' || role === 'editor' || role === link.role) return { gameSlug: game.slug, role };
  await db.transaction((tx) => upsertCollaborator(services, tx, game, { userId, role: link.role, now }));
  await drafts.recheck(game.id);
  return { gameSlug: game.slug, role: link.role };
}
