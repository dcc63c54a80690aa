import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createDraftUpdate, openDraft } from '@playloom/draft';
import { createEditor, type Editor, runCommand, undo } from '@playloom/editor-core';
import * as Y from 'yjs';
import { createBigGame } from '../scenes/bigGame.ts';

const STEPS = 1000;
const TILES_PER_STEP = 20;
const MEGABYTE = 1_000_000;

/**
 * Measures the memory of a thousand undo steps in the big game, in megabytes. Also checks that all of them can be
 * undone.
 */
export function measureUndo(): number {
  const doc = new Y.Doc();
  Y.applyUpdate(doc, createDraftUpdate(createBigGame()));
  const person = { id: 'bench', name: 'Bench' };
  const editor = createEditor({ draft: openDraft(doc), person, canEdit: true, now: () => 0 });
  const before = readHeap();
  for (let step = 0; step < STEPS; step += 1) makeStep(editor, step);
  const spent = readHeap() - before;
  let undone = 0;
  while (undo(editor) !== null) undone += 1;
  if (undone !== STEPS) throw new Error(`${undone} of ${STEPS} steps could be undone.`);
  return spent / MEGABYTE;
}

function makeStep(editor: Editor, step: number): void {
  if (step % 4 === 0) {
    const path = ['types', 'units', `unit-${step % 500}`, 'body', 'width'];
    runCommand(editor, {
      label: 'Change width',
      edits: [{ kind: 'set', path, value: 1 + (step % 50) / 10 }],
    });
    return;
  }
  const cells = Array.from(
    { length: TILES_PER_STEP },
    (_, index) => [(step * 7 + index) % 512, (step * 3) % 512, 1 + ((step + index) % 60)] as const,
  );
  runCommand(editor, { label: 'Paint', edits: [{ kind: 'paint', layer: 'layer-1', cells }] });
}

function readHeap(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  collect();
  return process.memoryUsage().heapUsed;
}
