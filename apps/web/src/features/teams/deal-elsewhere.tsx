import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { mediaUrl } from '../../lib/media-url.ts';
import { BrandLogoAvatar } from '../../parts/brands/brand-logo-avatar.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Main } from '../../ui/main.tsx';
import { LoadingText } from '../../ui/spinner.tsx';
import { organizationOfDealQuery } from './team-queries.ts';
import { useSwitchOrganization } from './use-organizations.ts';

interface DealElsewhereProps {
  dealId: string;
  /** Shown if the deal belongs to none of the person's organisations. */
  children: ReactNode;
}

/**
 * A deal that the current organisation does not have: a mail or a notification may link to one of another
 * organisation of the person. Then switching is offered; the page stays, and loads the deal once the session
 * works for that organisation.
 */
export function DealElsewhere({ dealId, children }: DealElsewhereProps) {
  const { data: organization, isPending } = useQuery(organizationOfDealQuery(dealId));
  const change = useSwitchOrganization();
  if (isPending) {
    return (
      <Main>
        <h1 tabIndex={-1} className="sr-only">
          {m.deal_page()}
        </h1>
        <LoadingText>{m.deal_loading()}</LoadingText>
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
          {m.deal_elsewhere_title({ company: companyName })}
        </h1>
        <p className="mt-2 max-w-[36ch] text-ink-2">{m.deal_elsewhere_text()}</p>
        <div className="mt-6 flex flex-wrap justify-center gap-2.5">
          <Button
            busy={change.isPending}
            busyText={m.deal_elsewhere_switching()}
            onClick={() => change.mutate(id)}
          >
            {m.deal_elsewhere_switch()}
          </Button>
          <ButtonLink to={paths.brandDashboard.href()} variant="outline">
            {m.link_back_to_dashboard()}
          </ButtonLink>
        </div>
      </div>
    </Main>
  );
}
