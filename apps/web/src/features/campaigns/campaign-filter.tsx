import { m } from '@briefcast/i18n/messages';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { eachOnce } from '../../lib/each-once.ts';
import { useAddressFilters } from '../../lib/use-address-filters.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { campaignQuery, campaignsQuery } from './campaign-queries.ts';

/** Campaign that the address narrows a page to; undefined for everything. */
export const useCampaignFilter = (): string | undefined =>
  useAddressFilters().params.get('campaign') ?? undefined;

/** Narrows a page to one campaign. Nothing for a brand without campaigns. */
export function CampaignFilter() {
  const { params, change } = useAddressFilters();
  const value = params.get('campaign') ?? '';
  const list = useInfiniteQuery(campaignsQuery());
  const listed = eachOnce(list.data?.pages.flatMap((page) => page.campaigns) ?? []);
  const isListed = listed.some(({ id }) => id === value);
  // An older or archived campaign is named as well.
  const { data: other } = useQuery({
    ...campaignQuery(value),
    enabled: value !== '' && list.isSuccess && !isListed,
  });
  const options = other && !isListed ? [other, ...listed] : listed;
  if (options.length === 0) return null;
  return (
    <Field label={m.campaign_one()} labelHidden className="w-full sm:w-64">
      <Select
        value={value}
        onChange={(event) => change({ campaign: event.target.value })}
        options={[
          { value: '', label: m.campaign_every() },
          ...options.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
    </Field>
  );
}
