/** One end of a connection. Messages arrive complete and in order, and none is lost silently. */
export interface Transport {
  send(bytes: Uint8Array): void;
  /** Bytes passed to `send` that haven't been sent yet. */
  readonly waitingBytes: number;
  onMessage(listener: (bytes: Uint8Array) => void): void;
  onClose(listener: (code: number, reason: string) => void): void;
  close(code: number, reason: string): void;
}
