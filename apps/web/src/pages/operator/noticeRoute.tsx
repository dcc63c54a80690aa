import { endpoints, apiLimits } from '@playloom/api-contract';
import { Button, LabeledField, LinkText, TextInput } from '@playloom/design-system';
import { Link, useRevalidator } from 'react-router';
import { FormProblem } from '@playloom/site/forms/FormProblem.tsx';
import { useForm } from '@playloom/site/forms/useForm.ts';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import { pageContext } from '../../rendering/pageContext.ts';
import { useToasts } from '@playloom/site/overlays/useToasts.ts';
import type { Route } from './+types/noticeRoute.ts';
import { OperatorsOnlyNotice } from './ConsoleList.tsx';
import { resolveForStaff } from './resolveForStaff.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  return resolveForStaff(async () => {
    const [{ data: notice }, { data: settings }] = await Promise.all([api.readNotice(), api.readSettings()]);
    return { notice, isOperator: settings.role === 'operator' };
  });
}

export default function NoticePage({ loaderData }: Route.ComponentProps) {
  if (!loaderData?.isOperator) return <OperatorsOnlyNotice />;
  return <NoticeForm key={loaderData.notice} notice={loaderData.notice ?? ''} />;
}

function NoticeForm({ notice }: { notice: string }) {
  const toasts = useToasts();
  const { revalidate } = useRevalidator();
  const form = useForm({
    initial: { text: notice },
    schema: endpoints.setNotice.body,
    async send({ text }) {
      const api = await loadBrowserApi();
      await api.setNotice({ body: { text } });
      await revalidate();
      toasts.show(text.trim() ? 'Notice published.' : 'Notice removed.', { type: 'success' });
    },
  });
  return (
    <form
      onSubmit={form.submit}
      noValidate
      className="edge grid max-w-[640px] grid-cols-[minmax(0,1fr)] gap-[18px] rounded-lg bg-surface p-5"
    >
      <p className="text-secondary text-text-2">
        Shown at the top of every page and on the{' '}
        <LinkText asChild>
          <Link to="/status">status page</Link>
        </LinkText>
        . Say what will happen, when, and for how long.
      </p>
      <FormProblem problem={form.problem} />
      <LabeledField
        label="Maintenance notice"
        hint="Leave empty to remove the notice."
        error={form.fields.text}
      >
        <TextInput {...form.bind('text')} maxLength={apiLimits.NOTICE_MAX} />
      </LabeledField>
      <Button
        type="submit"
        variant={form.isDirty ? 'primary' : 'secondary'}
        loading={form.isSending}
        className="justify-self-start"
      >
        Save notice
      </Button>
    </form>
  );
}
