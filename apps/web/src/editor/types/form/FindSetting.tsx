import Search from 'lucide-react/icons/search';

/** Narrows a form to what has the words. */
export function FindSetting({
  query,
  onChange,
}: {
  readonly query: string;
  readonly onChange: (query: string) => void;
}) {
  return (
    <label className="ed-input type-find">
      <Search size={14} aria-hidden="true" />
      <input
        placeholder="Find a setting"
        aria-label="Find a setting"
        value={query}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onChange('')}
      />
    </label>
  );
}
