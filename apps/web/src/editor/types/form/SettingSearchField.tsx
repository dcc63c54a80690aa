import { EditorSearchField } from '../../ui/EditorSearchField.tsx';

interface Props {
  readonly query: string;
  readonly onChange: (query: string) => void;
}

/** Filters a form by words. */
export function SettingSearchField({ query, onChange }: Props) {
  return <EditorSearchField label="Find a setting" value={query} onChange={onChange} className="type-find" />;
}
