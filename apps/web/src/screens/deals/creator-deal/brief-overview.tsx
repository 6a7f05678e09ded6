import { type DealDetail, type DealStatus, workStatuses } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { FileText } from 'lucide-react';
import { BriefContent } from '../../../features/deals/brief-content.tsx';
import { ClosedLine } from '../../../features/deals/closed-line.tsx';
import { DealRights, DealTerms, Party } from '../../../features/deals/deal-facts.tsx';
import { brandName } from '../../../features/deals/party-names.ts';
import { ReferenceList } from '../../../features/files/reference-list.tsx';
import { splitFiles } from '../../../features/files/split-files.ts';
import { mediaUrl } from '../../../lib/media-url.ts';
import { BrandLogoAvatar } from '../../../parts/brands/brand-logo-avatar.tsx';
import { Card } from '../../../ui/card.tsx';

/** Statuses in which a creator has done what the brief asks. */
const doneStatuses: readonly DealStatus[] = ['SUBMITTED', 'COMPLETED'];

interface BriefOverviewProps {
  deal: DealDetail;
  /** Whether the content of the brief is open at first where the work is done. */
  isOpen?: boolean | undefined;
}

/** Brand, price, due day and content of a brief; the content is folded once the work is done. */
export function BriefOverview({ deal, isOpen }: BriefOverviewProps) {
  const isFolded = doneStatuses.includes(deal.status);
  const name = brandName(deal.brand);
  const { references } = splitFiles(deal.files);
  const content = (
    <>
      <BriefContent deal={deal} withoutItems={workStatuses.includes(deal.status)} />
      {references.length > 0 ? (
        <div className="mt-5 border-t border-line pt-5">
          <h3 className="mb-2.5 text-[17px]">{m.deal_references()}</h3>
          <ReferenceList dealId={deal.id} files={references} />
        </div>
      ) : null}
    </>
  );
  const overview = (
    <Card aria-labelledby="overview-title">
      <h2 id="overview-title" className="sr-only">
        {m.deal_overview()}
      </h2>
      <div className="mb-5 grid gap-4 md:grid-cols-[1.4fr_2fr] md:pe-6">
        <Party
          name={name}
          email={deal.brand.email}
          picture={
            <BrandLogoAvatar
              name={name}
              src={deal.brand.profileImage ? mediaUrl(deal.brand.profileImage) : null}
              size={48}
            />
          }
        />
        <dl className="grid grid-cols-2 gap-4 md:grid-cols-[.8fr_1.2fr]">
          <DealTerms deal={deal} />
        </dl>
      </div>
      <dl className="mb-5 grid grid-cols-2 gap-4 border-t border-line pt-5 empty:hidden md:grid-cols-4">
        <DealRights deal={deal} />
      </dl>
      {isFolded ? null : content}
    </Card>
  );
  if (!isFolded) return overview;
  return (
    <>
      {overview}
      <ClosedLine
        Icon={FileText}
        title={m.deal_brief()}
        summary={<bdi>{deal.description}</bdi>}
        open={isOpen}
      >
        {content}
      </ClosedLine>
    </>
  );
}
