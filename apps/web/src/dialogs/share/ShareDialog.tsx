import { LabeledField, Modal, RadioGroup, TextInput } from '@playloom/design-system';
import { useState } from 'react';
import { CopyTextButton } from '@playloom/site/forms/CopyTextButton.tsx';
import { getPlayPath } from '@playloom/site/paths/getPlayPath.ts';
import { useRootData } from '@playloom/site/session/useRootData.ts';
import type { DialogByKind, DialogProps } from '../DialogProps.ts';
import { renderEmbedCode, type EmbedSize } from './renderEmbedCode.ts';

const SIZES: { value: EmbedSize; label: string }[] = [
  { value: 'fluid', label: 'Full width' },
  { value: 'small', label: '640 × 400' },
  { value: 'large', label: '1080 × 640' },
];

/** Shows the link to a game and the code that embeds it in another site. */
export default function ShareDialog({ dialog, open, onClose }: DialogProps<DialogByKind<'share'>>) {
  const { config } = useRootData();
  const [size, setSize] = useState<EmbedSize>('fluid');
  const { game } = dialog;
  const address = new URL(getPlayPath(game.gameSlug), config.publicUrl).href;
  const code = renderEmbedCode({ publicUrl: config.publicUrl, game, size });
  return (
    <Modal
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={`Share ${game.title}`}
      description="Send the link, or embed the game on your own site."
    >
      <div className="grid gap-6">
        <div className="grid gap-3">
          <LabeledField label="Link">
            <TextInput readOnly value={address} onFocus={(event) => event.target.select()} />
          </LabeledField>
          <CopyTextButton text={address} variant="primary" className="justify-self-start">
            Copy link
          </CopyTextButton>
        </div>
        <div className="pl-rule" />
        <div className="grid gap-4">
          <RadioGroup
            label="Embed size"
            value={size}
            onValueChange={(value) => setSize(value as EmbedSize)}
            options={SIZES}
          />
          <LabeledField label="Embed code">
            <TextInput
              readOnly
              value={code}
              spellCheck={false}
              className="font-mono text-meta"
              onFocus={(event) => event.target.select()}
            />
          </LabeledField>
          <CopyTextButton text={code} className="justify-self-start">
            Copy code
          </CopyTextButton>
        </div>
      </div>
    </Modal>
  );
}
