import { nameOfOne, type ThingKind, TYPE_KINDS } from '@playloom/editor-core';
import { addThing } from '../../palette/addThing.ts';
import { useSession } from '../../session/SessionContext.ts';
import { Menu, type MenuEntry } from '../../ui/Menu.tsx';
import { iconOfKind } from '../iconOfKind.ts';

const FIRST: readonly ThingKind[] = ['units', 'items', 'rules', 'script', 'panel'];

/** Everything of which a game can have one more. */
export function AddMenu({ anchor, onClose }: { readonly anchor: HTMLElement; readonly onClose: () => void }) {
  const session = useSession();
  const rest = [...TYPE_KINDS, 'sounds' as const].filter((kind) => !FIRST.includes(kind));
  const entries = [...FIRST, ...rest].map((kind): MenuEntry => {
    const name = nameOfOne(kind);
    return {
      label: name.charAt(0).toUpperCase() + name.slice(1),
      Icon: iconOfKind(kind),
      startsGroup: kind === rest[0],
      onSelect: () => addThing(session, kind),
    };
  });
  return <Menu anchor={anchor} label="Add" entries={entries} onClose={onClose} />;
}
