import type { MinimalUser, PublicUser, User } from '@playloom/api-contract';
import type { Config } from '../../config.ts';
import type { Services } from '../../services.ts';
import { findCurrentVersions } from '../../storage/agreementQueries.ts';
import type { UserRow } from '../../storage/sessionQueries.ts';
import { hasAgreedToCurrent } from '../agreements/hasAgreedToCurrent.ts';

/** Shown when a user has no picture; one fixed image for all. */
export const DEFAULT_PICTURE = '/default-avatar.png';

/**
 * The signed-in user's own view of the account. The approval date is missing once a newer version of the terms or
 * the privacy policy is published: pages then ask again.
 */
export async function presentUser(
  { db, config }: Pick<Services, 'db' | 'config'>,
  user: UserRow,
): Promise<User> {
  const isApproved = hasAgreedToCurrent(user, await findCurrentVersions(db));
  return {
    ...presentMinimalUser(user, config),
    coins: user.coins,
    marketingOptIn: user.marketingOptIn,
    openChatAccountOf: user.openChatAccountOf,
    isSecondStepAfterSignupCompleted: user.secondStepDone,
    lastTermsAndPrivacyApprovalDate: (isApproved && user.termsApprovedAt?.toISOString()) || null,
    notificationPreferences: { receiveNotificationsFrom: user.receiveNotificationsFrom },
  };
}

export function presentPublicUser(user: UserRow, config: Config): PublicUser {
  return { ...presentMinimalUser(user, config), joinedAt: user.createdAt.toISOString() };
}

export function presentMinimalUser(
  user: Pick<UserRow, 'id' | 'username' | 'pictureFile'>,
  config: Config,
): MinimalUser {
  const profilePicture = user.pictureFile ? `${config.uiOrigin}/files/${user.pictureFile}` : DEFAULT_PICTURE;
  return { _id: user.id, local: { username: user.username, profilePicture } };
}
