import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import * as system from './index.ts';

const {
  Accordion,
  Avatar,
  Button,
  Checkbox,
  ConfirmDialog,
  createToastStore,
  DropdownMenu,
  LabeledField,
  MenuItem,
  Modal,
  PasswordInput,
  PinInput,
  RadioGroup,
  SearchInput,
  Select,
  StepIndicator,
  Switch,
  Tabs,
  ToastRegion,
  Tooltip,
} = system;

const OPTIONS = [{ value: 'a', label: 'A' }];
const ignore = () => undefined;

/** Components to render on the server. One that accesses the document while rendering would break every server-rendered page. */
const PAGE = (
  <>
    <LabeledField label="PIN">
      <PinInput />
    </LabeledField>
    <LabeledField label="Password">
      <PasswordInput strength={{ score: 2, sentence: 'Better.' }} />
    </LabeledField>
    <LabeledField label="Region">
      <Select options={OPTIONS} defaultValue="a" name="region" />
    </LabeledField>
    <SearchInput label="Search" hasSlashKey />
    <Checkbox error="Tick it.">Agree</Checkbox>
    <Switch>Sound</Switch>
    <RadioGroup label="Pace" options={OPTIONS} />
    <Tabs label="Tabs" items={[{ value: 'a', label: 'A', content: 'First tab' }]} />
    <Accordion items={[{ id: 'a', title: 'Question', content: 'Answer' }]} />
    <Avatar name="tove" src="/tove.png" />
    <StepIndicator steps={['Account', 'Verify']} current={1} />
    <ToastRegion store={createToastStore()} />
    <Tooltip text="News">
      <Button>Bell</Button>
    </Tooltip>
    <DropdownMenu trigger={<Button>Menu</Button>}>
      <MenuItem>Item</MenuItem>
    </DropdownMenu>
    <Modal open title="Log In" onOpenChange={ignore}>
      Body
    </Modal>
    <ConfirmDialog open title="Sure?" onOpenChange={ignore} onConfirm={ignore} />
  </>
);

it('renders without a browser, with the same result twice', () => {
  const markup = renderToString(PAGE);
  expect(markup).toContain('First tab');
  expect(markup).toContain('aria-current="step"');
  expect(renderToString(PAGE)).toBe(markup);
});

it('gives the PIN field one name', () => {
  expect(renderToString(<PinInput />)).toMatch(
    /<input aria-label="PIN"[^>]* inputMode="numeric"[^>]*autoComplete="one-time-code"/,
  );
  expect(renderToString(<PinInput />).match(/<input/g)).toHaveLength(1);
});

it('has both live regions before there is any text', () => {
  const markup = renderToString(<ToastRegion store={createToastStore()} />);
  expect(markup).toContain('role="status" aria-live="polite"');
  expect(markup).toContain('role="alert" aria-live="assertive"');
});
