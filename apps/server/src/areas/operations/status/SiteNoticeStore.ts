/** The notice that operators show above every page. */
export interface SiteNoticeStore {
  /** Reads the current notice. It is cached briefly, because every page reads it. */
  read(): Promise<string | null>;
  /** Clears the cache after a change in this process, so that the next page shows it. */
  forget(): void;
}

export interface WithNotices {
  notices: SiteNoticeStore;
}
