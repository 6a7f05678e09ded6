import { m } from '@briefcast/i18n/messages';
import { FlaskConical } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';

/** Mark of an invented person, brand or casting (rules/sample-people#mark). */
export const SampleBadge = ({ className }: { className?: string }) => (
  <Badge tone="buff" icon={<FlaskConical aria-hidden className="ic" />} className={className}>
    {m.samplepeople_badge()}
  </Badge>
);
