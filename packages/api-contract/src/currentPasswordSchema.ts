import { z } from 'zod';
import { PASSWORD_MAX } from './limits.ts';

/** Left out by users without a password: they have just signed in with a wallet. */
export const currentPasswordSchema = z
  .string()
  .min(1, 'Enter your current password.')
  .max(PASSWORD_MAX)
  .optional();
