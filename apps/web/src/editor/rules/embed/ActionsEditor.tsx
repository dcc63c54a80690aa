import type { DraftPath } from '@playloom/draft';
import { LinesEditor } from './LinesEditor.tsx';

interface Props {
  /** Of the list: `['types', 'shops', id, 'offers', key, 'do']`. */
  readonly path: DraftPath;
  readonly label?: string;
}

/** A list of actions anywhere in a game: what a dialogue's answer or a shop's offer does. */
export function ActionsEditor({ path, label = 'What happens' }: Props) {
  return <LinesEditor owner={path.slice(0, -1)} part="do" label={label} />;
}
