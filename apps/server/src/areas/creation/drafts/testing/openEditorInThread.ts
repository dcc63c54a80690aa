import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { TestEditorOptions } from './openTestEditor.ts';

export type EditorThreadCommand =
  | { readonly kind: 'open'; readonly options: TestEditorOptions }
  | { readonly kind: 'synced' }
  /** Stores an edit, which `applyKept` applies later. */
  | { readonly kind: 'keep'; readonly update: Uint8Array }
  | { readonly kind: 'applyKept' }
  | { readonly kind: 'saved' };

interface EditorInThread {
  run(command: EditorThreadCommand): Promise<void>;
  close(): Promise<void>;
}

/** Opens an editor in a separate thread, so that its work is not measured as the server's. */
export function openEditorInThread(): EditorInThread {
  const thread = new Worker(new URL('editorThread.ts', import.meta.url));
  return {
    async run(command) {
      thread.postMessage(command);
      const [error] = (await once(thread, 'message')) as [string | null];
      if (error !== null) throw new Error(error);
    },
    async close() {
      await thread.terminate();
    },
  };
}
