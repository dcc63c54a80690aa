import { useState } from 'react';
import {
  Checkbox,
  LabeledField,
  LinkText,
  PasswordInput,
  PinInput,
  RadioGroup,
  SearchInput,
  Select,
  Switch,
  Textarea,
  TextInput,
} from '@playloom/design-system';
import type { PasswordStrength } from '@playloom/design-system';
import { KeyReporter } from './KeyReporter.tsx';
import { SpecimenSection, Specimen } from './Specimen.tsx';

const REGIONS = [
  { value: 'any', label: 'Anywhere' },
  { value: 'eu', label: 'Europe' },
  { value: 'us', label: 'America' },
  { value: 'moon', label: 'The Moon', disabled: true },
];
const SPEEDS = [
  { value: 'calm', label: 'Calm', hint: 'Nothing hurries.' },
  { value: 'brisk', label: 'Brisk' },
  { value: 'never', label: 'Not yet', disabled: true },
];
const STRENGTHS: PasswordStrength[] = [
  { score: 0, sentence: 'Eight characters or more.' },
  { score: 1, sentence: 'Easy to guess.' },
  { score: 2, sentence: 'Better. Make it longer.' },
  { score: 3, sentence: 'Good. Four words in a row would be stronger.' },
  { score: 4, sentence: 'Strong.' },
];

export function FieldsSection() {
  return (
    <SpecimenSection id="fields" title="Fields">
      <div className="grid gap-10 desk:grid-cols-3">
        <TextFields />
        <SpecialFields />
        <Choices />
      </div>
      <KeyReporter />
    </SpecimenSection>
  );
}

function TextFields() {
  return (
    <div className="grid content-start gap-4">
      <LabeledField label="Username" hint="Letters, digits and _.">
        <TextInput placeholder="Username" maxLength={20} />
      </LabeledField>
      <LabeledField label="Free name">
        <TextInput state="good" defaultValue="moss_knight" />
      </LabeledField>
      <LabeledField label="Short name" error="At least three characters.">
        <TextInput defaultValue="m" />
      </LabeledField>
      <LabeledField label="Locked name" disabled>
        <TextInput defaultValue="moss_knight" />
      </LabeledField>
      <LabeledField label="Address">
        <TextInput prefix={<span className="font-code text-text-3">playloom/</span>} defaultValue="rooftop" />
      </LabeledField>
      <LabeledField label="Message" hint="Markdown works.">
        <Textarea maxLength={140} defaultValue="A few words about it." />
      </LabeledField>
    </div>
  );
}

function SpecialFields() {
  const [password, setPassword] = useState('');
  const [digits, setDigits] = useState('');
  return (
    <div className="grid content-start gap-4">
      <LabeledField
        label="New password"
        aside={
          <LinkText tone="sun" href="#fields">
            Why so long?
          </LinkText>
        }
      >
        <PasswordInput
          autoComplete="new-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          strength={STRENGTHS[Math.min(4, Math.floor(password.length / 4))]}
        />
      </LabeledField>
      <LabeledField label="Password" error="That password does not match.">
        <PasswordInput defaultValue="hunter2" />
      </LabeledField>
      <LabeledField
        label="PIN"
        hint={digits.length === 6 ? `All six: ${digits}` : 'Six digits from the mail.'}
      >
        <PinInput value={digits} onValueChange={setDigits} />
      </LabeledField>
      <LabeledField label="Expired PIN" error="That code has expired. Ask for a new one.">
        <PinInput defaultValue="408" />
      </LabeledField>
      <LabeledField label="Spent PIN" disabled>
        <PinInput defaultValue="408123" />
      </LabeledField>
      <Specimen caption="Search, with the / key">
        <SearchInput label="Search games" hasSlashKey />
      </Specimen>
    </div>
  );
}

function Choices() {
  const [isSoundOn, setIsSoundOn] = useState(true);
  const [region, setRegion] = useState('any');
  return (
    <div className="grid content-start gap-5">
      <LabeledField label="Region" hint={`Chosen: ${region}`}>
        <Select options={REGIONS} value={region} onValueChange={setRegion} />
      </LabeledField>
      <LabeledField label="Country" error="Choose one.">
        <Select options={REGIONS} placeholder="Nothing chosen" />
      </LabeledField>
      <LabeledField label="Fixed region" disabled>
        <Select options={REGIONS} defaultValue="eu" />
      </LabeledField>
      <Checkbox defaultChecked>
        I am 13 or older and agree to the <LinkText href="#fields">terms</LinkText>.
      </Checkbox>
      <Checkbox error="You need to agree in order to continue.">I agree.</Checkbox>
      <Checkbox disabled defaultChecked>
        Settled long ago.
      </Checkbox>
      <Switch checked={isSoundOn} onChange={(event) => setIsSoundOn(event.target.checked)}>
        Sound {isSoundOn ? 'on' : 'off'}
      </Switch>
      <Switch disabled>No vibration on this device</Switch>
      <RadioGroup label="Pace" options={SPEEDS} defaultValue="calm" />
      <RadioGroup label="Lights" options={SPEEDS.slice(0, 2)} error="Pick one of the two." />
    </div>
  );
}
