import { limits } from '@playloom/api-contract';
import { Field, TextInput } from '@playloom/design-system';

export interface TypedFields {
  /** What was typed before an error, or what is known already. */
  typed: Record<string, string>;
  /** Sentences about single fields. */
  errors: Record<string, string>;
}

/** Who sends a claim or a counter-notice. */
export function ContactFields({ typed, errors }: TypedFields) {
  return (
    <>
      <Field label="Full name" error={errors['name']} required>
        <TextInput
          name="name"
          autoComplete="name"
          defaultValue={typed['name']}
          maxLength={limits.CLAIM_NAME_MAX}
        />
      </Field>
      <Field label="Email" error={errors['email']} required>
        <TextInput
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={typed['email']}
          maxLength={limits.EMAIL_MAX}
        />
      </Field>
      <Field label="Postal address or country" error={errors['address']} required>
        <TextInput
          name="address"
          autoComplete="street-address"
          defaultValue={typed['address']}
          maxLength={limits.CLAIM_ADDRESS_MAX}
        />
      </Field>
    </>
  );
}

export function SignatureField({ typed, errors }: TypedFields) {
  return (
    <Field
      label="Electronic signature"
      hint="Type your full name to sign."
      error={errors['signature']}
      required
    >
      <TextInput
        name="signature"
        autoComplete="off"
        defaultValue={typed['signature']}
        maxLength={limits.CLAIM_NAME_MAX}
      />
    </Field>
  );
}
