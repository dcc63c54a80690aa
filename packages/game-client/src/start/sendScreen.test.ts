import { type ClientMessage, protocolLimits } from '@playloom/protocol';
import { describe, expect, it } from 'vitest';
import type { ClientRun } from './ClientRun.ts';
import { sendScreen } from './sendScreen.ts';

/** The parts of a run that decide what is sent, and what was sent. */
function createRun(width: number, height: number, rendererKind: '2d' | '3d' = '2d') {
  const sent: ClientMessage[] = [];
  const frame = { clientWidth: width, clientHeight: height };
  const core = { send: (message: ClientMessage) => void sent.push(message) };
  const run = { isReady: true, sentAspect: 0, rendererKind, frame, core } as unknown as ClientRun;
  return { run, frame, sent };
}

describe('[MP-11:part] the shape of the screen', () => {
  it('is sent once, and again when it changes', () => {
    const { run, frame, sent } = createRun(390, 844);
    sendScreen(run);
    frame.clientWidth = 391;
    sendScreen(run);
    frame.clientWidth = 844;
    sendScreen(run);
    expect(sent).toEqual([
      { kind: 'screen', aspect: 0.5 },
      { kind: 'screen', aspect: 1 },
    ]);
  });

  it('is never smaller than the screen, and at most the widest', () => {
    for (const [width, height] of [
      [1440, 900],
      [1366, 768],
      [320, 960],
      [5120, 1440],
      [1, 0],
    ] as const) {
      const { run, sent } = createRun(width, height);
      sendScreen(run);
      const [message] = sent as { aspect: number }[];
      const shown = Math.min(width / Math.max(1, height), protocolLimits.ASPECT_MAX);
      expect(message!.aspect).toBeGreaterThanOrEqual(shown);
      expect(message!.aspect).toBeLessThanOrEqual(Math.min(shown + 0.1, protocolLimits.ASPECT_MAX));
    }
  });

  it('is the widest in 3D, where the camera turns, and is not sent before the game is entered', () => {
    const { run, sent } = createRun(390, 844, '3d');
    run.isReady = false;
    sendScreen(run);
    expect(sent).toEqual([]);
    run.isReady = true;
    sendScreen(run);
    expect(sent).toEqual([{ kind: 'screen', aspect: protocolLimits.ASPECT_MAX }]);
  });
});
