import { defineError } from '../../../http/ApiProblem.ts';

export const PushServiceUnknown = defineError(
  'push_service_unknown',
  400,
  'We don’t support this browser’s push notification service.',
);
export const PushIdentityMismatch = defineError(
  'push_identity_wrong',
  403,
  'This browser’s push notifications belong to another account. Reload the page and try again.',
);
