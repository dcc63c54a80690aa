import ts from 'typescript';
import { checkFile } from './checkFile.ts';
import { completeCode, describeCompletion } from './completeCode.ts';
import { createLanguageHost, DECLARATIONS_PATH } from './createLanguageHost.ts';
import { findDefinition, describeSymbol, findSignatureHelp, renameCode } from './describeSymbol.ts';
import type { ScriptLanguageService } from './ScriptLanguageService.ts';
import { type LanguageContext, toScriptPath } from './LanguageContext.ts';
import { outlineCode } from './outlineCode.ts';

const INDENT = 2;

/** Creates the TypeScript service for the scripts of one game. */
export function createScriptLanguageService(): ScriptLanguageService {
  const host = createLanguageHost();
  const context: LanguageContext = { host, service: ts.createLanguageService(host) };
  return {
    setDeclarations: (text) => host.write(DECLARATIONS_PATH, text),
    writeFiles(changed, removed) {
      for (const path of removed) host.remove(toScriptPath(path));
      for (const [path, text] of Object.entries(changed)) host.write(toScriptPath(path), text);
    },
    complete: (path, at) => completeCode(context, path, at),
    describeCompletion: (path, at, name) => describeCompletion(context, path, at, name),
    describe: (path, at) => describeSymbol(context, path, at),
    readSignature: (path, at) => findSignatureHelp(context, path, at),
    check: (path) => checkFile(context, path),
    define: (path, at) => findDefinition(context, path, at),
    rename: (path, at, name) => renameCode(context, path, at, name),
    outline: (path) => outlineCode(context, path),
    format: (path) =>
      context.service
        .getFormattingEditsForDocument(toScriptPath(path), {
          ...ts.getDefaultFormatCodeSettings('\n'),
          indentSize: INDENT,
          tabSize: INDENT,
          semicolons: ts.SemicolonPreference.Insert,
        })
        .map(({ span, newText }) => ({ from: span.start, to: span.start + span.length, insert: newText })),
  };
}
