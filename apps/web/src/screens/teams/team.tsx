import type { OwnBrand, Team } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { mayForOrganization } from '../../lib/policy.ts';
import { q } from '../../lib/query.ts';
import { useDocumentTitle } from '../../lib/use-head.ts';
import { useUser } from '../../lib/use-user.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Main } from '../../ui/main.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LoadingText } from '../../ui/spinner.tsx';
import { InviteForm } from './invite-form.tsx';
import { MembersCard } from './members-card.tsx';
import { RoleTable } from './role-table.tsx';

/** The members of the organisation, and what each of them may do (/team). */
export function TeamScreen() {
  useDocumentTitle(m.team_title());
  const user = useUser('BRAND');
  const team = useQuery({ ...q('team.read'), select: ({ team }) => team });
  return (
    <Main>
      <PageHeader
        title={m.team_title()}
        subtitle={
          <p dir="auto" className="max-w-[62ch]">
            {m.team_subtitle({ company: user.companyName })}
          </p>
        }
      />
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_360px]">
        <div className="grid min-w-0 gap-5">
          {mayForOrganization(user, 'team.manage') ? <InviteForm /> : null}
          <Members team={team.data} user={user} error={team.error} onRetry={() => void team.refetch()} />
        </div>
        <RoleTable />
      </div>
    </Main>
  );
}

interface MembersProps {
  team: Team | undefined;
  user: OwnBrand;
  error: Error | null;
  onRetry: () => void;
}

function Members({ team, user, error, onRetry }: MembersProps) {
  if (team) return <MembersCard team={team} user={user} />;
  return (
    <Card title={m.team_members()} className="grid gap-4">
      {error ? (
        <ErrorState onRetry={onRetry}>{m.team_failed()}</ErrorState>
      ) : (
        <>
          <LoadingText>{m.team_loading()}</LoadingText>
          {['a', 'b', 'c'].map((row) => (
            <Skeleton key={row} className="h-11" />
          ))}
        </>
      )}
    </Card>
  );
}
