import { data } from 'react-router';
import { pageContext } from '../../rendering/pageContext.ts';
import { findPublicConfig, createPageMeta } from '../../rendering/createPageMeta.ts';
import type { Route } from './+types/route.ts';
import { LoginPrompt } from '../../access/LoginPrompt.tsx';
import { NotYourSettings } from './NotYourSettings.tsx';
import type { SettingsPageData } from './SettingsPageData.ts';
import { SettingsPage } from './SettingsPage.tsx';

type Answer = SettingsPageData | { kind: 'anonymous' } | { kind: 'not-yours'; ownName: string };

const FORBIDDEN = 403;

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const { data: user } = await api.readUser();
  if (!user) return data<Answer>({ kind: 'anonymous' });
  const ownName = user.local.username;
  if (ownName.toLowerCase() !== params.username.toLowerCase())
    return data<Answer>({ kind: 'not-yours', ownName }, { status: FORBIDDEN });
  const [{ data: settings }, { data: sessions }, { data: blocks }] = await Promise.all([
    api.readSettings(),
    api.listSessions(),
    api.listBlocks(),
  ]);
  return data<Answer>({ kind: 'own', settings, sessions, blocks, now: new Date().toISOString() });
}

export function meta({ matches, params }: Route.MetaArgs) {
  const page = {
    title: 'Settings',
    description: 'Your profile, email, password, devices, and data.',
    path: `/user/${params.username}/profile`,
    isHidden: true,
  };
  return createPageMeta(page, findPublicConfig(matches));
}

export default function Page({ loaderData, params }: Route.ComponentProps) {
  if (loaderData.kind === 'anonymous')
    return (
      <LoginPrompt
        title="Log in to see your settings"
        lead="Manage your profile, email, password, devices, and data. Only you can see this page."
        headerMessage="Log in to open your settings."
      />
    );
  if (loaderData.kind === 'not-yours')
    return <NotYourSettings username={params.username} ownName={loaderData.ownName} />;
  return <SettingsPage {...loaderData} />;
}
