import type { Rolldown } from 'vite';

/**
 * Modules that pages share, bundled into few files. Each file compresses on its own, and is a line in the list of files
 * that every page loads. A group also contains what its modules import, except for what an earlier group has. So a
 * module that other pages use as well must be in an earlier group, or they load the whole file for it.
 */
export const sharedFiles: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'framework',
    test: /node_modules\/(?:react|react-dom|react-router|scheduler)\//,
    priority: 1,
  },
  // What every page needs, and small modules that most pages need.
  {
    name: 'frame',
    test: includesOneOf(
      '/web/src/styles.css',
      '/art/blogCovers.',
      '/shell/ErrorPage.',
      '/shell/ShellFrame.',
      '/shell/SiteShell.',
      '/arrival/registerServiceWorker.',
      '/rendering/createPageMeta.',
      '/site/src/api/toErrorBody.',
      '/site/src/browser/copyText.',
      '/site/src/games/GameCover.',
      '/site/src/paths/getPlayPath.',
      '/site/src/session/refineVisit.',
      '/site/src/time/Time.',
      '/feedback/LiveDot/',
      '/feedback/Skeleton/',
      '/navigation/LinkText/',
      '/icons/arrow-left.',
      '/icons/chevron-right.',
      '/icons/copy.',
      '/icons/flag.',
      '/icons/users.',
    ),
  },
  {
    name: 'forms',
    test: includesOneOf(
      '/feedback/Banner/',
      '/inputs/CharacterCounter/',
      '/inputs/LabeledField/',
      '/inputs/Switch/',
      '/inputs/TextInput/',
      '/inputs/Textarea/',
      '/site/src/forms/FormProblem.',
      '/site/src/forms/useAsyncAction.',
    ),
  },
  // What the play page shares with single other pages.
  {
    name: 'pieces',
    test: includesOneOf(
      '/access/useLoginPrompt.',
      '/coins/gameReturn.',
      '/feedback/Badge/',
      '/games/TokenIcon.',
      '/api-contract/src/names.',
      '/api-contract/src/readErrorBody.',
      '/layout/Panel/',
      '/navigation/Pill/',
      '/portals/SiteLink.',
      '/site/src/games/newGameFlag.',
      '/social/FollowButton.',
      '/icons/dices.',
      '/icons/lock.',
      '/icons/pencil.',
      '/icons/user-plus.',
    ),
  },
  {
    name: 'gameLists',
    test: includesOneOf('/art/EmptyListArt.', '/games/EmptyGames.', '/games/GameGrid.', '/layout/Card/'),
  },
  { name: 'articles', test: includesOneOf('/docs/GuideArticle.', '/layout/Disclosure/', '/markdown/Prose.') },
  // What the home page shares with single dialogs and with the map editor.
  {
    name: 'home',
    test: includesOneOf(
      '/games/frameAllowance.',
      '/site/src/forms/CopyTextButton.',
      '/icons/brush.',
      '/icons/eraser.',
      '/icons/external-link.',
      '/icons/layers.',
      '/icons/maximize.',
      '/icons/mouse-pointer-2.',
    ),
  },
  // Parts of Radix that dialogs, menus and popovers share, so that none of them loads another.
  {
    name: 'layers',
    test: includesOneOf(
      '/@radix-ui/react-context/',
      '/@radix-ui/react-dismissable-layer/',
      '/@radix-ui/react-focus-guards/',
      '/@radix-ui/react-focus-scope/',
      '/@radix-ui/react-id/',
      '/@radix-ui/react-portal/',
      '/@radix-ui/react-presence/',
      '/@radix-ui/react-slot/',
      '/@radix-ui/react-use-controllable-state/',
      '/@radix-ui/react-visually-hidden/',
      '/node_modules/aria-hidden/',
      '/node_modules/react-remove-scroll/',
      '/styling/styleNonce.',
    ),
  },
  { name: 'popper', test: includesOneOf('/@radix-ui/react-popper/') },
  { name: 'rovingFocus', test: includesOneOf('/@radix-ui/react-roving-focus/') },
  { name: 'modal', test: includesOneOf('/overlays/ConfirmDialog/', '/overlays/Modal/') },
  { name: 'menu', test: includesOneOf('/overlays/ContextMenu/', '/overlays/DropdownMenu/') },
  // Components that only the editor uses.
  {
    name: 'compact',
    test: includesOneOf(
      '/inputs/ChoiceField/',
      '/inputs/ColorField/',
      '/inputs/FieldButton/',
      '/inputs/FilterInput/',
      '/inputs/NativeSelect/',
      '/inputs/NumberField/',
      '/inputs/PickList/',
      '/inputs/SegmentedControl/',
      '/inputs/SwitchField/',
      '/inputs/TextField/',
      '/layout/InspectorSection/',
      '/layout/ShortcutKeys/',
      '/overlays/Popover/',
      '/overlays/ToolButton/',
    ),
  },
  // What both the start screen and the open editor use.
  { name: 'zod', test: includesOneOf('/node_modules/zod/') },
  { name: 'yjs', test: includesOneOf('/node_modules/lib0/', '/node_modules/yjs/') },
  {
    name: 'start',
    test: includesOneOf(
      '/draft/src/readDraft.',
      '/editor-core/src/editor/Store.',
      '/editor/src/guides/tour/useTour.',
      '/editor/src/session/readEditorRequest.',
      '/editor/src/start/BlankGamePreview.',
    ),
  },
  { name: nameIconFile, test: includesOneOf('/lucide-react/dist/esm/icons/'), minShareCount: 2 },
];

function includesOneOf(...parts: readonly string[]): (id: string) => boolean {
  return (id) => parts.some((part) => id.includes(part));
}

/** Puts icons together that only the open editor uses. Others stay with the pages and parts that use them. */
function nameIconFile(id: string, context: Rolldown.ChunkingContext): string | null {
  const importers = context.getModuleInfo(id)?.importers ?? [];
  const isInEditor = (path: string) => /packages\/editor\/src\/(?!guides\/tour\/|start\/)/.test(path);
  return importers.every(isInEditor) ? 'editorIcons' : null;
}
