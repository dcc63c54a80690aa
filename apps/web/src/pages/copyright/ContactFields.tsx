import { apiLimits } from '@playloom/api-contract';
import { LabeledField, TextInput } from '@playloom/design-system';

export interface FormFieldValues {
  /** Initial values: what the user entered before an error, or what is already known about them. */
  values: Record<string, string>;
  /** Error texts by field. */
  errors: Record<string, string>;
}

/** Fields for the contact data of a person who sends a claim or counter-notice. */
export function ContactFields({ values, errors }: FormFieldValues) {
  return (
    <>
      <LabeledField label="Full name" error={errors['name']} required>
        <TextInput
          name="name"
          autoComplete="name"
          defaultValue={values['name']}
          maxLength={apiLimits.CLAIM_NAME_MAX}
        />
      </LabeledField>
      <LabeledField label="Email" error={errors['email']} required>
        <TextInput
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={values['email']}
          maxLength={apiLimits.EMAIL_MAX}
        />
      </LabeledField>
      <LabeledField label="Postal address or country" error={errors['address']} required>
        <TextInput
          name="address"
          autoComplete="street-address"
          defaultValue={values['address']}
          maxLength={apiLimits.CLAIM_ADDRESS_MAX}
        />
      </LabeledField>
    </>
  );
}

export function SignatureField({ values, errors }: FormFieldValues) {
  return (
    <LabeledField
      label="Electronic signature"
      hint="Type your full name to sign."
      error={errors['signature']}
      required
    >
      <TextInput
        name="signature"
        autoComplete="off"
        defaultValue={values['signature']}
        maxLength={apiLimits.CLAIM_NAME_MAX}
      />
    </LabeledField>
  );
}
