import type { Transport } from './Transport.ts';
import { createInbox, type Inbox } from './createInbox.ts';

/**
 * Creates the two ends of a connection within one process. Messages arrive a moment later, as they do over a
 * network.
 */
export function createMemoryTransportPair(
  schedule: (task: () => void) => void = runSoon,
): [Transport, Transport] {
  const left = createInbox();
  const right = createInbox();
  return [createEnd(left, right, schedule), createEnd(right, left, schedule)];
}

function createEnd(own: Inbox, other: Inbox, schedule: (task: () => void) => void): Transport {
  let waitingBytes = 0;
  return {
    get waitingBytes() {
      return waitingBytes;
    },
    send(bytes) {
      if (own.isClosed) return;
      const copy = bytes.slice();
      waitingBytes += copy.length;
      schedule(() => {
        waitingBytes -= copy.length;
        other.deliver(copy);
      });
    },
    onMessage: own.onMessage,
    onClose: own.onClose,
    close(code, reason) {
      if (own.isClosed) return;
      own.close(code, reason);
      schedule(() => other.close(code, reason));
    },
  };
}

function runSoon(task: () => void): void {
  void Promise.resolve().then(task);
}
