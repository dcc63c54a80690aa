import { actions, isScriptEntry, values, type ActionEntry, type ValueEntry } from '@playloom/game-format';

/** Every action and value that scripts can call, in catalog order: the index is the number on both sides. */
export const scriptEntries: readonly (ActionEntry | ValueEntry)[] = [
  ...Object.values<ActionEntry>(actions),
  ...Object.values<ValueEntry>(values),
].filter(isScriptEntry);

/** The fields of `readMotion`, in order. Angles are in radians, as in the engine. */
export const scriptMotionFields = ['x', 'y', 'rotation', 'vx', 'vy', 'spin', 'scale'] as const;
