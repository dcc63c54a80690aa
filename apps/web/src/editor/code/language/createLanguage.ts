import ts from 'typescript';
import { checkFile } from './checkFile.ts';
import { completeCode, describeCompletion } from './completeCode.ts';
import { createHost, DECLARATIONS } from './createHost.ts';
import { defineCode, describeCode, readSignature, renameCode } from './describeCode.ts';
import type { Language } from './Language.ts';
import { type LanguageContext, pathOf } from './LanguageContext.ts';
import { outlineCode } from './outlineCode.ts';

const INDENT = 2;

/** The TypeScript service for the scripts of one game. */
export function createLanguage(): Language {
  const host = createHost();
  const context: LanguageContext = { host, service: ts.createLanguageService(host) };
  return {
    setDeclarations: (text) => host.write(DECLARATIONS, text),
    writeFiles(changed, removed) {
      for (const path of removed) host.remove(pathOf(path));
      for (const [path, text] of Object.entries(changed)) host.write(pathOf(path), text);
    },
    complete: (path, at) => completeCode(context, path, at),
    describeCompletion: (path, at, name) => describeCompletion(context, path, at, name),
    describe: (path, at) => describeCode(context, path, at),
    readSignature: (path, at) => readSignature(context, path, at),
    check: (path) => checkFile(context, path),
    define: (path, at) => defineCode(context, path, at),
    rename: (path, at, name) => renameCode(context, path, at, name),
    outline: (path) => outlineCode(context, path),
    format: (path) =>
      context.service
        .getFormattingEditsForDocument(pathOf(path), {
          ...ts.getDefaultFormatCodeSettings('\n'),
          indentSize: INDENT,
          tabSize: INDENT,
          semicolons: ts.SemicolonPreference.Insert,
        })
        .map(({ span, newText }) => ({ from: span.start, to: span.start + span.length, insert: newText })),
  };
}
