import { z } from 'zod';
import { PASSWORD_MAX } from './limits.ts';

/** Optional, because users who log in with a wallet may have no password. They must have logged in recently instead. */
export const currentPasswordSchema = z
  .string()
  .min(1, 'Enter your current password.')
  .max(PASSWORD_MAX)
  .optional();
