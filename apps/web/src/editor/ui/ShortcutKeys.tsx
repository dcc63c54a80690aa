import { formatKeys } from './formatKeys.ts';

/** Keys as they stand on the keyboard, for the end of a line: `Mod+K` is Ctrl K, or ⌘ K on a Mac. */
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
