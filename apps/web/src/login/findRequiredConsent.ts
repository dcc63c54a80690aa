import type { User } from '@playloom/api-contract';

/** The consent a user still has to give: to the terms after sign-up, or to a new privacy policy. */
export type ConsentKind = 'new-user' | 'returning-user';

type ConsentFields = Pick<User, 'isSecondStepAfterSignupCompleted' | 'lastTermsAndPrivacyApprovalDate'>;

export function findRequiredConsent(user: ConsentFields | null): ConsentKind | null {
  if (!user) return null;
  if (!user.isSecondStepAfterSignupCompleted) return 'new-user';
  return user.lastTermsAndPrivacyApprovalDate ? null : 'returning-user';
}
