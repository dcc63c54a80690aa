import type { EditorLocation } from '@playloom/editor-core';
import type { PlaytestHost } from './PlaytestHost.ts';
import { WORKER_PING_MS, STUCK_PINGS_MAX } from './playtestLimits.ts';

const SECONDS = (STUCK_PINGS_MAX * WORKER_PING_MS) / 1000;

/** Why a play-test was ended from outside. Nobody can ask a stuck script where it is: the place is the one heard of last. */
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
    message: `${who} did not come back for ${SECONDS} seconds, so the play-test was ended. Loops end by themselves; look for a single call that has very much to do, such as a search in an enormous text. Nothing you made is lost.`,
    place: lastLoggedPlace ?? first ?? null,
  };
}
