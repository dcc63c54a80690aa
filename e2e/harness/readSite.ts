import { inject } from 'vitest';

/** Address, DATA_DIR and database of the site under test. */
export function readSite(): { url: string; dataDir: string; databaseUrl: string } {
  const site = inject('site');
  if ('problem' in site) throw new Error(site.problem);
  return site;
}
