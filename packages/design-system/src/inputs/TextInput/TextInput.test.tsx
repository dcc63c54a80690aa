import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LabeledField } from '../LabeledField/LabeledField.tsx';
import { Textarea } from '../Textarea/Textarea.tsx';
import { TextInput } from './TextInput.tsx';

it('[VA-04:counter] counts the characters when there is a maximum', () => {
  const markup = renderToStaticMarkup(<TextInput aria-label="Name" maxLength={20} defaultValue="moss" />);
  expect(markup).toContain('4/20');
  expect(markup).toContain('4 of 20 characters');
});

it('[VA-04:counter] shows no counter without a maximum', () => {
  expect(renderToStaticMarkup(<TextInput aria-label="Name" defaultValue="moss" />)).not.toContain(
    'characters',
  );
});

it('[VA-04:counter] counts in a textarea too', () => {
  expect(
    renderToStaticMarkup(<Textarea aria-label="Text" maxLength={140} value="hello" readOnly />),
  ).toContain('5/140');
});

it('is connected to its field: label, note, error and counter', () => {
  const markup = renderToStaticMarkup(
    <LabeledField label="Username" error="Too short." required>
      <TextInput maxLength={20} />
    </LabeledField>,
  );
  const id = /<label for="([^"]+)"/.exec(markup)?.[1];
  const input = /<input[^>]*>/.exec(markup)?.[0] ?? '';
  expect(input).toContain(` id="${id}"`);
  expect(input).toContain(' aria-invalid="true"');
  expect(input).toContain(' required=""');
  const described = /aria-describedby="([^"]+)"/.exec(input)?.[1]?.split(' ') ?? [];
  expect(described).toHaveLength(2);
  for (const note of described) expect(markup).toContain(` id="${note}"`);
  expect(markup).toContain('Too short.');
});
