import { m } from '@briefcast/i18n/messages';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { pagedQ, q } from '../../../lib/query.ts';
import { Field } from '../../../ui/field.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Select } from '../../../ui/select.tsx';

interface CampaignFieldProps {
  /** Empty for none. */
  value: string;
  disabled: boolean;
  onChange: (id: string) => void;
  /** Called with the guidelines of the campaign that was chosen before, and of this one. */
  onGuidelines?: (guidelines: { before: string; next: string }) => void;
}

/** Campaign that a brief goes into. Nothing for a brand without campaigns. */
export function CampaignField({ value, disabled, onChange, onGuidelines }: CampaignFieldProps) {
  const list = useInfiniteQuery(pagedQ('campaigns.list', { query: {} }));
  const listed = list.data?.pages.flatMap(({ campaigns }) => campaigns) ?? [];
  const chosen = useQuery({ ...q('campaigns.read', { params: { id: value } }), enabled: value !== '' });
  const campaign = value === '' ? undefined : chosen.data?.campaign;
  const before = useRef('');
  const guidelines = value === '' ? '' : campaign?.guidelines;
  const tell = useEffectEvent((next: string) => {
    if (next !== before.current) onGuidelines?.({ before: before.current, next });
    before.current = next;
  });
  useEffect(() => {
    if (guidelines !== undefined) tell(guidelines);
  }, [guidelines]);
  // The campaign that was brought along may stand on a later page.
  const options = campaign && !listed.some(({ id }) => id === campaign.id) ? [campaign, ...listed] : listed;
  if (options.length === 0) return null;
  return (
    <>
      <Field label={m.campaign_one()} hint={guidelines && onGuidelines ? m.campaign_taken_over() : undefined}>
        <Select
          value={value}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value)}
          options={[
            { value: '', label: m.campaign_in_none() },
            ...options.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      </Field>
      <LoadMore
        hasMore={list.hasNextPage}
        busy={list.isFetchingNextPage}
        onLoadMore={() => void list.fetchNextPage()}
      />
    </>
  );
}
