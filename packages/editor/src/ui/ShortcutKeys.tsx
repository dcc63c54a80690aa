import { formatKeys } from './formatKeys.ts';

/** Displays a shortcut: `Mod+K` as Ctrl K, or ⌘ K on a Mac. Hidden on touchscreens, except in the list of shortcuts. */
export function ShortcutKeys({ keys }: { readonly keys: string }) {
  return (
    <span className="ed-shortcut">
      {formatKeys(keys).map((key) => (
        <kbd key={key} className="ed-key">
          {key}
        </kbd>
      ))}
    </span>
  );
}
