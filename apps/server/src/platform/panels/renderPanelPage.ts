/**
 * Runs before the creator's HTML. The game hands over one port; from then on `message` events on the window
 * carry what the game says as `{event, value}`, and `playloom.send(event, value)` or a click on an element
 * with `data-event` says something to the game. What is said before the port came waits for it. What the game
 * does not take comes back as the event `playloom:refused`, and is written to the console.
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

/** The panel lies on dark glass; without a word about colours it would be black on black. */
const STYLE = 'body{margin:12px;font:15px/1.5 system-ui,sans-serif;color:#f5efe2;background:transparent}';

const HEAD = `<!doctype html><meta charset="utf-8"><style>${STYLE}</style><script>${BRIDGE}</script>\n`;

/** A creator may send a whole page or a piece of one; browsers put the rest of it where it belongs. */
export function renderPanelPage(html: string): string {
  return `${HEAD}${html}`;
}

/**
 * A page that becomes the panel which the editor hands it, once, together with the port. The editor cannot write it
 * into a frame of its own origin: that would have the policy of our pages, under which no panel works.
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
