import { useQuery } from '@tanstack/react-query';
import { ownProfileQuery } from '../../features/profile-form/own-profile.ts';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import { useUser } from '../../lib/use-user.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Main } from '../../ui/main.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LoadingText } from '../../ui/spinner.tsx';
import { BackLink } from '../../ui/text-link.tsx';
import { BrandProfileEditor } from './brand-profile-editor.tsx';

/** The brand's own profile (/brand-profile). */
export function BrandProfileScreen() {
  useDocumentTitle('Brand Profile');
  const brand = useUser('BRAND');
  const profile = useQuery(ownProfileQuery);

  if (profile.data?.role === 'BRAND') return <BrandProfileEditor brand={profile.data} />;
  return (
    <Main className="pt-3! md:pt-4!">
      <BackLink to="/dashboard">Back to Dashboard</BackLink>
      {profile.isError ? (
        <>
          <h1 className="sr-only" tabIndex={-1}>
            {brand.companyName}
          </h1>
          <Card>
            <ErrorState onRetry={() => void profile.refetch()}>Failed to load profile</ErrorState>
          </Card>
        </>
      ) : (
        <>
          <LoadingText className="mb-2">Loading profile...</LoadingText>
          <Card className="flex items-center gap-5">
            <Skeleton className="size-20" />
            <div className="min-w-0 flex-1">
              <h1 className="wrap-anywhere text-[30px] md:text-[36px]" tabIndex={-1}>
                <bdi>{brand.companyName}</bdi>
              </h1>
              <Skeleton className="mt-2 h-5 w-2/3 max-w-72" />
            </div>
          </Card>
          <Skeleton className="mt-6 h-12" />
          <Card className="mt-5 grid gap-5 md:grid-cols-3">
            {['a', 'b', 'c', 'd', 'e', 'f'].map((field) => (
              <Skeleton key={field} className="h-11" />
            ))}
          </Card>
        </>
      )}
    </Main>
  );
}
