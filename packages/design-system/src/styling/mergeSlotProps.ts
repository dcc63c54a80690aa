import { joinClasses } from './joinClasses.ts';

type Props = Record<string, unknown>;
type Handler = (...args: unknown[]) => void;

/**
 * Merges props for an `asChild` element: the child's props win, classes are joined, and both handlers run, the
 * child's first.
 */
export function mergeSlotProps(slot: Props, child: Props): Props {
  const merged: Props = { ...slot, ...child };
  for (const [name, own] of Object.entries(child)) {
    const outer = slot[name];
    if (/^on[A-Z]/.test(name) && typeof own === 'function' && typeof outer === 'function') {
      merged[name] = (...args: unknown[]) => {
        (own as Handler)(...args);
        (outer as Handler)(...args);
      };
    }
  }
  merged.className = joinClasses(slot.className as string, child.className as string);
  return merged;
}
