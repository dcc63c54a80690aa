import { actions } from './actions.ts';
import { triggers } from './triggers.ts';
import { values } from './values.ts';

/** Everything rules are made of. The editor's menus, the script API, the reference and the checks come from it. */
export const catalog = { triggers, actions, values } as const;

export type Catalog = typeof catalog;
