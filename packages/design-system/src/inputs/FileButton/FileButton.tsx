import { cloneElement, useRef } from 'react';
import type { ReactElement } from 'react';
import { mergeSlotProps } from '../../styling/mergeSlotProps.ts';

export type FileButtonProps = {
  /** The button that opens the file picker: a Button or IconButton. */
  children: ReactElement<Record<string, unknown>>;
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
      {cloneElement(children, mergeSlotProps({ onClick: () => input.current?.click() }, children.props))}
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
