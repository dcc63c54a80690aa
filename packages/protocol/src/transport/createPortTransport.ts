import type { Transport } from './Transport.ts';
import { createInbox } from './createInbox.ts';

/** The parts of `MessagePort` we use; browsers and Node both have them. */
export interface PortLike {
  postMessage(message: unknown, transfer: ArrayBuffer[]): void;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  close(): void;
}

/**
 * Creates one end of a connection over a `MessagePort`. The other end uses the other port of the channel in
 * the same way.
 */
export function createPortTransport(port: PortLike): Transport {
  const inbox = createInbox();
  port.onmessage = ({ data }) => {
    if (data instanceof Uint8Array) {
      inbox.deliver(data);
      return;
    }
    const goodbye = readGoodbye(data);
    if (goodbye === null) return;
    inbox.close(goodbye.code, goodbye.reason);
    // The end that receives the goodbye closes the port: if the sender closed it, the last messages could be
    // lost.
    port.close();
  };
  return {
    // A port accepts everything immediately.
    waitingBytes: 0,
    send(bytes) {
      if (inbox.isClosed) return;
      // Send a copy: transferring detaches a buffer, and always includes all of it, even if `bytes` is only a
      // part.
      const copy = bytes.slice();
      port.postMessage(copy, [copy.buffer]);
    },
    onMessage: inbox.onMessage,
    onClose: inbox.onClose,
    close(code, reason) {
      if (inbox.isClosed) return;
      port.postMessage({ code, reason }, []);
      inbox.close(code, reason);
    },
  };
}

function readGoodbye(data: unknown): { readonly code: number; readonly reason: string } | null {
  if (typeof data !== 'object' || data === null) return null;
  const { code, reason } = data as { readonly code?: unknown; readonly reason?: unknown };
  return typeof code === 'number' && typeof reason === 'string' ? { code, reason } : null;
}
