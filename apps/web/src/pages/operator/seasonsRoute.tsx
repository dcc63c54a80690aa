import { apiLimits, endpoints, type Season } from '@playloom/api-contract';
import { Button, LabeledField, TextInput } from '@playloom/design-system';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import { FormProblem } from '@playloom/site/forms/FormProblem.tsx';
import { useForm } from '@playloom/site/forms/useForm.ts';
import { useToasts } from '@playloom/site/overlays/useToasts.ts';
import { Time } from '@playloom/site/time/Time.tsx';
import { useRevalidator } from 'react-router';
import { pageContext } from '../../rendering/pageContext.ts';
import type { Route } from './+types/seasonsRoute.ts';
import { OperatorsOnlyNotice } from './ConsoleList.tsx';
import { resolveForStaff } from './resolveForStaff.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  return resolveForStaff(async () => (await api.listSeasons()).data);
}

export default function SeasonsPage({ loaderData: seasons }: Route.ComponentProps) {
  if (!seasons) return <OperatorsOnlyNotice />;
  return (
    <div className="grid max-w-[640px] grid-cols-[minmax(0,1fr)] gap-4">
      <p className="text-secondary text-text-2">
        {`Seasons follow each other every ${apiLimits.SEASON_WEEKS} weeks. Players see the name on the season page and on profiles.`}
      </p>
      {seasons.map((season) => (
        <SeasonForm key={`${season.number} ${season.name}`} season={season} />
      ))}
    </div>
  );
}

function SeasonForm({ season: { number, name, startsAt, endsAt } }: { season: Season }) {
  const toasts = useToasts();
  const { revalidate } = useRevalidator();
  const form = useForm({
    initial: { name },
    schema: endpoints.renameSeason.body,
    async send(body) {
      const api = await loadBrowserApi();
      await api.renameSeason({ params: { number }, body });
      await revalidate();
      toasts.show('Season renamed.', { type: 'success' });
    },
  });
  return (
    <form
      onSubmit={form.submit}
      noValidate
      className="edge grid grid-cols-[minmax(0,1fr)] gap-[18px] rounded-lg bg-surface p-5"
    >
      <p className="text-secondary text-text-2">
        <Time at={startsAt} format="date" /> – <Time at={endsAt} format="date" />
      </p>
      <FormProblem problem={form.problem} />
      <LabeledField
        label={`Name of season ${number}`}
        hint="Leave empty to use the number."
        error={form.fields.name}
      >
        <TextInput {...form.bind('name')} maxLength={apiLimits.SEASON_NAME_MAX} />
      </LabeledField>
      <Button
        type="submit"
        variant={form.isDirty ? 'primary' : 'secondary'}
        loading={form.isSending}
        className="justify-self-start"
      >
        Save name
      </Button>
    </form>
  );
}
