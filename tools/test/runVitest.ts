import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { VitestReport } from './countResults.ts';

interface VitestResult {
  exitCode: number;
  /** Undefined if Vitest aborted before it could write a report. */
  report: VitestReport | undefined;
}

/** Runs Vitest, shows its output, and reads its report. */
export async function runVitest(filter: string[], env: NodeJS.ProcessEnv): Promise<VitestResult> {
  const folder = mkdtempSync(join(tmpdir(), 'playloom-report-'));
  const file = join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const child = spawn(
    process.execPath,
    [resolve('node_modules/vitest/vitest.mjs'), 'run', ...reporters, ...filter],
    { stdio: 'inherit', env },
  );
  // Ignore Ctrl-C here and wait. Vitest receives it too and stops its processes.
  const waitForChild = (): void => undefined;
  process.on('SIGINT', waitForChild);
  const exitCode = await new Promise<number>((settle) => {
    child.on('error', () => settle(1));
    child.on('close', (code) => settle(code ?? 1));
  });
  process.off('SIGINT', waitForChild);
  const report = readReport(file);
  rmSync(folder, { recursive: true, force: true });
  return { exitCode, report };
}

function readReport(file: string): VitestReport | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  } catch {
    return undefined;
  }
}
