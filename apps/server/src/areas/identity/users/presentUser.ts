import type { MinimalUser, PublicUser, User } from '@playloom/api-contract';
import type { Config, WithConfig } from '../../../process/config.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import { findCurrentAgreementVersions } from '../agreements/agreementQueries.ts';
import type { UserRow } from '../../../storage/schema.ts';
import { hasAgreedToCurrentTerms } from '../agreements/hasAgreedToCurrentTerms.ts';

/** Shown when a user has no profile image. */
const DEFAULT_AVATAR = '/default-avatar.png';

/**
 * Presents the account to its owner. The consent date is missing if newer terms or a newer privacy policy have been
 * published, so that pages ask again.
 */
export async function presentUser({ db, config }: WithConfig & WithDatabase, user: UserRow): Promise<User> {
  const isApproved = hasAgreedToCurrentTerms(user, await findCurrentAgreementVersions(db));
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
  user: Pick<UserRow, 'id' | 'username' | 'avatarFile'>,
  config: Config,
): MinimalUser {
  // words: the API names the field profilePicture
  const profilePicture = user.avatarFile ? `${config.uiOrigin}/files/${user.avatarFile}` : DEFAULT_AVATAR;
  return { _id: user.id, local: { username: user.username, profilePicture } };
}
