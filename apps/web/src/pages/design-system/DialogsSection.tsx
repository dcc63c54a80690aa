import { useState } from 'react';
import {
  Button,
  Checkbox,
  ConfirmDialog,
  DropdownMenu,
  LabeledField,
  LinkText,
  MenuCheckItem,
  MenuItem,
  MenuLabel,
  MenuLink,
  MenuSeparator,
  Modal,
  MODAL_WIDTHS,
  PasswordInput,
  PinInput,
  StepIndicator,
  TextInput,
} from '@playloom/design-system';
import type { ModalSize } from '@playloom/design-system';
import LogOut from 'lucide-react/icons/log-out';
import Settings from 'lucide-react/icons/settings';
import { SpecimenSection, Specimen } from './Specimen.tsx';

const SIZES = Object.keys(MODAL_WIDTHS) as ModalSize[];
const STEPS = ['Account', 'Verify'];
const PARAGRAPHS = 14;

export function DialogsSection() {
  const [size, setSize] = useState<ModalSize | null>(null);
  return (
    <SpecimenSection id="dialogs" title="Dialogs and menus">
      <div className="flex flex-wrap items-end gap-3">
        {SIZES.map((name) => (
          <Button key={name} onClick={() => setSize(name)}>
            Open {name} ({MODAL_WIDTHS[name]})
          </Button>
        ))}
        <SignUp />
        <LongText />
        <Confirmations />
        <Menu />
      </div>
      <Modal
        open={size !== null}
        onOpenChange={() => setSize(null)}
        size={size ?? 'sm'}
        title={`Size ${size ?? ''}`}
      >
        <LabeledField label="Text field">
          <TextInput />
        </LabeledField>
      </Modal>
      <div className="mt-6 flex flex-wrap gap-8">
        <Specimen caption="Step 1 of 2">
          <StepIndicator steps={STEPS} current={0} />
        </Specimen>
        <Specimen caption="Step 2 of 2">
          <StepIndicator steps={STEPS} current={1} />
        </Specimen>
      </div>
    </SpecimenSection>
  );
}

function SignUp() {
  const [step, setStep] = useState<number | null>(null);
  const [digits, setDigits] = useState('');
  const close = () => setStep(null);
  return (
    <>
      <Button variant="primary" onClick={() => setStep(0)}>
        Open Sign Up
      </Button>
      <Modal
        open={step === 0}
        onOpenChange={close}
        title="Sign Up"
        description="Free to make, free to play."
        header={<StepIndicator steps={STEPS} current={0} />}
      >
        <form
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            setStep(1);
          }}
        >
          <LabeledField label="Username">
            <TextInput maxLength={20} autoComplete="username" />
          </LabeledField>
          <LabeledField label="Password">
            <PasswordInput strength={{ score: 3, sentence: 'Good. Use four words to make it stronger.' }} />
          </LabeledField>
          <Checkbox>
            I agree to the <LinkText href="#dialogs">terms</LinkText>.
          </Checkbox>
          <Button type="submit" variant="primary" wide>
            Continue
          </Button>
        </form>
      </Modal>
      <Modal
        open={step === 1}
        onOpenChange={close}
        onBack={() => setStep(0)}
        title="Verify Account"
        description="We sent a six-digit PIN to your email. It is valid for 10 minutes."
        header={<StepIndicator steps={STEPS} current={1} />}
      >
        <div className="grid gap-5">
          <LabeledField label="PIN" hideLabel hint="No email? Check your spam folder.">
            <PinInput value={digits} onValueChange={setDigits} />
          </LabeledField>
          <Button variant="primary" wide disabled={digits.length < 6} onClick={close}>
            Verify
          </Button>
        </div>
      </Modal>
    </>
  );
}

function LongText() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open long text</Button>
      <Modal
        open={isOpen}
        onOpenChange={setIsOpen}
        size="md"
        title="Privacy Policy"
        footer={
          <>
            <Button onClick={() => setIsOpen(false)}>Not now</Button>
            <Button variant="primary" onClick={() => setIsOpen(false)}>
              Agree
            </Button>
          </>
        }
      >
        <div className="grid gap-4 text-text-2">
          {Array.from({ length: PARAGRAPHS }, (_, index) => (
            <p key={index}>{index + 1}. The text scrolls while the title and the buttons stay in place.</p>
          ))}
        </div>
      </Modal>
    </>
  );
}

function Confirmations() {
  const [asked, setAsked] = useState<'plain' | 'delete' | null>(null);
  const [answer, setAnswer] = useState('none');
  return (
    <>
      <Button onClick={() => setAsked('plain')}>Open confirmation</Button>
      <Button variant="danger" onClick={() => setAsked('delete')}>
        Open delete confirmation
      </Button>
      <output className="pb-3 text-text-2">Answer: {answer}</output>
      <ConfirmDialog
        open={asked === 'plain'}
        onOpenChange={(open) => !open && setAsked(null)}
        title="Leave without saving?"
        onConfirm={() => setAnswer('left')}
      >
        Changes since your last save will be lost.
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'delete'}
        onOpenChange={(open) => !open && setAsked(null)}
        title="Delete this game?"
        confirmText="Delete"
        cancelText="Keep game"
        danger
        onConfirm={() => setAnswer('deleted')}
      >
        You can’t undo this.
      </ConfirmDialog>
    </>
  );
}

function Menu() {
  const [hasSound, setHasSound] = useState(true);
  return (
    <DropdownMenu trigger={<Button>Open menu</Button>} align="start" className="w-[264px]">
      <MenuLabel>Logged in as moss_knight</MenuLabel>
      <MenuSeparator />
      <MenuItem icon={<Settings size={18} aria-hidden="true" />} aside="3">
        Settings
      </MenuItem>
      <MenuCheckItem checked={hasSound} onCheckedChange={setHasSound}>
        Sound
      </MenuCheckItem>
      <MenuLink>
        <a href="#dialogs">A link</a>
      </MenuLink>
      <MenuItem disabled>Not available</MenuItem>
      <MenuSeparator />
      <MenuItem icon={<LogOut size={18} aria-hidden="true" />} tone="danger">
        Log out
      </MenuItem>
    </DropdownMenu>
  );
}
