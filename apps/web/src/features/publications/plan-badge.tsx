import type { PublicationPlan, Tone } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { CalendarClock, CircleHelp, type LucideIcon, Radio } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';

export const planTones: Record<PublicationPlan, Tone> = { PLANNED: 'buff', OUT: 'yellow', STATED: 'aqua' };

const icons: Record<PublicationPlan, LucideIcon> = { PLANNED: CalendarClock, OUT: CircleHelp, STATED: Radio };

/** Publication of a deal: planned, out without a statement, or stated. */
export function PlanBadge({ plan }: { plan: PublicationPlan }) {
  const Icon = icons[plan];
  return (
    <Badge tone={planTones[plan]} icon={<Icon aria-hidden className="ic" />}>
      {m.publication_plan({ plan })}
    </Badge>
  );
}
