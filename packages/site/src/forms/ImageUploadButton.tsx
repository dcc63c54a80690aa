import { IconButton } from '@playloom/design-system';
import { FileButton } from '@playloom/design-system/FileButton';
import ImagePlus from 'lucide-react/icons/image-plus';
import { useState } from 'react';
import { useToasts } from '../overlays/useToasts.ts';
import { toErrorBody } from '../api/toErrorBody.ts';

interface ImageUploadButtonProps {
  label: string;
  isOff?: boolean;
  /** Called to upload the image. Must reject with the server's error if that fails. */
  onUpload: (form: FormData) => Promise<void>;
}

/** Lets the user choose an image and uploads it. */
export function ImageUploadButton({ label, isOff = false, onUpload }: ImageUploadButtonProps) {
  const toasts = useToasts();
  const [isBusy, setBusy] = useState(false);
  async function upload(file: File) {
    setBusy(true);
    try {
      const form = new FormData();
      form.set('picture', file);
      await onUpload(form);
    } catch (error) {
      toasts.showError(toErrorBody(error).message);
    }
    setBusy(false);
  }
  return (
    <FileButton
      label={`${label}: file`}
      accept="image/png,image/jpeg,image/webp,image/gif"
      onChoose={([file]) => file && void upload(file)}
    >
      <IconButton label={label} disabled={isOff || isBusy}>
        <ImagePlus size={20} aria-hidden="true" />
      </IconButton>
    </FileButton>
  );
}
