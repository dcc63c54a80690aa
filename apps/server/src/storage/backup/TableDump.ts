/** One table in a backup: a file with one JSON object per line. */
export interface TableDump {
  /** With its schema: `public.users`. */
  name: string;
  columns: string[];
  rows: number;
}

export interface SequenceDump {
  name: string;
  value: string;
  isCalled: boolean;
}

export interface DatabaseDump {
  /** Hashes of the applied migrations, first to last. */
  migrations: string[];
  tables: TableDump[];
  sequences: SequenceDump[];
}
