import type { DealDetail } from '@briefcast/contract';
import { formatLongDate } from '@briefcast/i18n/format';
import { Check, MessageCircle, Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import { dealLooks } from '../../features/deals/deal-look.ts';
import { creatorName } from '../../features/deals/party-names.ts';
import type { Stock } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';

/** What a brand may expect once its brief is sent, in the order it happens. */
export function NextSteps({ deal }: { deal: DealDetail }) {
  const name = <bdi>{creatorName(deal.creator)}</bdi>;
  return (
    <Card title="What happens next">
      <ol className="grid gap-5 sm:grid-cols-3 sm:gap-6">
        <Step
          stock={dealLooks.ACCEPTED.stock}
          icon={<MessageCircle aria-hidden className="ic" />}
          title="The answer"
        >
          {name} accepts or rejects the brief. Questions come in the chat.
        </Step>
        <Step
          stock={dealLooks.SUBMITTED.stock}
          icon={<Upload aria-hidden className="ic" />}
          title="The content"
        >
          The files arrive here by {formatLongDate(deal.deadline)}, each with its own preview.
        </Step>
        <Step
          stock={dealLooks.COMPLETED.stock}
          icon={<Check aria-hidden className="ic" />}
          title="Your review"
        >
          Approve what fits, send back what does not. All approved, the project is complete.
        </Step>
      </ol>
    </Card>
  );
}

interface StepProps {
  stock: Stock;
  icon: ReactNode;
  title: string;
  children: ReactNode;
}

function Step({ stock, icon, title, children }: StepProps) {
  return (
    <li className="flex gap-3 sm:block">
      <span
        data-stock={stock}
        className="ear-sm grid size-11 flex-none place-items-center bg-k-bg text-k-ink"
      >
        {icon}
      </span>
      <div className="min-w-0">
        <h3 className="text-[17px] sm:mt-3">{title}</h3>
        <p className="mt-1 text-sm text-ink-2">{children}</p>
      </div>
    </li>
  );
}
