import { FieldButton } from '@playloom/design-system/FieldButton';
import { LabeledField } from '@playloom/design-system/LabeledField';
import { type ReusableAsset, createLookImageCommand, getAssetName } from '@playloom/editor-core';
import { Popover } from '@playloom/design-system/Popover';
import Images from 'lucide-react/icons/images';
import { useContext, useState } from 'react';
import { AssetThumbnail } from '../assets/AssetThumbnail.tsx';
import { ImagePicker } from '../assets/browser/ImagePicker.tsx';
import { useGame, useSession } from '../session/SessionContext.ts';
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
  const [isOpen, setIsOpen] = useState(false);
  const id = typeof value === 'string' ? value : null;
  const asset = useGame((game) => (id === null ? undefined : game.assets[id]));
  const text =
    id === null ? 'Plain shape' : asset === undefined ? `${id} no longer exists` : getAssetName(id, asset);
  // For a look, a library image also sets the size and the animations of its original game.
  const isLook = path.at(-2) === 'look';
  const take = (art: ReusableAsset) => {
    setIsOpen(false);
    run(createLookImageCommand(editor.game.get(), path.slice(0, -1), art, subject));
  };
  return (
    <FieldFrame path={path} field={field} value={value} isBare={isBare ?? false}>
      <LabeledField {...frame}>
        <Popover
          label={`Choose ${field.label.toLowerCase()}`}
          open={isOpen}
          onOpenChange={setIsOpen}
          trigger={
            <FieldButton
              aria-label={isBare ? `${field.label}: ${text}` : undefined}
              aria-invalid={id !== null && name === null}
            >
              {id !== null && <AssetThumbnail asset={id} />}
              <span className="ed-name">{text}</span>
              <Images size={14} aria-hidden="true" />
            </FieldButton>
          }
        >
          <ImagePicker
            value={id}
            {...(isLook ? { onArt: take } : {})}
            onPick={(picked) => {
              setIsOpen(false);
              set(path, picked, field.label);
              end();
            }}
          />
        </Popover>
      </LabeledField>
    </FieldFrame>
  );
}
