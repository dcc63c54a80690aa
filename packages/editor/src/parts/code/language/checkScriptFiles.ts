import type { ScriptDiagnostic } from '../../../session/EditorSession.ts';
import type { CodeDiagnostic } from './ScriptLanguageService.ts';
import type { LanguageClient } from './connectScriptLanguageService.ts';

/** Lists the errors of all files. Checks one file at a time, so that other requests are answered in between. */
export async function checkScriptFiles(
  { check }: Pick<LanguageClient, 'check'>,
  files: { readonly [path: string]: string },
): Promise<readonly ScriptDiagnostic[]> {
  const found: ScriptDiagnostic[] = [];
  for (const [path, text] of Object.entries(files)) {
    // A file that was removed in the meantime, or that the service fails on, is checked the next time.
    const findings = await check(path).catch((): readonly CodeDiagnostic[] => []);
    for (const finding of findings)
      if (finding.level === 'error') found.push(describeFinding(path, text, finding));
  }
  return found;
}

function describeFinding(path: string, text: string, { from, message }: CodeDiagnostic): ScriptDiagnostic {
  const [script = '', file = ''] = path.split('/');
  const before = text.slice(0, from).split('\n');
  const column = before.at(-1)!.length + 1;
  return { message, place: { kind: 'script', script, file, line: before.length, column } };
}
