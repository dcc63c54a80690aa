import { applyEdits } from '@playloom/draft';
import { addEmptyRule, runCommand } from '@playloom/editor-core';
import type { Json } from '@playloom/game-format';
import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '@playloom/site/testing/createMemoryStorage.ts';
import { createTestEditorSession } from '../../testing/createTestEditorSession.ts';
import type { EditorSession } from '../../session/EditorSession.ts';
import { createBlankGame } from '../../localGames/createBlankGame.ts';
import { isTourStepDone, type TourSnapshot } from './isTourStepDone.ts';
import {
  resumeOrStartTour,
  rewindTour,
  advanceTour,
  storeTour,
  leaveTour,
  startTour,
  TOUR_STEPS,
  type TourStep,
} from './Tour.ts';

function see({ editor }: EditorSession, more: Partial<TourSnapshot> = {}): TourSnapshot {
  const steps = editor.history.get().done.length;
  return { game: editor.game.get(), steps, isPlaying: false, release: null, ...more };
}

function set(session: EditorSession, path: readonly string[], value: Json): void {
  runCommand(session.editor, { label: 'Edit', edits: [{ kind: 'set', path, value }] });
}

const ACTS: { readonly [step in TourStep]: (session: EditorSession) => TourSnapshot } = {
  move: (session) => {
    set(session, ['map', 'spawnPoints', 'start', 'x'], 3);
    return see(session);
  },
  paint: (session) => {
    const cells = [[1, 1, 1]] as const;
    runCommand(session.editor, { label: 'Paint', edits: [{ kind: 'paint', layer: 'ground', cells }] });
    return see(session);
  },
  place: (session) => {
    const value = { id: 'a', kind: 'unit', type: 'hero', x: 1, y: 1 };
    const edits = [{ kind: 'insert', path: ['map', 'entities'], key: 'a', value }] as const;
    runCommand(session.editor, { label: 'Place', edits });
    return see(session);
  },
  number: (session) => {
    set(session, ['settings', 'maxPlayers'], 7);
    return see(session);
  },
  rule: (session) => {
    const { command } = addEmptyRule(session.editor.game.get(), '', null);
    runCommand(session.editor, command);
    const id = session.editor.game.get().rules.at(-1)!.id;
    set(session, ['rules', id, 'do'], [{ do: 'sendChat', text: 'Hello' }]);
    return see(session);
  },
  play: (session) => see(session, { isPlaying: true }),
  publish: (session) => see(session, { release: 1 }),
};

describe('[ED-14] the guided tour', () => {
  it('goes through its steps in order, back, and ends with a published game', () => {
    const steps = [startTour()];
    while (steps.at(-1)!.status === 'on') steps.push(advanceTour(steps.at(-1)!));
    expect(steps.slice(0, -1).map(({ step }) => step)).toEqual([...TOUR_STEPS]);
    expect(steps.at(-1)).toEqual({ status: 'done', step: 'publish' });
    expect(rewindTour(advanceTour(startTour()))).toEqual(startTour());
    expect(rewindTour(startTour())).toEqual(startTour());
  });

  it.each(TOUR_STEPS)('recognizes the step %s when the user does it, and only then', (step) => {
    for (const [act, perform] of Object.entries(ACTS)) {
      const session = createTestEditorSession(createBlankGame());
      const from = see(session);
      expect([act, isTourStepDone(step, from, perform(session))]).toEqual([act, act === step]);
      session.destroy();
    }
  });

  it('does not count tiles that other people paint', () => {
    const session = createTestEditorSession(createBlankGame());
    const from = see(session);
    const cells = [[1, 1, 1]] as const;
    applyEdits(session.editor.draft, [{ kind: 'paint', layer: 'ground', cells }], 'another user');
    expect(isTourStepDone('paint', from, see(session))).toBe(false);
  });

  it('a rule without actions does not count', () => {
    const session = createTestEditorSession(createBlankGame());
    const from = see(session);
    runCommand(session.editor, addEmptyRule(session.editor.game.get(), '', null).command);
    expect(isTourStepDone('rule', from, see(session))).toBe(false);
  });

  it('[RT-02:part] starts with ?tour=true, continues where it was, and can be ended for good', () => {
    const storage = createMemoryStorage();
    expect(resumeOrStartTour(storage, null)).toBeNull();
    expect(resumeOrStartTour(storage, 'false')).toBeNull();
    expect(resumeOrStartTour(storage, 'true')).toEqual(startTour());
    storeTour(storage, advanceTour(startTour()));
    expect(resumeOrStartTour(storage, null)).toEqual({ status: 'on', step: 'paint' });
    expect(resumeOrStartTour(storage, 'true')).toEqual({ status: 'on', step: 'paint' });
    storeTour(storage, leaveTour(advanceTour(startTour())));
    expect(resumeOrStartTour(storage, null)?.status).toBe('left');
    expect(resumeOrStartTour(storage, 'true')).toEqual(startTour());
    storage.setItem('playloom.tour', '{broken');
    expect(resumeOrStartTour(storage, null)).toBeNull();
  });
});
