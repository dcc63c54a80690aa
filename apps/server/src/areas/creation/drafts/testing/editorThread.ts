import { parentPort } from 'node:worker_threads';
import * as Y from 'yjs';
import type { EditorThreadCommand } from './openEditorInThread.ts';
import { openTestEditor, type TestEditor } from './openTestEditor.ts';

function runEditorThread(): void {
  const state: { editor: TestEditor | null; kept: Uint8Array | null } = { editor: null, kept: null };
  const run = async (command: EditorThreadCommand): Promise<void> => {
    if (command.kind === 'open') state.editor = openTestEditor(command.options);
    if (command.kind === 'synced') await state.editor?.synced();
    if (command.kind === 'keep') state.kept = command.update;
    if (command.kind === 'applyKept' && state.editor && state.kept)
      Y.applyUpdate(state.editor.doc, state.kept);
    if (command.kind === 'saved') await state.editor?.saved();
  };
  parentPort?.on('message', (command: EditorThreadCommand) => {
    run(command).then(
      () => parentPort?.postMessage(null),
      (error: unknown) => parentPort?.postMessage(String(error)),
    );
  });
}

runEditorThread();
