/** The store has no space left, or the operator's quota is used up. */
export class ObjectStoreFull extends Error {
  /** `errorHandler` recognizes these errors by their code. */
  readonly code = 'OBJECT_STORE_FULL';

  constructor(what: string, cause?: unknown) {
    super(`The file store is full: ${what}`, { cause });
    this.name = 'ObjectStoreFull';
  }
}

/** The store did not answer, or it rejected a request that it should accept. Never contains credentials. */
export class ObjectStoreUnavailable extends Error {
  readonly code = 'OBJECT_STORE_UNAVAILABLE';
  readonly reason: string;

  constructor(reason: string, cause?: unknown) {
    super(`The file store cannot be used: ${reason}`, { cause });
    this.reason = reason;
    this.name = 'ObjectStoreUnavailable';
  }
}
