import { defineError } from '../../../http/ApiProblem.ts';

export const CosmeticNotEarned = defineError(
  'cosmetic_not_earned',
  403,
  'You haven’t earned this yet. Reload the page to see what you have.',
);
