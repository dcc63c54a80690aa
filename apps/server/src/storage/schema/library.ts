import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Copied library assets; kept forever, because games that exist only in a browser may use them too. */
export const libraryFiles = pgTable(
  'library_files',
  {
    pack: text('pack').notNull(),
    name: text('name').notNull(),
    side: integer('side').notNull(),
    file: text('file').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.pack, table.name, table.side] }),
    index('library_files_file').on(table.file),
  ],
);
