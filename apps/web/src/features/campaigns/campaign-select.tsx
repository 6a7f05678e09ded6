import { m } from '@briefcast/i18n/messages';
import { useInfiniteQuery } from '@tanstack/react-query';
import { eachOnce } from '../../lib/each-once.ts';
import { Field } from '../../ui/field.tsx';
import { MorePages } from '../../ui/load-more.tsx';
import { Select } from '../../ui/select.tsx';
import { campaignsQuery } from './campaign-queries.ts';

interface CampaignSelectProps {
  /** Empty before one is chosen. */
  value: string;
  onChange: (id: string) => void;
  /** Campaign that is left out. */
  without?: string | undefined;
}

/** Chooses one of the organisation's campaigns. */
export function CampaignSelect({ value, onChange, without }: CampaignSelectProps) {
  const list = useInfiniteQuery(campaignsQuery());
  const campaigns = eachOnce(list.data?.pages.flatMap((page) => page.campaigns) ?? []);
  const options = campaigns
    .filter(({ id }) => id !== without)
    .map(({ id, name }) => ({ value: id, label: name }));
  return (
    <div>
      <Field label={m.campaign_one()}>
        <Select
          value={value}
          placeholder={m.campaign_choose()}
          options={options}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
      <MorePages list={list} busyText={m.campaign_loading()} failedText={m.campaign_not_loaded()} />
    </div>
  );
}
