import { LinkText } from '@playloom/design-system';
import { Link } from 'react-router';
import { pageContext } from '../../rendering/pageContext.ts';
import { useDateFormat } from '@playloom/site/time/useDateFormat.ts';
import { loadAgreement } from '../agreement/loadAgreement.server.ts';
import type { Route } from './+types/agreementsRoute.ts';
import { ConsoleList, ConsoleRow, OperatorsOnlyNotice } from './ConsoleList.tsx';
import { PublishAgreementForm } from './PublishAgreementForm.tsx';
import { resolveForStaff } from './resolveForStaff.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  return resolveForStaff(async () => {
    const { data: settings } = await api.readSettings();
    const agreements = await Promise.all(['tos', 'pp'].map((type) => loadAgreement(api, type)));
    return {
      isOperator: settings.role === 'operator',
      agreements: agreements.filter((agreement) => agreement !== null),
    };
  });
}

export default function AgreementsPage({ loaderData }: Route.ComponentProps) {
  const dates = useDateFormat();
  if (!loaderData?.isOperator) return <OperatorsOnlyNotice />;
  return (
    <ConsoleList label="Agreements">
      {loaderData.agreements.map((agreement) => (
        <ConsoleRow
          key={agreement.type}
          title={
            <LinkText asChild>
              <Link to={`/agreement/${agreement.type}`}>{agreement.title}</Link>
            </LinkText>
          }
          meta={[`Version ${agreement.number}, in effect since ${dates.date(agreement.effective)}`]}
        >
          <PublishAgreementForm key={agreement.number} agreement={agreement} />
        </ConsoleRow>
      ))}
    </ConsoleList>
  );
}
