import { z } from 'zod';

/** The usual answer: `{status: 'success', message?, data}`. */
export function successSchema<S extends z.ZodType>(data: S) {
  return z.strictObject({ status: z.literal('success'), message: z.string().optional(), data });
}

/** An answer that carries no data. */
export const doneSchema = z.strictObject({ status: z.literal('success'), message: z.string().optional() });

/** What every failed call answers. `errorId` is stable; `incidentId` is in the log beside the cause. */
export const errorSchema = z.strictObject({
  status: z.literal('error'),
  message: z.string(),
  errorId: z.string(),
  incidentId: z.string().optional(),
  /** Which input was wrong: field name → sentence. */
  fields: z.record(z.string(), z.string()).optional(),
});

export type ErrorBody = z.infer<typeof errorSchema>;
