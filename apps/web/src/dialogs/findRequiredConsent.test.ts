import { expect, it } from 'vitest';
import { findRequiredConsent } from './findRequiredConsent.ts';

const APPROVED = '2026-03-04T12:00:00.000Z';

it.each([
  ['nobody is asked when nobody is signed in', null, null],
  ['a new user owes the terms', [false, null], 'new-user'],
  ['a new user owes the terms even with a date', [false, APPROVED], 'new-user'],
  ['a returning user without a date owes the privacy policy', [true, null], 'returning-user'],
  ['who has both owes nothing', [true, APPROVED], null],
] as const)('[ST-01:modal] %s', (_, state, expected) => {
  const user = state && {
    isSecondStepAfterSignupCompleted: state[0],
    lastTermsAndPrivacyApprovalDate: state[1],
  };
  expect(findRequiredConsent(user)).toBe(expected);
});
