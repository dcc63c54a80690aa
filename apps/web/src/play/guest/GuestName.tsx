import { LabeledField, IconButton, TextInput } from '@playloom/design-system';
import Dices from 'lucide-react/icons/dices';
import { useLayoutEffect, useRef } from 'react';
import { GUEST_NAME_FIELD_ID, truncateGuestName } from './guestName.ts';
import type { GuestNameState } from './useGuestName.ts';

/** Lets a guest choose the name that other players see. */
export function GuestName({ guest }: { guest: GuestNameState }) {
  const field = useRef<HTMLInputElement>(null);
  // Keep text that was typed before hydration instead of replacing it with the suggested name.
  useLayoutEffect(() => {
    const typed = field.current?.value ?? '';
    if (!guest.isKnown && typed !== '') guest.rename(truncateGuestName(typed));
  }, [guest]);
  return (
    <LabeledField
      label="Your name"
      className="play-guest"
      {...(guest.isRejected ? { error: 'This name isn’t allowed. Choose another one.' } : {})}
    >
      <TextInput
        ref={field}
        size="sm"
        value={guest.name}
        data-field={GUEST_NAME_FIELD_ID}
        autoComplete="nickname"
        spellCheck={false}
        placeholder="Your name"
        onChange={(event) => guest.rename(truncateGuestName(event.target.value))}
        suffix={
          <IconButton label="Suggest another name" size="sm" onClick={guest.suggest}>
            <Dices size={18} aria-hidden="true" />
          </IconButton>
        }
      />
    </LabeledField>
  );
}
