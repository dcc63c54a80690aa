import { Kbd } from '../Kbd/Kbd.tsx';
import { formatKeys } from './formatKeys.ts';

/** Displays a shortcut: `Mod+K` as Ctrl K, or ⌘ K on a Mac. Hidden on touchscreens. */
export function ShortcutKeys({ keys }: { keys: string }) {
  return (
    <span className="pl-shortcut">
      {formatKeys(keys).map((key) => (
        <Kbd key={key}>{key}</Kbd>
      ))}
    </span>
  );
}
