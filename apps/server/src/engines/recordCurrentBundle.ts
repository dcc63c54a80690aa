import { join } from 'node:path';
import { writeFileAtomically } from '../object-store/writeFileAtomically.ts';
import { CURRENT_FILE, readCurrentBundles } from './findBundle.ts';

/** Notes which build of a version runs its releases. */
export async function recordCurrentBundle(enginesDir: string, version: string, name: string): Promise<void> {
  const current = readCurrentBundles(enginesDir);
  if (current[version] === name) return;
  await writeFileAtomically(
    join(enginesDir, CURRENT_FILE),
    Buffer.from(JSON.stringify({ ...current, [version]: name })),
  );
}
