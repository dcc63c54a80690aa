import { Field, IconButton, TextInput } from '@playloom/design-system';
import Dices from 'lucide-react/icons/dices';
import { GUEST_FIELD } from '../stage/stageIds.ts';
import { cutName } from '../guestName.ts';
import type { Guest } from '../useGuestName.ts';

/** What a guest is called in the room. */
export function GuestName({ guest }: { guest: Guest }) {
  return (
    <Field
      label="You play as"
      className="play-guest"
      {...(guest.isRefused ? { error: 'This name cannot be used. Choose another one.' } : {})}
    >
      <TextInput
        size="sm"
        value={guest.name}
        data-field={GUEST_FIELD}
        autoComplete="nickname"
        spellCheck={false}
        placeholder="Your name"
        onChange={(event) => guest.rename(cutName(event.target.value))}
        suffix={
          <IconButton label="Suggest another name" size="sm" onClick={guest.suggest}>
            <Dices size={18} aria-hidden="true" />
          </IconButton>
        }
      />
    </Field>
  );
}
