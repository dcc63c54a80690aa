import { useRef } from 'react';
import type { ReactElement } from 'react';
import { Slot } from 'radix-ui/slot';

export type FileButtonProps = {
  /** The button that opens the file picker: a Button or IconButton. */
  children: ReactElement;
  /** Name of the hidden file input. */
  label: string;
  /** Types of files to offer, such as `image/png,image/jpeg`. */
  accept?: string;
  multiple?: boolean;
  onChoose: (files: readonly File[]) => void;
};

/** Lets the user choose files with a button. The same file can be chosen again, for example after a failure. */
export function FileButton({ children, label, accept, multiple, onChoose }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Slot onClick={() => input.current?.click()}>{children}</Slot>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        multiple={multiple}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // Otherwise choosing the same file again would not be a change.
          target.value = '';
          if (files.length > 0) onChoose(files);
        }}
      />
    </>
  );
}
