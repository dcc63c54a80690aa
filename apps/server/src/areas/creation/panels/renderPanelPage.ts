/**
 * Runs before the creator's HTML and connects the panel to the game. The game passes one port. After that, events from
 * the game arrive as `message` events on the window, in the form `{event, value}`. A panel sends an event to the game
 * with `playloom.send(event, value)` or by a click on an element with `data-event`. Events sent before the port arrives
 * are queued. Events that the game rejects come back as `playloom:refused` and are written to the console.
 */
const BRIDGE = `
(() => {
  const waiting = [];
  let port = null;
  const say = (event, value) => {
    const said = { event: String(event), value: value === undefined ? null : value };
    if (port) port.postMessage(said);
    else if (waiting.length < 30) waiting.push(said);
  };
  const take = (message) => {
    if (port || message.source !== window.parent || !message.ports[0]) return;
    message.stopImmediatePropagation();
    port = message.ports[0];
    port.onmessage = ({ data }) => {
      if (data.event === 'playloom:refused') console.warn('Not sent to the game:', data.value.event, data.value.text);
      window.dispatchEvent(new MessageEvent('message', { data }));
    };
    while (waiting.length > 0) port.postMessage(waiting.shift());
  };
  window.addEventListener('message', take, true);
  document.addEventListener('click', (click) => {
    const target = click.target instanceof Element ? click.target.closest('[data-event]') : null;
    if (target) say(target.getAttribute('data-event'), target.getAttribute('data-value'));
  });
  Object.defineProperty(window, 'playloom', { value: Object.freeze({ send: say }) });
})();
`;

/** Panels are shown on a dark background, so without default colors their text would be black on black. */
const STYLE = 'body{margin:12px;font:15px/1.5 system-ui,sans-serif;color:#f5efe2;background:transparent}';

const HEAD = `<!doctype html><meta charset="utf-8"><style>${STYLE}</style><script>${BRIDGE}</script>\n`;

/** Renders a panel. Creators may write a whole page or a fragment, because browsers complete the rest. */
export function renderPanelPage(html: string): string {
  return `${HEAD}${html}`;
}

/**
 * Renders a page that the editor turns into a panel by sending it the HTML once, together with the port. The editor
 * cannot use a frame of its own origin, because the Content Security Policy of our pages would apply to the panel.
 */
export function renderPanelPreviewPage(): string {
  const head = JSON.stringify(HEAD).replaceAll('<', '\\u003c');
  return `<!doctype html><meta charset="utf-8"><script>
addEventListener('message', function take(message) {
  const port = message.ports[0];
  if (message.source !== window.parent || typeof message.data !== 'string' || !port) return;
  document.open();
  document.write(${head} + message.data);
  document.close();
  window.dispatchEvent(new MessageEvent('message', { source: window.parent, ports: [port] }));
});
</script>`;
}
