import path from 'node:path';

/** In a file of its own, because the rooms process needs it and has no configuration. */
export const projectRoot = path.resolve(import.meta.dirname, '../../../..');
