/** A table in a backup. Its file has one JSON object per line. */
export interface TableDump {
  /** Name with schema, such as `public.users`. */
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
