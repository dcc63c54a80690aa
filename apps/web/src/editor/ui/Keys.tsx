import { presentKeys } from './presentKeys.ts';

/** Keys as they stand on the keyboard, for the end of a line: `Mod+K` is Ctrl K, or ⌘ K on a Mac. */
export function Keys({ keys }: { readonly keys: string }) {
  return (
    <span>
      {presentKeys(keys).map((key) => (
        <kbd key={key} className="ed-key">
          {key}
        </kbd>
      ))}
    </span>
  );
}
