/** What every file of the platform goes through: a folder on this machine, or a bucket that all processes share. */
export interface ObjectStore {
  /** Names the store without its credentials: `local`, or an address such as `https://s3.example.com/playloom`. */
  readonly location: string;
  /** Stores the bytes, or replaces them. Others see all of them or none. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Returns null only for a missing object. A failing store throws. */
  read(key: string): Promise<Uint8Array | null>;
  /** Returns the size in bytes; null for a missing object. */
  measure(key: string): Promise<number | null>;
  delete(key: string): Promise<void>;
  /** Lists all objects below a folder such as `tapes/`. */
  list(prefix: string): AsyncIterable<StoredObject>;
  /** Returns the place of an object, for operators and the log. */
  locate(key: string): string;
}

export interface StoredObject {
  readonly key: string;
  readonly bytes: number;
  readonly modifiedAt: Date;
}

export interface WithObjects {
  objects: ObjectStore;
}
