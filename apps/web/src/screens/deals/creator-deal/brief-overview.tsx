import { type DealDetail, workStatuses } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { FileText } from 'lucide-react';
import { BriefContent } from '../../../features/deals/brief-content.tsx';
import { DealTerms, Party } from '../../../features/deals/deal-facts.tsx';
import { brandName } from '../../../features/deals/party-names.ts';
import { RightsOfDeal } from '../../../features/deals/rights-of-deal.tsx';
import { ReferenceList } from '../../../features/files/reference-list.tsx';
import { splitFiles } from '../../../features/files/split-files.ts';
import { mediaUrl } from '../../../lib/media-url.ts';
import { BrandLogoAvatar } from '../../../parts/brands/brand-logo-avatar.tsx';
import { Card } from '../../../ui/card.tsx';
import { ClosedLine } from '../../../ui/closed-line.tsx';
import { Papers } from '../papers.tsx';

/** Brand, price, due day, rights and content of a brief; only a brief that waits for its answer is open. */
export function BriefOverview({ deal }: { deal: DealDetail }) {
  const name = brandName(deal.brand);
  const { references } = splitFiles(deal.files);
  return (
    <>
      <Card aria-labelledby="overview-title">
        <h2 id="overview-title" className="sr-only">
          {m.deal_overview()}
        </h2>
        <div className="grid gap-4 md:grid-cols-[1.4fr_2fr] md:pe-6">
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
      </Card>
      <div className="closed-lines">
        <ClosedLine
          Icon={FileText}
          title={m.deal_brief()}
          summary={<bdi>{deal.description}</bdi>}
          open={deal.status === 'BRIEF_SENT'}
        >
          <BriefContent deal={deal} withoutItems={workStatuses.includes(deal.status)} />
          {references.length > 0 ? (
            <div className="mt-5 border-t border-line pt-5">
              <h3 className="mb-2.5 text-[17px]">{m.deal_references()}</h3>
              <ReferenceList dealId={deal.id} files={references} />
            </div>
          ) : null}
        </ClosedLine>
        <RightsOfDeal deal={deal} />
        {deal.status === 'COMPLETED' ? null : <Papers deal={deal} />}
      </div>
    </>
  );
}
