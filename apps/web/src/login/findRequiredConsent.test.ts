import { expect, it } from 'vitest';
import { findRequiredConsent } from './findRequiredConsent.ts';

const APPROVED = '2026-03-04T12:00:00.000Z';

it.each([
  ['logged-out users are not asked', null, null],
  ['a new user must agree to the terms', [false, null], 'new-user'],
  ['a new user must agree to the terms even with a date', [false, APPROVED], 'new-user'],
  ['a returning user without a date must agree to the privacy policy', [true, null], 'returning-user'],
  ['a user who agreed to both is not asked', [true, APPROVED], null],
] as const)('[ST-01:modal] %s', (_, state, expected) => {
  const user = state && {
    isSecondStepAfterSignupCompleted: state[0],
    lastTermsAndPrivacyApprovalDate: state[1],
  };
  expect(findRequiredConsent(user)).toBe(expected);
});
