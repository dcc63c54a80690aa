import { describeInputIssue } from '@playloom/api-contract';
import type { z } from 'zod';

/** Checks the input. Returns error messages by field, or null if the input is valid. */
export function checkInput(schema: z.ZodType, input: unknown): Record<string, string> | null {
  const result = schema.safeParse(input);
  if (result.success) return null;
  const fields: Record<string, string> = {};
  for (const issue of result.error.issues) {
    const name = String(issue.path[0] ?? '');
    fields[name] ??= describeInputIssue(name, issue);
  }
  return fields;
}
