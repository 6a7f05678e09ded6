import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { ownProfileQuery } from '../../features/profiles/own-profile.ts';
import { useDocumentTitle } from '../../lib/use-head.ts';
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
  useDocumentTitle(m.brand_title());
  const brand = useUser('BRAND');
  const profile = useQuery(ownProfileQuery);

  if (profile.data?.role === 'BRAND') return <BrandProfileEditor brand={profile.data} />;
  return (
    <Main className="pt-3! md:pt-4!">
      <BackLink to={paths.brandDashboard.href()}>{m.link_back_to_dashboard()}</BackLink>
      {profile.isError ? (
        <>
          <h1 className="mt-2 mb-5 wrap-anywhere text-[30px] md:text-[36px]" tabIndex={-1}>
            <bdi>{brand.companyName}</bdi>
          </h1>
          <Card>
            <ErrorState onRetry={() => void profile.refetch()}>{m.profile_not_loaded()}</ErrorState>
          </Card>
        </>
      ) : (
        <>
          <Card className="flex items-center gap-5">
            <Skeleton className="size-20" />
            <div className="min-w-0 flex-1">
              <h1 className="wrap-anywhere text-[30px] md:text-[36px]" tabIndex={-1}>
                <bdi>{brand.companyName}</bdi>
              </h1>
              <LoadingText className="mt-1.5 min-h-6">{m.profile_loading()}</LoadingText>
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
