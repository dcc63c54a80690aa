import { planType, runCommand, type ThingKind } from '@playloom/editor-core';
import type { EditorSession } from '../session/EditorSession.ts';
import { goTo } from '../workspace/goTo.ts';

/** Makes a new one and shows it. */
export function addThing(session: EditorSession, kind: ThingKind, group = ''): void {
  // What these are to be is asked first, on a page of their own.
  if (kind === 'script') return goTo(session, { kind: 'script', script: '', file: '' });
  if (kind === 'panel') return goTo(session, { kind: 'panel', panel: '' });
  if (kind === 'rules') return void addRule(session, group);
  const { command, place } = planType(session.editor.game.get(), kind);
  if (!runCommand(session.editor, command).ok || place === null) return;
  const around = ['group/types', `group/${kind}`];
  session.workspace.update((now) => ({ ...now, folded: now.folded.filter((key) => !around.includes(key)) }));
  goTo(session, place);
}

/** Rules come when they are first opened; that they do not is said where they would be shown. */
async function addRule(session: EditorSession, group: string): Promise<void> {
  const rules = await import('../rules/startRule.ts').catch(() => null);
  if (rules === null) goTo(session, { kind: 'rules', group });
  else rules.startRule(session, group);
}
