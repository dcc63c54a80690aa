import {
  nameOfOne,
  planThing,
  redo,
  runCommand,
  type ThingKind,
  TYPE_KINDS,
  undo,
} from '@playloom/editor-core';
import BookOpen from 'lucide-react/icons/book-open';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import Download from 'lucide-react/icons/download';
import FolderOpen from 'lucide-react/icons/folder-open';
import History from 'lucide-react/icons/history';
import Keyboard from 'lucide-react/icons/keyboard';
import Link2 from 'lucide-react/icons/link-2';
import LogOut from 'lucide-react/icons/log-out';
import PanelBottom from 'lucide-react/icons/panel-bottom';
import PanelLeft from 'lucide-react/icons/panel-left';
import PanelRight from 'lucide-react/icons/panel-right';
import Play from 'lucide-react/icons/play';
import Plus from 'lucide-react/icons/plus';
import Redo2 from 'lucide-react/icons/redo-2';
import Rocket from 'lucide-react/icons/rocket';
import Search from 'lucide-react/icons/search';
import Square from 'lucide-react/icons/square';
import Trash2 from 'lucide-react/icons/trash-2';
import Undo2 from 'lucide-react/icons/undo-2';
import Upload from 'lucide-react/icons/upload';
import X from 'lucide-react/icons/x';
import type { EditorAction } from '../EditorAction.ts';
import type { EditorSession } from '../session/EditorSession.ts';
import { exportGame } from '../start/exportGame.ts';
import { goTo } from '../workspace/goTo.ts';
import { iconOfKind } from '../workspace/iconOfKind.ts';
import { closeTab, turnTabs } from '../workspace/tabs.ts';
import type { DrawerPanel, Workspace } from '../workspace/Workspace.ts';

export interface ShellTools {
  readonly navigate: (path: string) => void;
}

const DOCS = '/docs';

/** What the window itself can do, wherever one is. */
export function listShellActions(tools: ShellTools): readonly EditorAction[] {
  return [
    ...listPlayActions(),
    ...listEditActions(),
    ...listGoActions(),
    ...listWindowActions(),
    ...listDrawerActions(),
    ...listGameActions(tools),
    ...listHelpActions(),
    ...listNewActions(),
  ];
}

function listPlayActions(): readonly EditorAction[] {
  const isRunning = ({ playtest }: EditorSession) => playtest.state.get().kind !== 'stopped';
  return [
    {
      id: 'play.start',
      label: 'Play',
      group: 'Play',
      words: ['test', 'run', 'try', 'start'],
      keys: ['F5'],
      Icon: Play,
      // The key that starts it ends it.
      run: ({ playtest }) => (playtest.state.get().kind === 'running' ? playtest.stop() : playtest.start()),
    },
    {
      id: 'play.start-two',
      label: 'Play with 2 players',
      group: 'Play',
      words: ['test', 'multiplayer', 'together'],
      keys: ['Mod+F5'],
      Icon: Play,
      run: ({ playtest }) => playtest.start({ players: 2 }),
    },
    {
      id: 'play.stop',
      label: 'Stop playing',
      group: 'Play',
      keys: ['Shift+F5'],
      Icon: Square,
      isOff: (session) => !isRunning(session),
      run: ({ playtest }) => playtest.stop(),
    },
  ];
}

function listEditActions(): readonly EditorAction[] {
  return [
    {
      id: 'edit.undo',
      label: 'Undo',
      group: 'Edit',
      keys: ['Mod+Z'],
      Icon: Undo2,
      isOff: ({ editor }) => editor.history.get().done.length === 0,
      run: ({ editor }) => void undo(editor),
    },
    {
      id: 'edit.redo',
      label: 'Redo',
      group: 'Edit',
      keys: ['Mod+Shift+Z', 'Mod+Y'],
      Icon: Redo2,
      isOff: ({ editor }) => editor.history.get().undone.length === 0,
      run: ({ editor }) => void redo(editor),
    },
  ];
}

function listGoActions(): readonly EditorAction[] {
  const sections = [
    ['map', 'Map', { kind: 'map' }],
    ['rules', 'Rules', { kind: 'rules', group: '' }],
    ['variables', 'Variables', { kind: 'variables', of: 'global' }],
    ['assets', 'Assets', { kind: 'assets' }],
    ['settings', 'Settings', { kind: 'settings' }],
  ] as const;
  const places = sections.map(([id, name, place], index): EditorAction => ({
    id: `go.${id}`,
    label: id === 'settings' ? 'Game settings' : `Go to ${name}`,
    group: 'Go',
    keys: [`Alt+${index + 1}`],
    Icon: iconOfKind(id),
    run: (session) => goTo(session, id === 'rules' ? firstRules(session) : place),
  }));
  const turn = (way: 1 | -1) => (session: EditorSession) =>
    session.workspace.update((now) => turnTabs(now, way));
  return [
    ...places,
    { id: 'go.next-tab', label: 'Next tab', group: 'Go', keys: ['Alt+.'], run: turn(1) },
    { id: 'go.last-tab', label: 'Tab before', group: 'Go', keys: ['Alt+,'], run: turn(-1) },
    {
      id: 'go.close-tab',
      label: 'Close the tab',
      group: 'Go',
      keys: ['Alt+W'],
      Icon: X,
      run: ({ workspace }) => workspace.update((now) => closeTab(now, now.front)),
    },
  ];
}

function firstRules(session: EditorSession) {
  return { kind: 'rules', group: session.editor.game.get().rules[0]?.group ?? '' } as const;
}

function listWindowActions(): readonly EditorAction[] {
  const change = (update: (now: Workspace) => Workspace) => (session: EditorSession) =>
    session.workspace.update(update);
  return [
    {
      id: 'window.palette',
      label: 'Do anything',
      group: 'Window',
      keys: ['Mod+K'],
      Icon: Search,
      run: ({ overlay }) => overlay.update((now) => (now === 'palette' ? null : 'palette')),
    },
    {
      id: 'window.find',
      label: 'Find in the tree',
      group: 'Window',
      keys: ['/'],
      Icon: Search,
      run: (session) => {
        session.workspace.update((now) => ({ ...now, isTreeOpen: true }));
        requestAnimationFrame(() => document.getElementById('ed-tree-find')?.focus());
      },
    },
    {
      id: 'window.drawer',
      label: 'Open or close the drawer',
      group: 'Window',
      keys: ['Mod+J'],
      Icon: PanelBottom,
      run: change((now) => ({ ...now, drawer: now.drawer === 'closed' ? 'problems' : 'closed' })),
    },
    {
      id: 'window.tree',
      label: 'Show or hide the tree',
      group: 'Window',
      keys: ['Mod+B'],
      Icon: PanelLeft,
      run: change((now) => ({ ...now, isTreeOpen: !now.isTreeOpen })),
    },
    {
      id: 'window.inspector',
      label: 'Show or hide the inspector',
      group: 'Window',
      keys: ['Mod+Alt+B'],
      Icon: PanelRight,
      run: change((now) => ({ ...now, isInspectorOpen: !now.isInspectorOpen })),
    },
  ];
}

function listDrawerActions(): readonly EditorAction[] {
  const panel = (drawer: DrawerPanel, label: string, ...keys: string[]): EditorAction => ({
    id: `window.${drawer}`,
    label,
    group: 'Window',
    Icon: PanelBottom,
    keys,
    run: ({ workspace }) =>
      workspace.update((now) => ({ ...now, drawer: now.drawer === drawer ? 'closed' : drawer })),
  });
  return [
    panel('problems', 'Problems'),
    panel('console', 'Console'),
    panel('history', 'History'),
    panel('search', 'Search the whole game', 'Mod+Shift+F'),
  ];
}

function listGameActions({ navigate }: ShellTools): readonly EditorAction[] {
  const show = (overlay: 'share' | 'publish' | 'versions' | 'trash' | 'import') => (session: EditorSession) =>
    session.overlay.set(overlay);
  return [
    { id: 'game.new', label: 'New game', group: 'Game', Icon: Plus, run: () => navigate('/create') },
    {
      id: 'game.open',
      label: 'Open a game',
      group: 'Game',
      Icon: FolderOpen,
      run: () => navigate('/create'),
    },
    { id: 'game.import', label: 'Import a file', group: 'Game', Icon: Upload, run: show('import') },
    { id: 'game.export', label: 'Export the game', group: 'Game', Icon: Download, run: exportGame },
    {
      id: 'game.versions',
      label: 'Versions',
      group: 'Game',
      words: ['restore', 'compare', 'snapshot'],
      Icon: History,
      run: show('versions'),
    },
    {
      id: 'game.trash',
      label: 'Deleted types',
      group: 'Game',
      words: ['trash', 'restore', 'bring back', 'bin'],
      Icon: Trash2,
      run: show('trash'),
    },
    {
      id: 'game.share',
      label: 'Share',
      group: 'Game',
      words: ['invite', 'link', 'collaborators'],
      Icon: Link2,
      run: show('share'),
    },
    {
      id: 'game.publish',
      label: 'Publish',
      group: 'Game',
      words: ['release'],
      Icon: Rocket,
      run: show('publish'),
    },
    {
      id: 'game.leave',
      label: 'Leave the editor',
      group: 'Game',
      words: ['exit', 'home', 'close'],
      Icon: LogOut,
      run: () => navigate('/'),
    },
  ];
}

function listHelpActions(): readonly EditorAction[] {
  return [
    {
      id: 'help.explain',
      label: 'Explain this',
      group: 'Help',
      keys: ['F1'],
      Icon: CircleHelp,
      run: ({ overlay }) => overlay.set('explanation'),
    },
    {
      id: 'help.shortcuts',
      label: 'Keyboard shortcuts',
      group: 'Help',
      words: ['keys', 'cheat sheet'],
      keys: ['?'],
      Icon: Keyboard,
      run: ({ overlay }) => overlay.set('shortcuts'),
    },
    {
      id: 'help.docs',
      label: 'Documentation',
      group: 'Help',
      words: ['guide', 'manual', 'learn'],
      Icon: BookOpen,
      run: () => void window.open(DOCS, '_blank', 'noopener'),
    },
  ];
}

function listNewActions(): readonly EditorAction[] {
  const kinds: ThingKind[] = ['rules', 'script', 'panel', ...TYPE_KINDS, 'sounds'];
  return kinds.map((kind): EditorAction => ({
    id: `new.${kind}`,
    label: `New ${nameOfOne(kind)}`,
    group: 'New',
    words: ['add', 'create', 'make'],
    Icon: iconOfKind(kind),
    isOff: ({ editor }) => !editor.canEdit.get(),
    run: (session) => addThing(session, kind),
  }));
}

/** Makes a new one and shows it. */
export function addThing(session: EditorSession, kind: ThingKind, group = ''): void {
  // What these are to be is asked first, on a page of their own.
  if (kind === 'script') return goTo(session, { kind: 'script', script: '', file: '' });
  if (kind === 'panel') return goTo(session, { kind: 'panel', panel: '' });
  const { command, place } = planThing(session.editor.game.get(), kind, group);
  if (runCommand(session.editor, command).ok && place !== null) goTo(session, place);
}
