import { type DealDetail, openProposal, type Tone } from '@briefcast/contract';
import { formatLongDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Check, MessageCircle, Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import { dealLooks } from '../../../features/deals/deal-badge.tsx';
import { creatorName } from '../../../features/deals/party-names.ts';
import { Card } from '../../../ui/card.tsx';
import { RichText } from '../../../ui/rich-text.tsx';

/** Steps that a brand may expect once its brief is sent, in the order they happen. */
export function NextSteps({ deal }: { deal: DealDetail }) {
  const isAnswered = openProposal(deal.proposals)?.by === 'CREATOR';
  const answer = isAnswered ? m.deal_next_terms_text : m.deal_next_answer_text;
  return (
    <Card title={m.deal_next()}>
      <ol className="grid gap-5 sm:grid-cols-3 sm:gap-6">
        <Step
          tone={dealLooks.ACCEPTED.tone}
          icon={<MessageCircle aria-hidden className="ic" />}
          title={m.deal_next_answer()}
        >
          <RichText
            parts={answer.parts({ creator: creatorName(deal.creator) })}
            tags={{ creator: (children) => <bdi>{children}</bdi> }}
          />
        </Step>
        <Step
          tone={dealLooks.SUBMITTED.tone}
          icon={<Upload aria-hidden className="ic" />}
          title={m.deal_next_content()}
        >
          {m.deal_next_content_text({ date: formatLongDate(deal.deadline) })}
        </Step>
        <Step
          tone={dealLooks.COMPLETED.tone}
          icon={<Check aria-hidden className="ic" />}
          title={m.deal_next_review()}
        >
          {m.deal_next_review_text()}
        </Step>
      </ol>
    </Card>
  );
}

interface StepProps {
  tone: Tone;
  icon: ReactNode;
  title: string;
  children: ReactNode;
}

function Step({ tone, icon, title, children }: StepProps) {
  return (
    <li className="flex gap-3 sm:block">
      <span data-tone={tone} className="ear-sm grid size-11 flex-none place-items-center bg-k-bg text-k-ink">
        {icon}
      </span>
      <div className="min-w-0">
        <h3 className="text-[17px] sm:mt-3">{title}</h3>
        <p className="mt-1 text-sm text-ink-2">{children}</p>
      </div>
    </li>
  );
}
