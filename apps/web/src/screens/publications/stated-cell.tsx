import type { CampaignResult } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { AsStated } from '../../features/publications/as-stated.tsx';
import { AnswerBadge, sourceText } from '../../features/publications/stated-result.tsx';
import { useUser } from '../../lib/use-user.ts';

/** Person and day of the newest statement, its proof and the answer to it. */
export function StatedCell({ stated }: { stated: CampaignResult | undefined }) {
  const user = useUser();
  if (!stated) return <span className="hint">{m.result_no_numbers()}</span>;
  const company = user.role === 'BRAND' ? user.companyName : null;
  const names = { brand: company || m.deal_brand_unnamed(), creator: m.deal_creator_gone() };
  return (
    <span className="grid min-w-0 justify-items-start gap-1 text-sm wrap-anywhere">
      <span className="min-w-0">
        <AsStated names={names} {...stated} />
      </span>
      <small className="hint">
        {stated.hasProof ? m.result_screenshot() : sourceText(stated.importedFrom)}
      </small>
      {stated.agrees === null ? null : <AnswerBadge agrees={stated.agrees} />}
    </span>
  );
}
