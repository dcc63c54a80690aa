import { join } from 'node:path';
import { projectRoot } from '../process/projectRoot.ts';

export const WEB_ROOT = join(projectRoot, 'apps', 'web');
export const BUILD_ROOT = join(WEB_ROOT, 'build');

/** Returns the folder of the site's static files: from the build, or from the sources during development. */
export function getSiteRoot(isDevelopment: boolean): string {
  return isDevelopment ? join(WEB_ROOT, 'public') : join(BUILD_ROOT, 'client');
}
