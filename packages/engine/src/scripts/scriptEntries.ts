import { actions, isScriptEntry, values, type ActionEntry, type ValueEntry } from '@playloom/game-format';

/** Every action and value that scripts can call, in catalog order. Scripts call them by their index in this list. */
export const scriptEntries: readonly (ActionEntry | ValueEntry)[] = [
  ...Object.values<ActionEntry>(actions),
  ...Object.values<ValueEntry>(values),
].filter(isScriptEntry);

/** The fields that `readMotion` reads, by index. Angles are in radians, as in the engine. */
export const scriptMotionFields = ['x', 'y', 'rotation', 'vx', 'vy', 'spin', 'scale'] as const;
