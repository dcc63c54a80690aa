import { parentPort, workerData } from 'node:worker_threads';
import type { DraftsThreadEnvelope, DraftsThreadSettings } from '../live/thread/DraftsThreadMessages.ts';
import { createCurrentGameWriter } from '../live/thread/workMark.ts';

/** A drafts thread that hangs as soon as a draft is opened. */
const markWork = createCurrentGameWriter((workerData as DraftsThreadSettings).workMark);
parentPort?.on('message', ({ order }: DraftsThreadEnvelope) => {
  if (order.kind !== 'open') return;
  markWork(order.editor.gameId);
  for (;;);
});
