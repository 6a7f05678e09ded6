import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { ownProfileQuery } from '../../../features/profiles/own-profile.ts';
import { fullName } from '../../../lib/names.ts';
import { useDocumentTitle } from '../../../lib/use-head.ts';
import { useUser } from '../../../lib/use-user.ts';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Main } from '../../../ui/main.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { LoadingText } from '../../../ui/spinner.tsx';
import { BackLink } from '../../../ui/text-link.tsx';
import { CreatorProfileEditor } from './creator-profile-editor.tsx';

/** The creator's own profile (/creator-profile). */
export function CreatorProfileScreen() {
  useDocumentTitle(m.creator_title());
  const creator = useUser('CREATOR');
  const profile = useQuery(ownProfileQuery);

  if (profile.data?.role === 'CREATOR') return <CreatorProfileEditor creator={profile.data} />;
  return (
    <Main className="pt-3! md:pt-4!">
      <BackLink to={paths.creatorDashboard.href()}>{m.link_back()}</BackLink>
      {profile.isError ? (
        <>
          <h1 className="mt-2 mb-5 wrap-anywhere text-[28px] lg:text-[32px]" tabIndex={-1}>
            <bdi>{fullName(creator)}</bdi>
          </h1>
          <Card>
            <ErrorState onRetry={() => void profile.refetch()}>{m.profile_not_loaded()}</ErrorState>
          </Card>
        </>
      ) : (
        <ProfileSkeleton name={fullName(creator)} />
      )}
    </Main>
  );
}

/** The profile's geometry while it loads; the name is known already. */
function ProfileSkeleton({ name }: { name: string }) {
  return (
    <div className="grid items-start gap-4 md:gap-6 lg:grid-cols-[340px_minmax(0,1fr)]">
      <Card className="p-6!">
        <div className="flex items-center gap-5 lg:block">
          <Skeleton className="size-24 rounded-full!" />
          <div className="min-w-0 flex-1 lg:mt-4">
            <h1 className="wrap-anywhere text-[28px] lg:text-[32px]" tabIndex={-1}>
              <bdi>{name}</bdi>
            </h1>
            <LoadingText className="mt-1 min-h-6">{m.profile_loading()}</LoadingText>
            <Skeleton className="mt-2 h-4 w-24" />
          </div>
        </div>
        <Skeleton className="mt-4 h-[26px] w-40" />
        <Skeleton className="mt-5 h-11" />
        <Skeleton className="mt-2 h-11" />
      </Card>
      <div className="grid gap-6">
        <Skeleton className="h-12" />
        <Card className="grid gap-5">
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="h-24" />
          <Skeleton className="h-5 w-1/2" />
        </Card>
      </div>
    </div>
  );
}
