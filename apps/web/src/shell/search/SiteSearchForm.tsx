import { apiLimits } from '@playloom/api-contract';
import { Button, joinClasses, SearchInput } from '@playloom/design-system';
import type { SubmitEvent } from 'react';
import { Form, useNavigate } from 'react-router';
import { createSearchState, getSearchPath } from '@playloom/site/paths/getSearchPath.ts';

interface SiteSearchFormProps {
  defaultValue?: string;
  className?: string;
}

export function SiteSearchForm({ defaultValue, className }: SiteSearchFormProps) {
  const navigate = useNavigate();
  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('searchTerm');
    await navigate(getSearchPath(String(text)), { state: createSearchState(String(text)) });
  }
  return (
    <Form
      action="/search"
      role="search"
      className={joinClasses('flex gap-3', className)}
      onSubmit={handleSubmit}
    >
      <SearchInput
        key={defaultValue}
        label="Search games and people"
        name="searchTerm"
        size="md"
        className="flex-1"
        autoComplete="off"
        defaultValue={defaultValue}
        pattern={`.{0,${apiLimits.SEARCH_TERM_MAX}}`}
      />
      <Button type="submit">Search</Button>
    </Form>
  );
}
