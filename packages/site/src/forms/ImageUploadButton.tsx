import { IconButton } from '@playloom/design-system';
import ImagePlus from 'lucide-react/icons/image-plus';
import { useRef, useState } from 'react';
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
  const field = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  async function upload(file: File | undefined) {
    if (!file) return;
    setBusy(true);
    try {
      const form = new FormData();
      form.set('picture', file);
      await onUpload(form);
    } catch (error) {
      toasts.show(toErrorBody(error).message);
    }
    setBusy(false);
  }
  return (
    <>
      <IconButton label={label} disabled={isOff || isBusy} onClick={() => field.current?.click()}>
        <ImagePlus size={20} aria-hidden="true" />
      </IconButton>
      <input
        ref={field}
        type="file"
        hidden
        accept="image/png,image/jpeg,image/webp,image/gif"
        aria-label={`${label}: file`}
        onChange={(event) => {
          void upload(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </>
  );
}
