import { effect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { useHud, useHudSlice } from '../state/HudContext.ts';
import { Icon } from '../elements/Icon.tsx';
import { connectPanel, type PanelConnection } from './connectPanel.ts';
import { setSignal } from '../state/changeSignal.ts';

/** Shows creators' panels in iframes. They never keep focus, because the player still controls the game. */
export function PanelFrames() {
  const { state, ui, actions } = useHud();
  const open = useHudSlice(({ own }) => own.panels);
  const isStreaming = useHudSlice(({ settings }) => settings.isStreaming);

  // When the game closes a panel, forget that the player had closed it, so that it appears when the game opens it
  // again. This is an effect because rendering could miss a panel that the game closes and reopens at once.
  useEffect(
    () =>
      effect(() => {
        const { panels } = state.value.own;
        const closed = ui.closedPanels.peek();
        const stillOpen = [...closed].filter((panel) => panels.includes(panel));
        if (stillOpen.length < closed.size) setSignal(ui.closedPanels, new Set(stillOpen));
      }),
    [state, ui],
  );

  if (actions.panelUrl === null) return null;
  const shown = open.filter((panel) => !ui.closedPanels.value.has(panel));
  return (
    <div class="hud-panels">
      {shown.map((panel) => (
        // A panel loads again when streamer mode changes, because it may show names that it got before.
        <Panel key={`${panel} ${isStreaming}`} panel={panel} url={actions.panelUrl?.(panel) ?? ''} />
      ))}
    </div>
  );
}

function Panel({ panel, url }: { panel: string; url: string }) {
  const { ui, actions } = useHud();
  const frame = useRef<HTMLIFrameElement>(null);
  const connect = usePanelConnection(panel, frame);

  const close = (): void => {
    // The game decides whether the panel closes for good. Until then it is only hidden on this screen.
    actions.sendPanelEvent(panel, 'close', null);
    setSignal(ui.closedPanels, new Set([...ui.closedPanels.value, panel]));
    frame.current?.blur();
    window.focus();
  };

  return (
    <section class="hud-panel hud-glass" aria-label={panel}>
      <button
        type="button"
        class="hud-close"
        aria-label={`Close ${panel}`}
        tabIndex={-1}
        onMouseDown={(event) => event.preventDefault()}
        onClick={close}
      >
        <Icon name="close" />
      </button>
      <iframe
        ref={frame}
        src={url}
        title={panel}
        sandbox="allow-scripts"
        referrerpolicy="no-referrer"
        tabIndex={-1}
        onLoad={connect}
      />
    </section>
  );
}

/** Gives each page that loads in the frame its own port and forwards the game's messages to it. */
function usePanelConnection(
  panel: string,
  frame: { readonly current: HTMLIFrameElement | null },
): () => void {
  const { state, actions } = useHud();
  const connection = useRef<PanelConnection | null>(null);
  const lastKey = useRef(-1);
  const isBecoming = useRef(false);

  const connect = (): void => {
    // With `readPanel`, a frame loads twice: first the page at `panelUrl`, which gets the HTML and a port, then that
    // HTML. The second load already has its port.
    isBecoming.current = actions.readPanel !== null && !isBecoming.current;
    if (actions.readPanel !== null && !isBecoming.current) return;
    connection.current?.close();
    const { port1, port2 } = new MessageChannel();
    connection.current = connectPanel(
      port1,
      (event, value) => actions.sendPanelEvent(panel, event, value),
      () => performance.now(),
    );
    // The frame has an opaque origin, so the target must be `*`. Only the frame gets the message, because it is
    // posted to its window.
    frame.current?.contentWindow?.postMessage(actions.readPanel?.(panel) ?? 'playloom:panel', '*', [port2]);
    forwardMessages();
  };

  const forwardMessages = (): void => {
    // Read the signal in every case: an effect that reads nothing never runs again.
    const { panelMessages } = state.value;
    if (connection.current === null) return;
    for (const message of panelMessages) {
      if (message.panel !== panel || message.key <= lastKey.current) continue;
      lastKey.current = message.key;
      connection.current.send(message.event, message.value);
    }
  };

  useEffect(() => {
    const stop = effect(forwardMessages);
    return () => {
      stop();
      connection.current?.close();
    };
  }, [state, panel]);

  return connect;
}
