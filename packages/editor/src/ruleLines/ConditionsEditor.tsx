import type { DraftPath } from '@playloom/draft';
import { LinesEditor } from './LinesEditor.tsx';

interface Props {
  /** Path of the list, such as `['types', 'shops', id, 'offers', key, 'if']`. */
  readonly path: DraftPath;
  readonly label?: string;
}

/** A list of conditions anywhere in a game, such as for a shop offer. All of them must be true. */
export function ConditionsEditor({ path, label = 'Conditions' }: Props) {
  return <LinesEditor owner={path.slice(0, -1)} part="if" label={label} />;
}
