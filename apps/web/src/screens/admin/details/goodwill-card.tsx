import { api, type Goodwill } from '@briefcast/contract';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { Gift } from 'lucide-react';
import { useState } from 'react';
import { adminQ } from '../../../lib/admin-query.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { useMay } from '../admin-queries.ts';
import { GrantForm } from './grant-form.tsx';
import { WaitingGrant } from './waiting-grant.tsx';

const soFarText = ({ times, credits }: Goodwill) =>
  times === 0
    ? m.grant_none()
    : m.grant_so_far({ n: times, times: formatCount(times), credits: formatCount(credits) });

/** Goodwill of a brand so far, what waits, and a form for more; nothing without credits or the right. */
export function GoodwillCard({ brandId }: { brandId: string }) {
  const mayGive = useMay()(api.creditGrants.give);
  const { data: goodwill } = useQuery({
    ...adminQ('creditGrants.ofBrand', { params: { id: brandId } }),
    select: (answer) => answer.goodwill,
    enabled: mayGive,
  });
  const [isOpen, setOpen] = useState(false);
  if (!goodwill) return null;
  return (
    <Card title={m.grant_title()}>
      <p className="hint -mt-2 mb-4">{soFarText(goodwill)}</p>
      {goodwill.waiting ? (
        <WaitingGrant grant={goodwill.waiting} />
      ) : isOpen ? (
        <GrantForm brandId={brandId} onDone={() => setOpen(false)} />
      ) : (
        <Button variant="outline" icon={<Gift aria-hidden className="ic" />} onClick={() => setOpen(true)}>
          {m.grant_open()}
        </Button>
      )}
    </Card>
  );
}
