import { inject } from 'vitest';

/** Where the site under test answers, its DATA_DIR and its database. */
export function readSite(): { url: string; dataDir: string; databaseUrl: string } {
  const site = inject('site');
  if ('problem' in site) throw new Error(site.problem);
  return site;
}
