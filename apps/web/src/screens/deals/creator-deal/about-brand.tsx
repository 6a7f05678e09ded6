import type { DealDetail } from '@briefcast/contract';
import { industryLabel } from '@briefcast/i18n/labels/brand';
import { m } from '@briefcast/i18n/messages';
import { ChevronDown, Lightbulb, Store } from 'lucide-react';
import { BrandFactsList } from '../../../features/creators/work-facts-list.tsx';
import { Fact } from '../../../features/deals/deal-facts.tsx';
import { brandName } from '../../../features/deals/party-names.ts';
import { fullName } from '../../../lib/names.ts';
import { ClosedLine } from '../../../ui/closed-line.tsx';
import { RichText } from '../../../ui/rich-text.tsx';
import { BrandGuidelines, hasGuidelines } from './brand-guidelines.tsx';

const quickTips = [m.deal_tip_read, m.deal_tip_ask, m.deal_tip_master];

/** Brand's identity, and how it likes to be shown. */
export function AboutBrand({ deal }: { deal: DealDetail }) {
  const name = brandName(deal.brand);
  const { guidelines } = deal.brand;
  const contact = guidelines?.contactPerson || fullName(deal.brand);
  const industry = guidelines?.industry ? industryLabel(guidelines.industry) : m.deal_not_specified();
  return (
    <ClosedLine
      Icon={Store}
      title={
        <RichText
          parts={m.deal_about.parts({ brand: name })}
          tags={{ brand: (children) => <bdi>{children}</bdi> }}
        />
      }
      summary={industry}
      open={deal.status === 'BRIEF_SENT'}
    >
      <dl className="grid grid-cols-2 gap-4 text-ui">
        <Fact label={m.brand_industry()}>{industry}</Fact>
        <Fact label={m.deal_contact()}>{contact ? <bdi>{contact}</bdi> : m.deal_not_specified()}</Fact>
      </dl>
      {deal.brandFacts ? (
        <div className="mt-4 border-t border-line pt-4">
          <h3 className="mb-2 text-[17px]">{m.person_facts()}</h3>
          <BrandFactsList facts={deal.brandFacts} />
        </div>
      ) : null}
      {guidelines && hasGuidelines(guidelines) ? (
        <details className="group mt-4 border-y border-line">
          <summary className="flex min-h-12 list-none items-center justify-between gap-2 text-sm font-semibold">
            {m.deal_guidelines()}
            <ChevronDown aria-hidden className="ic text-ink-3 transition-transform group-open:rotate-180" />
          </summary>
          <BrandGuidelines guidelines={guidelines} />
        </details>
      ) : null}
      <h3 className="mt-5 text-[17px]">{m.deal_tips()}</h3>
      <ul className="mt-2 grid gap-1.5 text-sm text-ink-2">
        {quickTips.map((tip) => (
          <li key={tip()} className="flex gap-2">
            <Lightbulb aria-hidden className="ic mt-0.5 size-4!" />
            {tip()}
          </li>
        ))}
      </ul>
    </ClosedLine>
  );
}
