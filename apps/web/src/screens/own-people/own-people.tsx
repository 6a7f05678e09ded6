import '../../styles/own-people.css';
import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { mayForOrganization } from '../../lib/policy.ts';
import { q } from '../../lib/query.ts';
import { errorText } from '../../lib/show-error.ts';
import { useDocumentTitle } from '../../lib/use-head.ts';
import { useUser } from '../../lib/use-user.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Main } from '../../ui/main.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LoadingText } from '../../ui/spinner.tsx';
import { BackLink } from '../../ui/text-link.tsx';
import { LinkCard } from './link-card.tsx';
import { ListCard } from './list-card.tsx';
import { PeopleCard } from './people-card.tsx';

/** Creators whom the brand brings to the market (/rosters/people). */
export function OwnPeopleScreen() {
  useDocumentTitle(m.own_people_title());
  const { data, error, isPending, refetch } = useQuery(q('ownPeople.read'));
  const mayInvite = mayForOrganization(useUser(), 'ownpeople.invite');
  return (
    <Main>
      <BackLink to={paths.rosters.href()}>{m.roster_title()}</BackLink>
      <h1 tabIndex={-1}>{m.own_people_title()}</h1>
      <p className="mt-1 max-w-[34em] text-ink-2">{m.own_people_about()}</p>
      {isPending ? (
        <div className="mt-6 grid gap-4">
          <LoadingText>{m.own_people_loading()}</LoadingText>
          <Skeleton className="ear h-56" />
          <Skeleton className="ear h-72" />
        </div>
      ) : data ? (
        <div className="mt-6 grid gap-4">
          {mayInvite ? (
            <div className="grid items-stretch gap-4 lg:grid-cols-[1fr_1.15fr]">
              <LinkCard link={data.link} />
              <ListCard />
            </div>
          ) : null}
          <PeopleCard people={data.people} />
        </div>
      ) : (
        <ErrorState className="card mt-6 p-5" onRetry={() => void refetch()}>
          {m.own_people_failed()}
          <span className="block font-normal text-ink-2">{errorText(error, m.please_try_again())}</span>
        </ErrorState>
      )}
    </Main>
  );
}
