import { Button, Field, Modal, RadioGroup, Textarea, TextInput } from '@playloom/design-system';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import { playPath } from '../../games/playPath.ts';
import { useToasts } from '../../session/toasts.ts';
import { useRoot } from '../../session/useRoot.ts';
import type { DialogOf, DialogProps } from '../DialogProps.ts';
import { writeEmbedCode, type EmbedSize } from './writeEmbedCode.ts';

const SIZES: { value: EmbedSize; label: string }[] = [
  { value: 'fluid', label: 'As wide as the page' },
  { value: 'small', label: '640 × 400' },
  { value: 'large', label: '1080 × 640' },
];

/** A game's address, and the code that puts the game itself into another site. */
export default function ShareDialog({ dialog, open, onClose }: DialogProps<DialogOf<'share'>>) {
  const { config } = useRoot();
  const [size, setSize] = useState<EmbedSize>('fluid');
  const { game } = dialog;
  const address = new URL(playPath(game.gameSlug), config.publicUrl).href;
  const code = writeEmbedCode({ publicUrl: config.publicUrl, game, size });
  return (
    <Modal
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={`Share ${game.title}`}
      description="Send the link, or let people play on your own site."
    >
      <div className="grid gap-5">
        <Field label="Link">
          <TextInput readOnly value={address} onFocus={(event) => event.target.select()} />
        </Field>
        <CopyButton text={address} label="Copy link" said="The link is copied." />
        <RadioGroup
          label="Size on your site"
          value={size}
          onValueChange={(value) => setSize(value as EmbedSize)}
          options={SIZES}
        />
        <Field label="Code for your site">
          <Textarea
            readOnly
            rows={5}
            value={code}
            spellCheck={false}
            className="font-mono text-meta"
            onFocus={(event) => event.target.select()}
          />
        </Field>
        <CopyButton text={code} label="Copy code" said="The code is copied." isMain />
      </div>
    </Modal>
  );
}

interface CopyButtonProps {
  text: string;
  label: string;
  said: string;
  isMain?: boolean;
}

/** Where browsers forbid copying, the text is there to be copied by hand. */
function CopyButton({ text, label, said, isMain = false }: CopyButtonProps) {
  const toasts = useToasts();
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      toasts.show(said, { type: 'success' });
    } catch {
      toasts.show('Your browser does not let us copy. Select the text and copy it.');
    }
  }
  return (
    <Button
      variant={isMain ? 'primary' : 'secondary'}
      className="-mt-2 justify-self-start"
      icon={<Copy size={18} aria-hidden="true" />}
      onClick={() => void copy()}
    >
      {label}
    </Button>
  );
}
