import { defineError } from '../../../http/ApiProblem.ts';

export const ClaimedContentNotFound = defineError(
  'claimed_content_not_found',
  404,
  'We couldn’t find a game at this link. Copy the link from the game’s page on Playloom.',
);
export const ClaimEmailMissing = defineError('claim_email_missing', 400, 'Enter your email address.');
export const ClaimNotFound = defineError('copyright_claim_not_found', 404, 'Copyright claim not found.');
export const ClaimAlreadyDecided = defineError(
  'copyright_claim_decided',
  409,
  'This claim has already been decided. Reload the page.',
);
export const CounterNoticeNotAllowed = defineError(
  'counter_notice_closed',
  409,
  'You can send only one counter-notice, and only while the content is removed.',
);
