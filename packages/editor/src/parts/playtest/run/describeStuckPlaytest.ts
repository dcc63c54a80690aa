import type { EditorLocation } from '@playloom/editor-core';
import type { PlaytestHost } from './PlaytestHost.ts';
import { WORKER_PING_MS, STUCK_PINGS_MAX } from './playtestLimits.ts';

const SECONDS = (STUCK_PINGS_MAX * WORKER_PING_MS) / 1000;

/**
 * Explains why a playtest was terminated. A stuck script can't report its position, so the last position in
 * the console is used.
 */
export function describeStuckPlaytest({ dependencies, console }: PlaytestHost): {
  message: string;
  place: EditorLocation | null;
} {
  const scripts = Object.entries(dependencies.editor.game.get().scripts);
  const lastLoggedPlace = console.get().findLast(({ place }) => place?.kind === 'script')?.place ?? null;
  const [first] = scripts.flatMap(([script, { files }]): EditorLocation[] =>
    Object.keys(files).map((file) => ({ kind: 'script', script, file })),
  );
  const who =
    scripts.length === 0 ? 'The game' : `A script (${scripts.map(([, { name }]) => name).join(', ')})`;
  return {
    message: `${who} did not respond for ${SECONDS} seconds, so the playtest was stopped. Endless loops stop on their own, so look for a single call that does too much work, such as searching a very long text. Your work is saved.`,
    place: lastLoggedPlace ?? first ?? null,
  };
}
