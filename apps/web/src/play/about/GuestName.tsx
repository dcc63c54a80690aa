import { limits } from '@playloom/api-contract';
import { Field, IconButton, TextInput } from '@playloom/design-system';
import Dices from 'lucide-react/icons/dices';
import { GUEST_FIELD } from '../stage/stageIds.ts';
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
        pattern={`.{0,${limits.GUEST_NAME_MAX}}`}
        onChange={(event) => guest.rename(event.target.value.slice(0, limits.GUEST_NAME_MAX))}
        suffix={
          <IconButton label="Suggest another name" size="sm" onClick={guest.suggest}>
            <Dices size={18} aria-hidden="true" />
          </IconButton>
        }
      />
    </Field>
  );
}
