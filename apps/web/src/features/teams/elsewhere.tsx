import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { mediaUrl } from '../../lib/media-url.ts';
import { q } from '../../lib/query.ts';
import { BrandLogoAvatar } from '../../parts/brands/brand-logo-avatar.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Main } from '../../ui/main.tsx';
import { LoadingText } from '../../ui/spinner.tsx';
import { useSwitchOrganization } from './use-organizations.ts';

interface ElsewhereProps {
  /** Deal or casting that the current organisation does not have. */
  /** Deal or casting that belongs to one organisation. */
  of: { dealId: string } | { castingId: string };
  /** The page's heading while the organisations are read, which is not seen. */
  page: string;
  loading: string;
  title: (company: string) => string;
  text: string;
  /** Shown if it belongs to none of the person's organisations. */
  children: ReactNode;
}

/**
 * A deal or a casting that the current organisation does not have: a mail or a notification may link to one of
 * another organisation of the person. Then switching is offered; the page stays, and loads it once the session
 * works for that organisation.
 */
export function Elsewhere({ of, page, loading, title, text, children }: ElsewhereProps) {
  const { data: organization = null, isPending } = useQuery({
    ...q('team.organizations', { query: of }),
    select: ({ organizations }) => organizations.find(({ hasDeal, hasCasting }) => hasDeal || hasCasting),
  });
  const change = useSwitchOrganization();
  if (isPending) {
    return (
      <Main>
        <h1 tabIndex={-1} className="sr-only">
          {page}
        </h1>
        <LoadingText>{loading}</LoadingText>
      </Main>
    );
  }
  if (!organization) return children;
  const { id, companyName, profileImage } = organization;
  return (
    <Main className="grid place-items-center">
      <div className="card grid w-full max-w-[520px] justify-items-center px-6 py-10 text-center">
        <BrandLogoAvatar name={companyName} src={profileImage ? mediaUrl(profileImage) : null} size={72} />
        <h1 tabIndex={-1} dir="auto" className="mt-6">
          {title(companyName)}
        </h1>
        <p className="mt-2 max-w-[36ch] text-ink-2">{text}</p>
        <div className="mt-6 flex flex-wrap justify-center gap-2.5">
          <Button
            busy={change.isPending}
            busyText={m.organization_switching()}
            onClick={() => change.mutate(id)}
          >
            {m.organization_switch_to()}
          </Button>
          <ButtonLink to={paths.brandDashboard.href()} variant="outline">
            {m.link_back_to_dashboard()}
          </ButtonLink>
        </div>
      </div>
    </Main>
  );
}
