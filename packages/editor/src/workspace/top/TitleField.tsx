import { limits } from '@playloom/game-format';
import { runCommand } from '@playloom/editor-core';
import { useState } from 'react';
import { useGame, useSession, useStore } from '../../session/SessionContext.ts';

/** The game's title, editable in place. */
export function TitleField() {
  const { editor } = useSession();
  const title = useGame((game) => game.settings.title);
  const canEdit = useStore(editor.canEdit);
  const [typed, setTyped] = useState<string | null>(null);
  const commit = () => {
    const wanted = typed?.trim() ?? '';
    setTyped(null);
    if (wanted === '' || wanted === title) return;
    const edits = [{ kind: 'set', path: ['settings', 'title'], value: wanted }] as const;
    runCommand(editor, { label: `Rename game to ${wanted}`, edits });
  };
  return (
    <input
      id="ed-title"
      className="ed-top-title"
      aria-label="Game title"
      readOnly={!canEdit}
      maxLength={limits.TITLE_MAX}
      value={typed ?? title}
      onFocus={(event) => canEdit && event.target.select()}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setTyped(null);
        if (event.key === 'Enter' || event.key === 'Escape') event.currentTarget.blur();
      }}
    />
  );
}
