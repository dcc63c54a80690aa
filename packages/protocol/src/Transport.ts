/** One connection as both ends see it: ordered, whole messages, no silent loss. */
export interface Transport {
  send(bytes: Uint8Array): void;
  /** Bytes passed to `send` that haven't been sent yet. */
  readonly waitingBytes: number;
  onMessage(listener: (bytes: Uint8Array) => void): void;
  onClose(listener: (code: number, reason: string) => void): void;
  close(code: number, reason: string): void;
}
