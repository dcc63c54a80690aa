import { joinClasses } from './joinClasses.ts';

type Props = Record<string, unknown>;
type Handler = (...args: unknown[]) => void;

/** The props of an `asChild` element: its own win, classes add up, and both sides' handlers run (its own first). */
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
