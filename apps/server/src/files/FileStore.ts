/**
 * A content-addressed store: a file's name is the SHA-256 of its bytes plus an extension, so the bytes under a
 * name never change.
 */
export interface FileStore {
  /** Stores the bytes and returns their name, such as `9f…c1.webp`. */
  put(bytes: Uint8Array, extension: string): Promise<string>;
  has(name: string): Promise<boolean>;
  read(name: string): Promise<Uint8Array | null>;
  delete(name: string): Promise<void>;
}

export interface WithFiles {
  files: FileStore;
}
