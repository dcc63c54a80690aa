import { inject } from 'vitest';

/** Where the site under test answers, and its DATA_DIR. */
export function readSite(): { url: string; dataDir: string } {
  const site = inject('site');
  if ('problem' in site) throw new Error(site.problem);
  return site;
}
