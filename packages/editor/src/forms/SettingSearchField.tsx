import { EditorSearchField } from '../ui/EditorSearchField.tsx';

interface Props {
  readonly query: string;
  readonly onChange: (query: string) => void;
}

/** A search field that filters the settings of a form. */
export function SettingSearchField({ query, onChange }: Props) {
  return <EditorSearchField label="Find a setting" value={query} onChange={onChange} className="type-find" />;
}
