import { SearchField } from '../../ui/SearchField.tsx';

interface Props {
  readonly query: string;
  readonly onChange: (query: string) => void;
}

/** Narrows a form to what has the words. */
export function FindSetting({ query, onChange }: Props) {
  return <SearchField label="Find a setting" value={query} onChange={onChange} className="type-find" />;
}
