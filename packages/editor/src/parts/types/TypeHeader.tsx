import { ToolButton } from '@playloom/design-system/ToolButton';
import { endStep, getDefaultName, getSingularName, planRename, runCommand } from '@playloom/editor-core';
import { limits, toTitle } from '@playloom/game-format';
import Copy from 'lucide-react/icons/copy';
import Play from 'lucide-react/icons/play';
import Trash from 'lucide-react/icons/trash-2';
import { useEffect, useRef, useState } from 'react';
import type { LocationOfKind } from '../EditorPart.ts';
import { useSession, useStore } from '../../session/SessionContext.ts';
import { ShortcutKeys } from '@playloom/design-system/ShortcutKeys';
import { removeLocation } from '../../locations/removeLocation.ts';
import { DeleteTypeDialog } from './DeleteTypeDialog.tsx';
import { TypeThumbnail } from './TypeThumbnail.tsx';
import { findTypeUses, duplicateType, playtestType } from './typeActions.ts';
import { useType } from './useType.ts';

const TRIED = new Set(['units', 'items', 'props', 'projectiles']);

/** Name, kind and actions of a type. */
export function TypeHeader({ place }: { readonly place: LocationOfKind<'type'> }) {
  const session = useSession();
  const canEdit = useStore(session.editor.canEdit);
  const [isAsking, setIsAsking] = useState(false);
  const remove = () => {
    if (findTypeUses(session, place).length > 0) setIsAsking(true);
    else removeLocation(session, place);
  };
  return (
    <header className="type-head">
      <TypeThumbnail place={place} />
      <NameField key={place.id} place={place} isDisabled={!canEdit} />
      <span className="type-badge">{toTitle(getSingularName(place.of))}</span>
      <span className="ed-mono type-id">{place.id}</span>
      {!canEdit && <span className="ed-hint">View only</span>}
      <span className="ed-grow" />
      <span className="type-head-tools">
        <button
          type="button"
          className="ed-button"
          disabled={!canEdit}
          onClick={() => duplicateType(session, place)}
        >
          <Copy size={15} aria-hidden="true" />
          Create variant
        </button>
        {TRIED.has(place.of) && (
          <button
            type="button"
            className="ed-button"
            data-tone="line"
            onClick={() => playtestType(session, place)}
          >
            <Play size={15} aria-hidden="true" />
            Try it
            <ShortcutKeys keys="F6" />
          </button>
        )}
        <ToolButton
          label={`Delete this ${getSingularName(place.of)}`}
          Icon={Trash}
          disabled={!canEdit}
          onClick={remove}
        />
      </span>
      {isAsking && <DeleteTypeDialog place={place} onClose={() => setIsAsking(false)} />}
    </header>
  );
}

function NameField({
  place,
  isDisabled,
}: {
  readonly place: LocationOfKind<'type'>;
  readonly isDisabled: boolean;
}) {
  const { editor } = useSession();
  const name = useType(place)?.name ?? '';
  const [typed, setTyped] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  // A type with the default name was just created, so its name is selected and the user can type a new one.
  const [isNew] = useState(name === getDefaultName(place.of));
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
