import { z } from 'zod';
import { STAFF_REASON_MAX } from './limits.ts';

/** Fields that many calls of the console share. */
export const reasonSchema = z
  .string()
  .trim()
  .min(1, 'Say why: it is kept in the audit log.')
  .max(STAFF_REASON_MAX, `A reason has at most ${STAFF_REASON_MAX} characters.`);
export const pageSchema = z.coerce.number().int().min(1).max(10_000).default(1);
export const idParamsSchema = z.strictObject({ id: z.uuid() });
