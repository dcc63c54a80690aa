import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Drawings of the library that somebody took: kept for good, since games in a browser alone may have them too. */
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
