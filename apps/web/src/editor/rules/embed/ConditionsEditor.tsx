import type { DraftPath } from '@playloom/draft';
import { LinesEditor } from './LinesEditor.tsx';

interface Props {
  /** Of the list: `['types', 'shops', id, 'offers', key, 'if']`. */
  readonly path: DraftPath;
  readonly label?: string;
}

/** A list of conditions anywhere in a game: all of them must hold. */
export function ConditionsEditor({ path, label = 'What must hold' }: Props) {
  return <LinesEditor owner={path.slice(0, -1)} part="if" label={label} />;
}
