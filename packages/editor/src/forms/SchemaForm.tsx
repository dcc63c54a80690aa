import type { DraftPath } from '@playloom/draft';
import { describeForm, type FormField, type FormKind, type FormSection } from '@playloom/editor-core';
import { useMemo } from 'react';
import { FormSectionView } from './FormSectionView.tsx';

interface Props {
  readonly root: DraftPath;
  readonly kind: FormKind;
  /** The titles of the sections to show. By default, all are shown. */
  readonly only?: readonly string[];
  readonly without?: readonly string[];
  /** Search words that fields must match. */
  readonly query?: string;
}

/** A form for a game element, generated from the schema of the game format. */
export function SchemaForm({ root, kind, only, without, query = '' }: Props) {
  const sections = useMemo(
    () => pick(describeForm(kind), only, without, query),
    [kind, only, without, query],
  );
  return sections.map((section) => (
    <FormSectionView key={section.title} root={root} section={section} isOpened={query !== ''} />
  ));
}

function pick(
  sections: readonly FormSection[],
  only: readonly string[] | undefined,
  without: readonly string[] | undefined,
  query: string,
): readonly FormSection[] {
  const words = query.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (section: FormSection, { label, help, path }: FormField) => {
    const text = `${section.title} ${label} ${help ?? ''} ${path.join(' ')}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  return sections
    .filter(({ title }) => (only?.includes(title) ?? true) && !without?.includes(title))
    .map((section) => ({ ...section, fields: section.fields.filter((field) => fits(section, field)) }))
    .filter(({ fields }) => fields.length > 0);
}
