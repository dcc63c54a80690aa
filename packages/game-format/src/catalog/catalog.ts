import { actions } from './actions.ts';
import { triggers } from './triggers.ts';
import { values } from './values.ts';

/** All triggers, actions and values. The editor's menus, the script API, the reference and the rule checks use it. */
export const catalog = { triggers, actions, values } as const;

export type Catalog = typeof catalog;
