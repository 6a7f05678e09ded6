import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { ownProfileQuery } from '../../features/profile-form/own-profile.ts';
import { fullName } from '../../lib/full-name.ts';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import { useUser } from '../../lib/use-user.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Main } from '../../ui/main.tsx';
import { BackLink } from '../../ui/text-link.tsx';
import { CreatorProfileEditor } from './creator-profile-editor.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';

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
