import type { ReactNode } from 'react';
import * as RadixSelect from 'radix-ui/select';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { joinClasses } from '../../styling/joinClasses.ts';
import { useFieldControl } from '../LabeledField/FieldContext.ts';
import { readStyleNonce, useStyleNonce } from '../../styling/styleNonce.ts';

type SelectOption = { value: string; label: ReactNode; disabled?: boolean };

export type SelectProps = {
  /** Option values must not be empty, because an empty value means "nothing chosen yet". */
  options: readonly SelectOption[];
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  placeholder?: string;
  name?: string;
  id?: string;
  required?: boolean;
  disabled?: boolean;
  size?: 'sm' | 'md';
  'aria-label'?: string;
  className?: string;
};

export function Select(props: SelectProps) {
  const { options, value, defaultValue, onValueChange, placeholder, name, size = 'md', className } = props;
  const { required, disabled, ...control } = useFieldControl(props);
  useStyleNonce();
  return (
    <RadixSelect.Root
      value={value}
      defaultValue={defaultValue}
      onValueChange={onValueChange}
      name={name}
      required={required}
      disabled={disabled}
    >
      <RadixSelect.Trigger
        {...control}
        aria-label={props['aria-label']}
        data-size={size}
        className={joinClasses('pl-well w-full text-left data-[placeholder]:text-text-3', className)}
      >
        <span className="min-w-0 flex-1 truncate">
          <RadixSelect.Value placeholder={placeholder} />
        </span>
        <ChevronDown size={18} aria-hidden="true" />
      </RadixSelect.Trigger>
      <RadixSelect.Portal>
        <RadixSelect.Content
          position="popper"
          sideOffset={6}
          className="pl-popup w-(--radix-select-trigger-width)"
        >
          <RadixSelect.Viewport nonce={readStyleNonce()}>
            {options.map((option) => (
              <RadixSelect.Item
                key={option.value}
                value={option.value}
                disabled={option.disabled}
                className="pl-item"
              >
                <RadixSelect.ItemText>{option.label}</RadixSelect.ItemText>
                <RadixSelect.ItemIndicator className="ml-auto text-sun">
                  <Check size={18} aria-hidden="true" />
                </RadixSelect.ItemIndicator>
              </RadixSelect.Item>
            ))}
          </RadixSelect.Viewport>
        </RadixSelect.Content>
      </RadixSelect.Portal>
    </RadixSelect.Root>
  );
}
