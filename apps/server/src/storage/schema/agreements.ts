import { agreementTypes } from '@playloom/api-contract';
import { integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { timestampColumn } from './users.ts';

/**
 * Published versions of the terms and the privacy policy. They start at 2, because version 1 ships with the
 * product. The audit log says who published them.
 */
export const agreementVersions = pgTable(
  'agreement_versions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    type: text('type', { enum: agreementTypes }).notNull(),
    number: integer('number').notNull(),
    /** Markdown. */
    text: text('text').notNull(),
    /** Summary of the changes, shown to users who are asked to agree again. */
    summary: text('summary').notNull(),
    publishedAt: timestampColumn('published_at').notNull(),
  },
  (table) => [uniqueIndex('agreement_versions_number').on(table.type, table.number)],
);
