import { endStep, nameOfNew, nameOfOne, planRename, runCommand } from '@playloom/editor-core';
import { limits, titleOf } from '@playloom/game-format';
import Copy from 'lucide-react/icons/copy';
import Play from 'lucide-react/icons/play';
import Trash from 'lucide-react/icons/trash-2';
import { useEffect, useRef, useState } from 'react';
import type { PlaceOf } from '../EditorPart.ts';
import { useSession, useStore } from '../session/SessionContext.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { Keys } from '../ui/Keys.tsx';
import { removePlace } from '../workspace/tree/removePlace.ts';
import { DeleteType } from './DeleteType.tsx';
import { TypePicture } from './TypePicture.tsx';
import { findTypeUses, makeVariant, tryType } from './typeActs.ts';
import { useType } from './useType.ts';

const TRIED = new Set(['units', 'items', 'props', 'projectiles']);

/** Name, kind and what can be done with a type as a whole. */
export function TypeHead({ place }: { readonly place: PlaceOf<'type'> }) {
  const session = useSession();
  const canEdit = useStore(session.editor.canEdit);
  const [isAsking, setIsAsking] = useState(false);
  const remove = () => {
    if (findTypeUses(session, place).length > 0) setIsAsking(true);
    else removePlace(session, place);
  };
  return (
    <header className="type-head">
      <TypePicture place={place} />
      <NameField key={place.id} place={place} isDisabled={!canEdit} />
      <span className="type-badge">{titleOf(nameOfOne(place.of))}</span>
      <span className="ed-mono type-id">{place.id}</span>
      {!canEdit && <span className="ed-hint">You may look, not change.</span>}
      <span className="ed-grow" />
      <span className="type-head-tools">
        <button
          type="button"
          className="ed-button"
          disabled={!canEdit}
          onClick={() => makeVariant(session, place)}
        >
          <Copy size={15} aria-hidden="true" />
          Make a variant
        </button>
        {TRIED.has(place.of) && (
          <button
            type="button"
            className="ed-button"
            data-tone="line"
            onClick={() => tryType(session, place)}
          >
            <Play size={15} aria-hidden="true" />
            Try it
            <Keys keys="F6" />
          </button>
        )}
        <IconButton
          label={`Delete this ${nameOfOne(place.of)}`}
          Icon={Trash}
          isDisabled={!canEdit}
          onClick={remove}
        />
      </span>
      {isAsking && <DeleteType place={place} onClose={() => setIsAsking(false)} />}
    </header>
  );
}

function NameField({ place, isDisabled }: { readonly place: PlaceOf<'type'>; readonly isDisabled: boolean }) {
  const { editor } = useSession();
  const name = useType(place)?.name ?? '';
  const [typed, setTyped] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  // As it was when it was opened: whoever has just made it types its name at once.
  const [isNew] = useState(name === nameOfNew(place.of));
  useEffect(() => {
    if (!isNew) return;
    field.current?.focus();
    field.current?.select();
  }, [isNew]);
  const leave = () => {
    const planned = typed === null || typed === name ? null : planRename(editor.game.get(), place, typed);
    if (planned !== null) runCommand(editor, planned.command);
    endStep(editor);
    setTyped(null);
  };
  const shown = typed ?? name;
  return (
    <input
      ref={field}
      className="type-name"
      aria-label="Name"
      disabled={isDisabled}
      maxLength={limits.NAME_MAX}
      size={Math.max(4, Math.min(28, shown.length))}
      value={shown}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setTyped(null);
        if (event.key === 'Enter') event.currentTarget.blur();
      }}
    />
  );
}
