import { z } from 'zod';
import { REASON_MAX } from './limits.ts';

/** Fields that many calls of the console share. */
export const reason = z
  .string()
  .trim()
  .min(1, 'Say why: it is kept in the audit log.')
  .max(REASON_MAX, `A reason has at most ${REASON_MAX} characters.`);
export const page = z.coerce.number().int().min(1).max(10_000).default(1);
export const idParams = z.strictObject({ id: z.uuid() });
