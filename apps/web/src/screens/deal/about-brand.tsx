import type { DealDetail } from '@briefcast/contract';
import { ChevronDown, Lightbulb } from 'lucide-react';
import { Fact } from '../../features/deals/deal-facts.tsx';
import { brandName } from '../../features/deals/party-names.ts';
import { fullName } from '../../lib/full-name.ts';
import { Card } from '../../ui/card.tsx';
import { BrandGuidelines, hasGuidelines } from './brand-guidelines.tsx';

const quickTips = [
  'Read the brief twice before you film.',
  'Ask in chat when a line is unclear.',
  'Upload the master, not a screen recording.',
];

/** Who the brand is and how it likes to be shown. */
export function AboutBrand({ deal }: { deal: DealDetail }) {
  const name = brandName(deal.brand);
  const { guidelines } = deal.brand;
  const contact = guidelines?.contactPerson || fullName(deal.brand);
  return (
    <Card
      title={
        <>
          About <bdi>{name}</bdi>
        </>
      }
      className="md:p-6!"
    >
      <dl className="grid grid-cols-2 gap-4 text-ui">
        <Fact label="Category">{deal.category?.name ?? guidelines?.industry ?? 'Not specified'}</Fact>
        <Fact label="Contact">
          <bdi>{contact || 'Not specified'}</bdi>
        </Fact>
      </dl>
      {guidelines && hasGuidelines(guidelines) ? (
        <details className="group mt-4 border-y border-line">
          <summary className="flex min-h-12 list-none items-center justify-between gap-2 text-sm font-semibold">
            Brand guidelines
            <ChevronDown aria-hidden className="ic text-ink-3 transition-transform group-open:rotate-180" />
          </summary>
          <BrandGuidelines guidelines={guidelines} />
        </details>
      ) : null}
      <h3 className="mt-5 text-[17px]">Quick tips</h3>
      <ul className="mt-2 grid gap-1.5 text-sm text-ink-2">
        {quickTips.map((tip) => (
          <li key={tip} className="flex gap-2">
            <Lightbulb aria-hidden className="ic mt-0.5 size-4!" />
            {tip}
          </li>
        ))}
      </ul>
    </Card>
  );
}
