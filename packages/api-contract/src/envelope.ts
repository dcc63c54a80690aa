import { z } from 'zod';

/** The usual response: `{status: 'success', message?, data}`. */
export function successSchema<S extends z.ZodType>(data: S) {
  return z.strictObject({ status: z.literal('success'), message: z.string().optional(), data });
}

/** A response without data. */
export const emptySuccessSchema = z.strictObject({
  status: z.literal('success'),
  message: z.string().optional(),
});

/**
 * The response of every failed call. `errorId` never changes between versions. The log has the cause under
 * `incidentId`.
 */
export const errorSchema = z.strictObject({
  status: z.literal('error'),
  message: z.string(),
  errorId: z.string(),
  incidentId: z.string().optional(),
  /** Invalid inputs: field name → message. */
  fields: z.record(z.string(), z.string()).optional(),
});

export type ErrorBody = z.infer<typeof errorSchema>;
