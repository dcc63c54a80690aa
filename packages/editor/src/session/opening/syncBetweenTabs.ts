import * as Y from 'yjs';

type Message =
  | { readonly kind: 'hello'; readonly known: Uint8Array }
  | { readonly kind: 'edits'; readonly update: Uint8Array };

/**
 * Syncs the tabs of this browser that have the same local game open. Returns a function that stops the sync.
 */
export function syncBetweenTabs(doc: Y.Doc, id: string): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel(`playloom-draft-${id}`);
  const send = (message: Message) => channel.postMessage(message);
  const broadcastUpdate = (update: Uint8Array, origin: unknown) => {
    if (origin !== channel) send({ kind: 'edits', update });
  };
  const handleMessage = ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'edits') Y.applyUpdate(doc, data.update, channel);
    else send({ kind: 'edits', update: Y.encodeStateAsUpdate(doc, data.known) });
  };
  channel.addEventListener('message', handleMessage);
  doc.on('update', broadcastUpdate);
  send({ kind: 'hello', known: Y.encodeStateVector(doc) });
  return () => {
    doc.off('update', broadcastUpdate);
    channel.close();
  };
}
