import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Files that were copied from the asset library. Kept forever, because games stored only in a browser may use them. */
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
