import type { DraftPath } from '@playloom/draft';
import { LinesEditor } from './LinesEditor.tsx';

interface Props {
  /** Path of the list, such as `['types', 'shops', id, 'offers', key, 'do']`. */
  readonly path: DraftPath;
  readonly label?: string;
}

/** A list of actions anywhere in a game, such as for a dialogue option or a shop offer. */
export function ActionsEditor({ path, label = 'Actions' }: Props) {
  return <LinesEditor owner={path.slice(0, -1)} part="do" label={label} />;
}
