import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findTableProblems } from '../boundaries/findTableProblems.ts';
import { type BoundaryRules, findViolations } from '../boundaries/findViolations.ts';
import { readRepository } from '../boundaries/readRepository.ts';
import { findManifestProblems } from './findManifestProblems.ts';
import { runCheckProgram } from './runCheckProgram.ts';
import { readSpecComparison } from './spec/readSpecComparison.ts';
import { checkWords } from './words/checkWords.ts';
import { formatFinding } from './words/formatFinding.ts';

export interface Check {
  name: string;
  /** Runs before all other checks, because it writes files that they read. */
  isFirst?: boolean;
  /** Resolves to a text with the problems, or to undefined if there are none. */
  run(): Promise<string | undefined>;
  /** Returns notes that are printed below the result. They do not make the check fail. */
  readNotes?(): string[];
}

/**
 * Lists the checks of `npm run check`. The slowest come first, so that checks that run in parallel end at about the
 * same time.
 */
export function listChecks(boundaryRules: BoundaryRules): Check[] {
  const repository = readRepository(process.cwd());
  const workspaces = [...repository.manifests.keys()];
  return [
    ...workspaces
      .filter((folder) => existsSync(join(folder, 'react-router.config.ts')))
      .map((folder) => ({
        name: `route types of ${folder}`,
        isFirst: true,
        run: () => readComplaints('react-router', ['typegen'], folder),
      })),
    { name: 'lint', run: () => readComplaints('oxlint', ['--deny-warnings', '--threads=1']) },
    ...workspaces.map((folder) => ({
      name: `types of ${folder || 'tools, e2e, benchmarks'}`,
      run: () => checkTypes(folder),
    })),
    {
      name: 'types of game scripts',
      run: () => compile('games/tsconfig.scripts.json'),
    },
    // Lines of knip.jsonc that have no effect are hints, which fail the check too.
    {
      name: 'unused',
      run: () => readComplaints('knip', ['--no-progress', '--treat-config-hints-as-errors']),
    },
    { name: 'format', run: checkFormat },
    {
      name: 'boundaries',
      run: async () =>
        joinLines([
          ...findTableProblems('.', boundaryRules.allowedImports),
          ...findViolations(repository, boundaryRules),
        ]),
    },
    { name: 'words', run: async () => joinLines(checkWords('.').map(formatFinding)) },
    {
      name: 'requirements',
      run: async () => joinLines(readSpecComparison('.').unknown),
      readNotes: listOpenRequirements,
    },
    {
      name: 'dependencies',
      run: async () =>
        joinLines(
          findManifestProblems(repository.manifests, JSON.parse(readFileSync('package-lock.json', 'utf8'))),
        ),
    },
  ];
}

function listOpenRequirements(): string[] {
  const { untested, partlyTested } = readSpecComparison('.');
  return [
    ...(untested.length === 0 ? [] : [`without a test: ${untested.join(' ')}`]),
    ...(partlyTested.length === 0 ? [] : [`tested in part: ${partlyTested.join(' ')}`]),
  ];
}

async function checkTypes(folder: string): Promise<string | undefined> {
  if (!existsSync(join(folder, 'tsconfig.json'))) return `${folder} has no tsconfig.json`;
  return compile(folder || '.');
}

/** Runs tsc on one thread. Several threads would check the same files repeatedly, which is three times the work. */
function compile(project: string): Promise<string | undefined> {
  return readComplaints('tsc', ['--singleThreaded', '--project', project]);
}

async function checkFormat(): Promise<string | undefined> {
  const complaints = await readComplaints('oxfmt', ['--check']);
  return complaints && `${complaints}\nRun: npm run format`;
}

async function readComplaints(program: string, args: string[], cwd?: string): Promise<string | undefined> {
  const { code, output } = await runCheckProgram(program, args, cwd);
  return code === 0 ? undefined : output.trim() || `${program} exited with code ${code}`;
}

function joinLines(lines: string[]): string | undefined {
  return lines.length === 0 ? undefined : lines.join('\n');
}
