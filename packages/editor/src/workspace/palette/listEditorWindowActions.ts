import { getSingularName, redo, type TreeItemKind, TYPE_KINDS, undo } from '@playloom/editor-core';
import type { ToastStore } from '@playloom/design-system';
import type { LucideIcon } from 'lucide-react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import BookOpen from 'lucide-react/icons/book-open';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import Download from 'lucide-react/icons/download';
import Eraser from 'lucide-react/icons/eraser';
import Footprints from 'lucide-react/icons/footprints';
import FolderOpen from 'lucide-react/icons/folder-open';
import History from 'lucide-react/icons/history';
import Keyboard from 'lucide-react/icons/keyboard';
import Link2 from 'lucide-react/icons/link-2';
import LogOut from 'lucide-react/icons/log-out';
import PackageIcon from 'lucide-react/icons/package';
import PanelBottom from 'lucide-react/icons/panel-bottom';
import PanelLeft from 'lucide-react/icons/panel-left';
import PanelRight from 'lucide-react/icons/panel-right';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Redo2 from 'lucide-react/icons/redo-2';
import Rocket from 'lucide-react/icons/rocket';
import Search from 'lucide-react/icons/search';
import Trash2 from 'lucide-react/icons/trash-2';
import Undo2 from 'lucide-react/icons/undo-2';
import Upload from 'lucide-react/icons/upload';
import X from 'lucide-react/icons/x';
import type { EditorAction } from '../../actions/EditorAction.ts';
import type { EditorSession } from '../../session/EditorSession.ts';
import { downloadCurrentGame } from '../../gameFiles/downloadCurrentGame.ts';
import { openLocation } from '../../locations/openLocation.ts';
import { getKindIcon } from '../../locations/getKindIcon.ts';
import { closeOtherTabs, closeTab, cycleTabs } from '../../session/workspace/tabs.ts';
import type { DrawerPanel, Workspace } from '../../session/workspace/Workspace.ts';
import { addGameElement } from '../tree/addGameElement.ts';
import { listLocationActions } from './listLocationActions.ts';
import { listPlaytestActions } from './listPlaytestActions.ts';

interface ShellDependencies {
  readonly navigate: (path: string) => void;
  /** Shows the running playtest instead of the active tab. */
  readonly showGame: () => void;
  readonly toasts: Pick<ToastStore, 'show' | 'showError'>;
}

const DOCS = '/docs';

/** Actions of the editor window, available everywhere. */
export function listEditorWindowActions(tools: ShellDependencies): readonly EditorAction[] {
  return [
    ...listPlaytestActions(tools.showGame),
    ...listEditActions(),
    ...listLocationActions(),
    ...listGoActions(),
    ...listWindowActions(),
    ...listDrawerActions(),
    ...listGameActions(tools),
    ...listHelpActions(tools),
    ...listNewActions(),
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
    Icon: getKindIcon(id),
    run: (session) => openLocation(session, id === 'rules' ? firstRules(session) : place),
  }));
  const turn = (direction: 1 | -1) => (session: EditorSession) =>
    session.workspace.update((now) => cycleTabs(now, direction));
  return [
    ...places,
    { id: 'go.next-tab', label: 'Next tab', group: 'Go', keys: ['Alt+.'], Icon: ArrowRight, run: turn(1) },
    {
      id: 'go.last-tab',
      label: 'Previous tab',
      group: 'Go',
      keys: ['Alt+,'],
      Icon: ArrowLeft,
      run: turn(-1),
    },
    {
      id: 'go.close-tab',
      label: 'Close tab',
      group: 'Go',
      keys: ['Alt+W'],
      Icon: X,
      run: ({ workspace }) => workspace.update((now) => closeTab(now, now.front)),
    },
    {
      id: 'go.close-others',
      label: 'Close other tabs',
      group: 'Go',
      Icon: X,
      isOff: ({ workspace }) => workspace.get().tabs.length < 2,
      run: ({ workspace }) => workspace.update((now) => closeOtherTabs(now, now.front)),
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
      label: 'Search or run a command',
      group: 'Window',
      keys: ['Mod+K'],
      Icon: Search,
      run: ({ overlay }) => overlay.update((now) => (now === 'palette' ? null : 'palette')),
    },
    {
      id: 'window.find',
      label: 'Search the tree',
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
      label: 'Toggle drawer',
      group: 'Window',
      keys: ['Mod+J'],
      Icon: PanelBottom,
      run: change((now) => ({ ...now, drawer: now.drawer === 'closed' ? 'problems' : 'closed' })),
    },
    {
      id: 'window.tree',
      label: 'Toggle tree',
      group: 'Window',
      keys: ['Mod+B'],
      Icon: PanelLeft,
      run: change((now) => ({ ...now, isTreeOpen: !now.isTreeOpen })),
    },
    {
      id: 'window.inspector',
      label: 'Toggle inspector',
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
    {
      id: 'window.clear-console',
      label: 'Clear console',
      group: 'Window',
      Icon: Eraser,
      isOff: ({ playtest }) => playtest.console.get().length === 0,
      run: ({ playtest }) => playtest.clearConsole(),
    },
  ];
}

function listGameActions({ navigate, toasts }: ShellDependencies): readonly EditorAction[] {
  const dialog = (
    overlay: 'share' | 'publish' | 'versions' | 'trash' | 'page' | 'import',
    label: string,
    Icon: LucideIcon,
    ...searchTerms: string[]
  ): EditorAction => ({
    id: `game.${overlay}`,
    label,
    group: 'Game',
    searchTerms,
    Icon,
    run: (session) => session.overlay.set(overlay),
  });
  return [
    { id: 'game.new', label: 'New game', group: 'Game', Icon: Plus, run: () => navigate('/create') },
    {
      id: 'game.open',
      label: 'Open game',
      group: 'Game',
      Icon: FolderOpen,
      run: () => navigate('/create'),
    },
    {
      id: 'game.title',
      label: 'Rename game',
      group: 'Game',
      searchTerms: ['title', 'name'],
      Icon: Pencil,
      isOff: ({ editor }) => !editor.canEdit.get(),
      run: () => document.getElementById('ed-title')?.focus(),
    },
    dialog('import', 'Import file', Upload),
    {
      id: 'game.export',
      label: 'Export as file',
      group: 'Game',
      searchTerms: ['export the game', 'download', 'backup', 'json'],
      Icon: Download,
      run: (session) => void downloadCurrentGame(session, toasts),
    },
    dialog('page', 'Export to play anywhere', PackageIcon, 'zip', 'web', 'html5', 'offline', 'portal'),
    dialog('versions', 'Version history', History, 'restore', 'compare', 'snapshot'),
    dialog('trash', 'Deleted types', Trash2, 'trash', 'restore', 'bring back', 'bin'),
    dialog('share', 'Share', Link2, 'invite', 'link', 'collaborators'),
    dialog('publish', 'Publish', Rocket, 'release'),
    {
      id: 'game.leave',
      label: 'Leave the editor',
      group: 'Game',
      searchTerms: ['exit', 'home', 'close'],
      Icon: LogOut,
      run: () => navigate('/'),
    },
  ];
}

function listHelpActions({ navigate }: ShellDependencies): readonly EditorAction[] {
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
      searchTerms: ['keys', 'cheat sheet'],
      keys: ['?'],
      Icon: Keyboard,
      run: ({ overlay }) => overlay.set('shortcuts'),
    },
    {
      id: 'help.tour',
      label: 'Take the tour',
      group: 'Help',
      searchTerms: ['guide', 'learn', 'begin'],
      Icon: Footprints,
      run: () => navigate(`?${String(withTour(new URLSearchParams(location.search)))}`),
    },
    {
      id: 'help.docs',
      label: 'Documentation',
      group: 'Help',
      searchTerms: ['guide', 'manual', 'learn'],
      Icon: BookOpen,
      run: () => void window.open(DOCS, '_blank', 'noopener'),
    },
  ];
}

/** Adds the parameter that starts the tour to the current URL. */
function withTour(params: URLSearchParams): URLSearchParams {
  params.set('tour', 'true');
  return params;
}

function listNewActions(): readonly EditorAction[] {
  const kinds: TreeItemKind[] = ['rules', 'script', 'panel', ...TYPE_KINDS, 'sounds'];
  return kinds.map((kind): EditorAction => ({
    id: `new.${kind}`,
    label: `New ${getSingularName(kind)}`,
    group: 'New',
    searchTerms: ['add', 'create', 'make'],
    Icon: getKindIcon(kind),
    isOff: ({ editor }) => !editor.canEdit.get(),
    run: (session) => addGameElement(session, kind),
  }));
}
