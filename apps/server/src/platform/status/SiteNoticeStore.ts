/** The sentence that operators put above every page. */
export interface SiteNoticeStore {
  /** What stands there now. Every page asks, so it is remembered for a moment. */
  read(): Promise<string | null>;
  /** It was changed in this process: the next page shows it at once. */
  forget(): void;
}
