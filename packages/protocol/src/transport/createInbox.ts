/** Passes received messages to a listener, and stores them until there is one, so that none are lost. */
export interface Inbox {
  readonly isClosed: boolean;
  deliver(bytes: Uint8Array): void;
  /** Only the first call has an effect. */
  close(code: number, reason: string): void;
  onMessage(listener: (bytes: Uint8Array) => void): void;
  onClose(listener: (code: number, reason: string) => void): void;
}

export function createInbox(): Inbox {
  let listener: ((bytes: Uint8Array) => void) | null = null;
  let closed: { readonly code: number; readonly reason: string } | null = null;
  const early: Uint8Array[] = [];
  const closeListeners: ((code: number, reason: string) => void)[] = [];
  return {
    get isClosed() {
      return closed !== null;
    },
    deliver(bytes) {
      if (closed !== null) return;
      if (listener === null) early.push(bytes);
      else listener(bytes);
    },
    close(code, reason) {
      if (closed !== null) return;
      closed = { code, reason };
      for (const notify of closeListeners) notify(code, reason);
    },
    onMessage(next) {
      listener = next;
      for (const bytes of early.splice(0)) next(bytes);
    },
    onClose(next) {
      if (closed === null) closeListeners.push(next);
      else next(closed.code, closed.reason);
    },
  };
}
