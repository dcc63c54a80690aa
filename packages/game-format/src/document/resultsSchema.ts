import { z } from 'zod';
import { fieldSchemas } from './fieldSchemas.ts';
import {
  AWARDS_MAX,
  MATCH_OPTIONS_MAX,
  MATCH_RESULTS_SECONDS_MAX,
  MATCH_RESULTS_SECONDS_MIN,
  MODE_VALUE_MAX,
  RESULT_LABEL_MAX,
} from './limits.ts';

const label = fieldSchemas.text(RESULT_LABEL_MAX);

/** A number that every player has at the end of a match. */
const measure = {
  /** A player variable. Null means the score. */
  variable: fieldSchemas.reference,
  best: z.enum(['highest', 'lowest']).default('highest'),
};

/** What an option for the next match changes. */
const change = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('same') }),
  z.strictObject({ kind: z.literal('map'), map: fieldSchemas.reference }),
  /** Sets a global variable, which rules read. */
  z.strictObject({
    kind: z.literal('mode'),
    variable: fieldSchemas.reference,
    value: fieldSchemas.text(MODE_VALUE_MAX).default(''),
  }),
]);

/** What everyone sees after a match, and the vote on the next one. */
export const resultsSchema = z.strictObject({
  isEnabled: z.boolean().default(false),
  /** After this time the next match starts, even if players have not voted. */
  seconds: fieldSchemas
    .number(MATCH_RESULTS_SECONDS_MIN, MATCH_RESULTS_SECONDS_MAX)
    .default(MATCH_RESULTS_SECONDS_MAX),
  /** Decides the order of the table and the own progress. */
  ranking: z.strictObject({ label: label.default('Score'), ...measure }).prefault({}),
  awards: fieldSchemas.list(z.strictObject({ label: label.min(1), ...measure }), AWARDS_MAX).default([]),
  /** Without options, players can only play the same again. */
  options: fieldSchemas
    .list(
      z.strictObject({ label: label.min(1), change: change.default({ kind: 'same' }) }),
      MATCH_OPTIONS_MAX,
    )
    .default([]),
  /** Scores that decide a round always start at 0. */
  isScoreReset: z.boolean().default(true),
});

type ResultsSettings = z.output<typeof resultsSchema>;
export type Award = ResultsSettings['awards'][number];
export type MatchOption = ResultsSettings['options'][number];
