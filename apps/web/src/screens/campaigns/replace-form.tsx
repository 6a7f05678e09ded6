import type { DealListItem } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { fullName } from '../../lib/names.ts';
import { errorText } from '../../lib/show-error.ts';
import { rosterCreatorsQuery, rostersQuery } from '../../parts/creators/rosters-query.ts';
import { Field } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Select } from '../../ui/select.tsx';
import { briefOf, type OnBrief } from './brief-of.ts';
import { nextOfList } from './replacements.ts';

interface ReplaceFormProps {
  /** Project whose creator is replaced. */
  deal: DealListItem;
  /** Ids of creators whom the campaign has asked. */
  asked: ReadonlySet<string>;
  onBrief: OnBrief;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Opens the brief of somebody who declined for the next creator of a list. */
export function ReplaceForm({ deal, asked, onBrief, open, onOpenChange }: ReplaceFormProps) {
  const rosters = useQuery(rostersQuery);
  const creators = useQuery(rosterCreatorsQuery);
  const [list, setList] = useState('');
  const [next] =
    rosters.data && creators.data ? nextOfList(rosters.data, creators.data, { list, asked }) : [];
  const fill = useMutation({ mutationFn: () => briefOf(deal.id) });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!next) return;
    fill.mutate(undefined, {
      onSuccess: (brief) => {
        onOpenChange(false);
        onBrief(next, brief);
      },
    });
  }

  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      onSubmit={submit}
      title={m.campaign_replace()}
      description={<bdi>{deal.title}</bdi>}
      submitText={next ? m.campaign_brief_next({ name: next.firstName }) : m.campaign_replace()}
      busyText={m.campaign_saving()}
      busy={fill.isPending}
      error={fill.error ? errorText(fill.error, m.please_try_again()) : undefined}
    >
      <Field
        label={m.campaign_from_list()}
        hint={next ? m.campaign_next_is({ name: fullName(next) }) : m.campaign_nobody_left()}
      >
        <Select
          value={list}
          onChange={(event) => setList(event.target.value)}
          options={[
            { value: '', label: m.roster_all() },
            ...(rosters.data?.lists ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      </Field>
    </FormDialog>
  );
}
