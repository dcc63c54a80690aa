import { planType, runCommand, type TreeItemKind } from '@playloom/editor-core';
import type { EditorSession } from '../../session/EditorSession.ts';
import { openLocation } from '../../locations/openLocation.ts';

/** Adds a new element to the game and opens it. */
export function addGameElement(session: EditorSession, kind: TreeItemKind, group = ''): void {
  // Scripts and panels are created on their own page.
  if (kind === 'script') return openLocation(session, { kind: 'script', script: '', file: '' });
  if (kind === 'panel') return openLocation(session, { kind: 'panel', panel: '' });
  if (kind === 'rules') return void addRule(session, group);
  const { command, location } = planType(session.editor.game.get(), kind);
  if (!runCommand(session.editor, command).ok || location === null) return;
  const around = ['group/types', `group/${kind}`];
  session.workspace.update((now) => ({ ...now, folded: now.folded.filter((key) => !around.includes(key)) }));
  openLocation(session, location);
}

/** Adds a rule. The code for rules is loaded on demand; if that fails, opens the rules tab, which shows the error. */
async function addRule(session: EditorSession, group: string): Promise<void> {
  const rules = await import('../../parts/rules/createRuleInGroup.ts').catch(() => null);
  if (rules === null) openLocation(session, { kind: 'rules', group });
  else rules.createRuleInGroup(session, group);
}
