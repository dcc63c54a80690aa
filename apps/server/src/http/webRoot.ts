import { join } from 'node:path';
import { projectRoot } from '../config.ts';

export const WEB_ROOT = join(projectRoot, 'apps', 'web');
export const BUILD_ROOT = join(WEB_ROOT, 'build');

/** Where the site's files lie as they are served: those of the build, or the sources while developing. */
export function getSiteRoot(isDevelopment: boolean): string {
  return isDevelopment ? join(WEB_ROOT, 'public') : join(BUILD_ROOT, 'client');
}
