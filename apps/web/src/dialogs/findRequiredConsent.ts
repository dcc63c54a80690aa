import type { User } from '@playloom/api-contract';

/** Which agreement a user still owes: the terms after signing up, or a privacy policy not yet agreed to. */
export type ConsentKind = 'new-user' | 'returning-user';

type ConsentFields = Pick<User, 'isSecondStepAfterSignupCompleted' | 'lastTermsAndPrivacyApprovalDate'>;

export function findRequiredConsent(user: ConsentFields | null): ConsentKind | null {
  if (!user) return null;
  if (!user.isSecondStepAfterSignupCompleted) return 'new-user';
  return user.lastTermsAndPrivacyApprovalDate ? null : 'returning-user';
}
