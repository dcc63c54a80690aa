import { connectPanel, type PanelConnection } from '@playloom/game-client';
import { useEffect, useRef, useState } from 'react';

/** What went over the line, newest last. */
export interface PanelTestMessage {
  readonly key: number;
  readonly from: 'panel' | 'game';
  readonly event: string;
  readonly value: unknown;
}

const MESSAGES_MAX = 100;
/** A new page for every letter would flicker and lose what one is looking at. */
const QUIET_MS = 500;

interface PanelFrame {
  readonly frame: { readonly current: HTMLIFrameElement | null };
  /** Another number is another page. */
  readonly round: number;
  readonly messages: readonly PanelTestMessage[];
  readonly connect: () => void;
  readonly send: (event: string, value: unknown) => void;
  readonly reload: () => void;
  readonly clear: () => void;
}

/** Shows the HTML in the frame a moment after it was edited, and speaks with it as the game does. */
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
    // The page loads a second time when it has become the panel; that one has its port already.
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
    // The frame has an opaque origin: `*` reaches it, and only it, because the message goes to its own window.
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
