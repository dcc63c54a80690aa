import { type LibraryArt, planLookArt } from '@playloom/editor-core';
import Images from 'lucide-react/icons/images';
import { useContext, useState } from 'react';
import { AssetThumb } from '../../library/AssetThumb.tsx';
import { PicturePicker } from '../../library/PicturePicker.tsx';
import { useGame, useSession } from '../../session/SessionContext.ts';
import { Field } from '../../ui/Field.tsx';
import { Popup } from '../../ui/Popup.tsx';
import type { ControlProps } from './ControlProps.ts';
import { FieldFrame, useFrame } from './FieldFrame.tsx';
import { FormThing, useDraftPart, useFormEdits } from './FormContext.ts';

/** A picture: of the game, of the library, or none. */
export function ImageControl({ path, field, isBare }: ControlProps<'reference'>) {
  const value = useDraftPart(path);
  const { editor } = useSession();
  const thing = useContext(FormThing);
  const { set, end, run } = useFormEdits();
  const frame = useFrame(path, field, value, isBare);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = typeof value === 'string' ? value : null;
  const name = useGame((game) => (id === null ? null : (game.assets[id]?.name ?? null)));
  const text = id === null ? 'Plain shape' : name === null ? `${id} is gone` : name || id;
  const key = path.join('-');
  // The picture of a look brings its size and its animations: a figure walks as it did in its own game.
  const isLook = path.at(-2) === 'look';
  const take = (art: LibraryArt) => {
    setAnchor(null);
    run(planLookArt(editor.game.get(), path.slice(0, -1), art, thing));
  };
  return (
    <FieldFrame path={path} field={field} value={value} isBare={isBare ?? false}>
      <Field {...frame} id={key}>
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
          {id !== null && <AssetThumb asset={id} />}
          <span className="ed-name">{text}</span>
          <Images size={14} aria-hidden="true" />
        </button>
      </Field>
      {anchor !== null && (
        <Popup anchor={anchor} label={`${field.label}: choose`} onClose={() => setAnchor(null)}>
          <PicturePicker
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
