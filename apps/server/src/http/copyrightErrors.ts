import { defineError } from './ApiProblem.ts';

export const ClaimedContentNotFound = defineError(
  'claimed_content_not_found',
  404,
  'There is no game at this address. Copy the link of its page on this site.',
);
export const ClaimEmailMissing = defineError('claim_email_missing', 400, 'Enter your email address.');
export const ClaimNotFound = defineError('copyright_claim_not_found', 404, 'Copyright claim not found.');
export const ClaimDecided = defineError(
  'copyright_claim_decided',
  409,
  'This claim was decided already. Reload the page.',
);
export const CounterNoticeClosed = defineError(
  'counter_notice_closed',
  409,
  'You can send one counter-notice, and only while the content is removed.',
);
