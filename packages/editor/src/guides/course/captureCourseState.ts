import type { EditorSession } from '../../session/EditorSession.ts';
import { type CourseState, type PlaytestFacts, NO_PLAYTEST } from '@playloom/editor-core';
import type { PlaytestStage, PaneState } from '../../session/PlaytestStage.ts';

export function captureCourseState({ editor, playtest, identity }: EditorSession): CourseState {
  const who = identity.get();
  return {
    game: editor.game.get(),
    tiles: editor.draft.tiles,
    play: readPlaytest(playtest),
    release: who.kind === 'stored' ? who.release : null,
  };
}

function readPlaytest({ state, live, console, stage }: EditorSession['playtest']): PlaytestFacts {
  const now = state.get();
  if (now.kind !== 'running') return NO_PLAYTEST;
  // A room runs before its players see the game, so only screens that show it are counted. Tests have no screens.
  const panes = stage === undefined ? now.players : listPlaying(stage);
  if (panes.length === 0) return NO_PLAYTEST;
  return {
    isRunning: true,
    seconds: now.tick / now.tickRate,
    players: panes.length,
    ranRules: new Set(live.get().rules.keys()),
    scriptLines: console.get().filter(({ level }) => level === 'log').length,
  };
}

function listPlaying({ panes }: PlaytestStage): readonly PaneState[] {
  return [...panes.get().values()].filter(({ kind }) => kind === 'playing');
}
