import { FilterInput } from '@playloom/design-system/FilterInput';

interface Props {
  readonly query: string;
  readonly onChange: (query: string) => void;
}

/** A search field that filters the settings of a form. */
export function SettingSearchField({ query, onChange }: Props) {
  return <FilterInput label="Find a setting" value={query} onValueChange={onChange} className="type-find" />;
}
