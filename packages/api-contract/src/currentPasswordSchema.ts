import { z } from 'zod';
import { PASSWORD_MAX } from './limits.ts';

/** Omitted by users without a password, who have just logged in with a wallet. */
export const currentPasswordSchema = z
  .string()
  .min(1, 'Enter your current password.')
  .max(PASSWORD_MAX)
  .optional();
