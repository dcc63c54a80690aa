/** Content-addressed files: the name is the SHA-256 of the bytes with an ending, so a name never changes its content. */
export interface FileStore {
  /** Stores the bytes and answers with their name, e.g. `9f…c1.webp`. */
  put(bytes: Uint8Array, extension: string): Promise<string>;
  read(name: string): Promise<Uint8Array | null>;
  delete(name: string): Promise<void>;
}
