import type { LegalSettings } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { Check, Minus } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { Intro } from './setting-fields.tsx';

const reasons = { credits: m.legal_follows_credits, subscription: m.legal_follows_subscription };

/** Sections of the terms' template that follow a switch, and whether they apply now. */
export function LegalParts({ sections }: Pick<LegalSettings, 'sections'>) {
  const following = sections.flatMap(({ needs, ...section }) => (needs ? [{ needs, ...section }] : []));
  return (
    <Card title={m.legal_parts()}>
      <Intro>{m.legal_parts_text()}</Intro>
      <ul className="mt-4">
        {following.map(({ title, needs, applies }) => (
          <li key={title} className="flex items-center gap-3 border-t border-line py-2.5 first:border-0">
            <span className="min-w-0 flex-1">
              {applies ? <b>{title}</b> : <del className="text-ink-2">{title}</del>}
              <span className="block text-sm text-ink-2">{reasons[needs]()}</span>
            </span>
            {applies ? (
              <Badge tone="green" icon={<Check aria-hidden className="ic" />}>
                {m.legal_applies()}
              </Badge>
            ) : (
              <Badge tone="buff" icon={<Minus aria-hidden className="ic" />}>
                {m.legal_is_left_out()}
              </Badge>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
