import { formatKeys } from './formatKeys.ts';

/** Displays a shortcut: `Mod+K` as Ctrl K, or ⌘ K on a Mac. */
export function ShortcutKeys({ keys }: { readonly keys: string }) {
  return (
    <span>
      {formatKeys(keys).map((key) => (
        <kbd key={key} className="ed-key">
          {key}
        </kbd>
      ))}
    </span>
  );
}
