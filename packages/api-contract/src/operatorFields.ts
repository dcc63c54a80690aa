import { z } from 'zod';
import { STAFF_REASON_MAX } from './limits.ts';

/** Fields that many operator endpoints share. */
export const reasonSchema = z
  .string()
  .trim()
  .min(1, 'Enter a reason for the audit log.')
  .max(STAFF_REASON_MAX, `Reasons can have up to ${STAFF_REASON_MAX} characters.`);
export const pageSchema = z.coerce.number().int().min(1).max(10_000).default(1);
export const idParamsSchema = z.strictObject({ id: z.uuid() });
