import { type ReusableAsset, createLookImageCommand, getAssetName } from '@playloom/editor-core';
import Images from 'lucide-react/icons/images';
import { useContext, useState } from 'react';
import { AssetThumbnail } from '../assets/AssetThumbnail.tsx';
import { ImagePicker } from '../assets/browser/ImagePicker.tsx';
import { useGame, useSession } from '../session/SessionContext.ts';
import { EditorField } from '../ui/EditorField.tsx';
import { Popup } from '../ui/Popup.tsx';
import type { ControlProps } from './ControlProps.ts';
import { FieldFrame, useFieldFrame } from './FieldFrame.tsx';
import { FormSubjectContext, useDraftValue, useFormEdits } from './FormContext.ts';

/** Chooses an image from the game or the library, or none. */
export function ImageControl({ path, field, isBare }: ControlProps<'reference'>) {
  const value = useDraftValue(path);
  const { editor } = useSession();
  const subject = useContext(FormSubjectContext);
  const { set, end, run } = useFormEdits();
  const frame = useFieldFrame(path, field, value, isBare);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = typeof value === 'string' ? value : null;
  const asset = useGame((game) => (id === null ? undefined : game.assets[id]));
  const text =
    id === null ? 'Plain shape' : asset === undefined ? `${id} no longer exists` : getAssetName(id, asset);
  const key = path.join('-');
  // For a look, a library image also sets the size and the animations of its original game.
  const isLook = path.at(-2) === 'look';
  const take = (art: ReusableAsset) => {
    setAnchor(null);
    run(createLookImageCommand(editor.game.get(), path.slice(0, -1), art, subject));
  };
  return (
    <FieldFrame path={path} field={field} value={value} isBare={isBare ?? false}>
      <EditorField {...frame} id={key}>
        <button
          id={key}
          type="button"
          className="ed-input"
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          aria-label={isBare ? `${field.label}: ${text}` : undefined}
          data-invalid={id !== null && name === null ? '' : undefined}
          disabled={frame.isDisabled}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          {id !== null && <AssetThumbnail asset={id} />}
          <span className="ed-name">{text}</span>
          <Images size={14} aria-hidden="true" />
        </button>
      </EditorField>
      {anchor !== null && (
        <Popup anchor={anchor} label={`Choose ${field.label.toLowerCase()}`} onClose={() => setAnchor(null)}>
          <ImagePicker
            value={id}
            {...(isLook ? { onArt: take } : {})}
            onPick={(picked) => {
              setAnchor(null);
              set(path, picked, field.label);
              end();
            }}
          />
        </Popup>
      )}
    </FieldFrame>
  );
}
