import { connectPanel, type PanelConnection } from '@playloom/game-client';
import { useEffect, useRef, useState } from 'react';

/** A message between the panel and the game. */
export interface PanelTestMessage {
  readonly key: number;
  readonly from: 'panel' | 'game';
  readonly event: string;
  readonly value: unknown;
}

const MESSAGES_MAX = 100;
/** The delay before an edit reloads the preview. Reloading on every key press would flicker and lose its state. */
const QUIET_MS = 500;

interface PanelFrame {
  readonly frame: { readonly current: HTMLIFrameElement | null };
  /** Used as a key: when the number changes, the frame reloads. */
  readonly round: number;
  readonly messages: readonly PanelTestMessage[];
  readonly connect: () => void;
  readonly send: (event: string, value: unknown) => void;
  readonly reload: () => void;
  readonly clear: () => void;
}

/**
 * Shows the HTML in a frame, reloads it shortly after an edit, and exchanges messages with it the way the
 * game does.
 */
export function usePanelFrame(html: string): PanelFrame {
  const frame = useRef<HTMLIFrameElement>(null);
  const line = useRef<PanelConnection | null>(null);
  const count = useRef(0);
  const connected = useRef(-1);
  const [round, setRound] = useState(0);
  const [messages, setMessages] = useState<readonly PanelTestMessage[]>([]);
  const latest = useRef(html);
  useEffect(() => {
    if (latest.current === html) return;
    const timer = setTimeout(() => {
      latest.current = html;
      setRound((now) => now + 1);
    }, QUIET_MS);
    return () => clearTimeout(timer);
  }, [html]);
  useEffect(() => () => line.current?.close(), []);
  const note = (from: PanelTestMessage['from'], event: string, value: unknown) => {
    count.current += 1;
    const message = { key: count.current, from, event, value };
    setMessages((now) => [...now, message].slice(-MESSAGES_MAX));
  };
  const connect = () => {
    // The frame reports a second load event after it has become the panel. It already has its port by then.
    if (connected.current === round) return;
    connected.current = round;
    line.current?.close();
    const { port1, port2 } = new MessageChannel();
    line.current = connectPanel(
      port1,
      (event, value) => note('panel', event, value),
      () => performance.now(),
    );
    latest.current = html;
    // The frame has an opaque origin. `*` is safe, because the message goes only to the frame's own window.
    frame.current?.contentWindow?.postMessage(html, '*', [port2]);
  };
  return {
    frame,
    round,
    messages,
    connect,
    send(event, value) {
      line.current?.send(event, value);
      note('game', event, value);
    },
    reload: () => setRound((now) => now + 1),
    clear: () => setMessages([]),
  };
}
