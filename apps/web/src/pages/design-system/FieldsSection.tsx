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
  { value: 'moon', label: 'Moon', disabled: true },
];
const SPEEDS = [
  { value: 'calm', label: 'Relaxed', hint: 'No time limit.' },
  { value: 'brisk', label: 'Fast' },
  { value: 'never', label: 'Unavailable', disabled: true },
];
const STRENGTHS: PasswordStrength[] = [
  { score: 0, sentence: 'Use at least eight characters.' },
  { score: 1, sentence: 'Easy to guess.' },
  { score: 2, sentence: 'Better. Make it longer.' },
  { score: 3, sentence: 'Good. Use four words to make it stronger.' },
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
      <LabeledField label="Username" hint="Letters, digits, and underscores.">
        <TextInput placeholder="Username" maxLength={20} />
      </LabeledField>
      <LabeledField label="Valid name">
        <TextInput state="good" defaultValue="moss_knight" />
      </LabeledField>
      <LabeledField label="Invalid name" error="Use at least three characters.">
        <TextInput defaultValue="m" />
      </LabeledField>
      <LabeledField label="Disabled name" disabled>
        <TextInput defaultValue="moss_knight" />
      </LabeledField>
      <LabeledField label="Address">
        <TextInput prefix={<span className="font-code text-text-3">playloom/</span>} defaultValue="rooftop" />
      </LabeledField>
      <LabeledField label="Message" hint="Supports Markdown.">
        <Textarea maxLength={140} defaultValue="A short description." />
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
            Help
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
      <LabeledField label="Password" error="Wrong password.">
        <PasswordInput defaultValue="hunter2" />
      </LabeledField>
      <LabeledField
        label="PIN"
        hint={digits.length === 6 ? `Entered: ${digits}` : 'Six digits from the email.'}
      >
        <PinInput value={digits} onValueChange={setDigits} />
      </LabeledField>
      <LabeledField label="Expired PIN" error="This code has expired. Request a new one.">
        <PinInput defaultValue="408" />
      </LabeledField>
      <LabeledField label="Disabled PIN" disabled>
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
      <LabeledField label="Country" error="Choose a country.">
        <Select options={REGIONS} placeholder="Choose a country" />
      </LabeledField>
      <LabeledField label="Disabled region" disabled>
        <Select options={REGIONS} defaultValue="eu" />
      </LabeledField>
      <Checkbox defaultChecked>
        I am 13 or older and agree to the <LinkText href="#fields">terms</LinkText>.
      </Checkbox>
      <Checkbox error="Agree to continue.">I agree.</Checkbox>
      <Checkbox disabled defaultChecked>
        Remember me
      </Checkbox>
      <Switch checked={isSoundOn} onChange={(event) => setIsSoundOn(event.target.checked)}>
        Sound {isSoundOn ? 'on' : 'off'}
      </Switch>
      <Switch disabled>Vibration (not available on this device)</Switch>
      <RadioGroup label="Pace" options={SPEEDS} defaultValue="calm" />
      <RadioGroup label="Match speed" options={SPEEDS.slice(0, 2)} error="Choose one." />
    </div>
  );
}
