import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileRules, findFolderWords, findWords } from './findWords.ts';
import { listWordFiles } from './listWordFiles.ts';
import type { WordFinding } from './WordRule.ts';
import { wordRules } from './wordRules.ts';

/** Checks all words below `root`, or only those below the given paths. */
export function checkWords(root: string, paths: readonly string[] = []): WordFinding[] {
  const rules = compileRules(wordRules);
  const { files, folders } = listWordFiles(root);
  const isAsked = (path: string): boolean =>
    paths.length === 0 || paths.some((asked) => path === asked || path.startsWith(`${asked}/`));
  return [
    ...folders.filter(isAsked).flatMap((folder) => findFolderWords(folder, rules)),
    ...files
      .filter(isAsked)
      .flatMap((file) => findWords(file, readFileSync(join(root, file), 'utf8'), rules)),
  ];
}
