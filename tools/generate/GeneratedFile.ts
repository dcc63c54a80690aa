export interface GeneratedFile {
  /** Path from the root of the repository. */
  path: string;
  text: string;
}
