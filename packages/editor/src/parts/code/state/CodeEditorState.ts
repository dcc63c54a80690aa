import { type Store, createStore, listKnownIds } from '@playloom/editor-core';
import { catalog, type Game, generateDeclarations } from '@playloom/game-format';
import type { EditorView } from '@codemirror/view';
import type { EditorSession } from '../../../session/EditorSession.ts';
import { getPartState } from '../../../session/SessionContext.ts';
import { checkScriptFiles } from '../language/checkScriptFiles.ts';
import {
  connectScriptLanguageService,
  type LanguageClient,
} from '../language/connectScriptLanguageService.ts';
import type { Description, OutlineEntry } from '../language/ScriptLanguageService.ts';

/** State shared by the code editor and its inspector. */
export interface CodeEditorState {
  readonly language: LanguageClient;
  /** `loading` until the language service answers for the first time. */
  readonly help: Store<'loading' | 'ready' | 'failed'>;
  readonly cursor: Store<CodeCursor | null>;
  readonly outline: Store<readonly OutlineEntry[]>;
  readonly symbolAtCursor: Store<Description | null>;
  /** The visible text editor; null if there is none. */
  readonly view: Store<EditorView | null>;
  /** Sends pending edits to the language service now instead of after the delay. */
  readonly syncLanguage: () => void;
}

interface CodeCursor {
  readonly path: string;
  readonly line: number;
  readonly column: number;
  readonly at: number;
}

const QUIET_MS = 150;
/** The delay for ids is longer, because they rarely change and updating them costs as much as a check. */
const QUIET_IDS_MS = 700;

/** The delay before all files are checked. It is the longest, so that the check delays no other request. */
const QUIET_ALL_MS = 1000;

/** Each open game has one state, which is created with the first script because the language service is large. */
export function getCodeEditorState(session: EditorSession): CodeEditorState {
  return getPartState(session, createCodeEditorState);
}

function createCodeEditorState(session: EditorSession): CodeEditorState {
  const worker = new Worker(new URL('../language/languageWorker.ts', import.meta.url), { type: 'module' });
  const language = connectScriptLanguageService(worker);
  const help = createStore<'loading' | 'ready' | 'failed'>('loading');
  void language.isReady.then((isReady) => help.set(isReady ? 'ready' : 'failed'));
  const feed = feedLanguage(session, language);
  session.editor.draft.doc.once('destroy', () => {
    feed.stop();
    language.close();
  });
  return {
    language,
    help,
    cursor: createStore<CodeCursor | null>(null),
    outline: createStore<readonly OutlineEntry[]>([]),
    symbolAtCursor: createStore<Description | null>(null),
    view: createStore<EditorView | null>(null),
    syncLanguage: feed.sendFiles,
  };
}

/** Keeps the files and ids of the language service in sync with the draft. */
function feedLanguage(session: EditorSession, language: LanguageClient) {
  const { game } = session.editor;
  const timers = { files: 0, ids: 0, all: 0 };
  let sentFiles: { readonly [path: string]: string } = {};
  let declared = '';
  let scripts: Game['scripts'] | null = null;
  const sendFiles = () => {
    clearTimeout(timers.files);
    if (game.get().scripts === scripts) return;
    scripts = game.get().scripts;
    const files = listFiles(scripts);
    const changed = Object.fromEntries(
      Object.entries(files).filter(([path, text]) => sentFiles[path] !== text),
    );
    const removed = Object.keys(sentFiles).filter((path) => !Object.hasOwn(files, path));
    sentFiles = files;
    language.writeFiles(changed, removed).catch(() => {});
    planCheck();
  };
  const planCheck = () => {
    clearTimeout(timers.all);
    timers.all = window.setTimeout(() => {
      const checked = sentFiles;
      void checkScriptFiles(language, checked).then((found) => {
        if (checked === sentFiles) session.findings.set(found);
      });
    }, QUIET_ALL_MS);
  };
  const declare = () => {
    const text = generateDeclarations(catalog, listKnownIds(game.get()));
    if (text === declared) return;
    declared = text;
    language.setDeclarations(text).catch(() => {});
    planCheck();
  };
  const unsubscribe = game.subscribe(() => {
    clearTimeout(timers.files);
    clearTimeout(timers.ids);
    timers.files = window.setTimeout(sendFiles, QUIET_MS);
    timers.ids = window.setTimeout(declare, QUIET_IDS_MS);
  });
  declare();
  sendFiles();
  const stop = () => {
    unsubscribe();
    for (const timer of Object.values(timers)) clearTimeout(timer);
  };
  return { sendFiles, stop };
}

function listFiles(scripts: Game['scripts']): { [path: string]: string } {
  return Object.fromEntries(
    Object.entries(scripts).flatMap(([script, { files }]) =>
      Object.entries(files).map(([file, text]) => [`${script}/${file}`, text]),
    ),
  );
}
