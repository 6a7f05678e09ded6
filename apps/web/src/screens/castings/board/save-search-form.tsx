import { limits } from '@briefcast/contract';
import { formatMoney, formatSeries } from '@briefcast/i18n/format';
import { categoryLabel } from '@briefcast/i18n/labels/category';
import { deliverableLabel } from '@briefcast/i18n/labels/deliverable';
import { languageLabel } from '@briefcast/i18n/labels/language';
import { m } from '@briefcast/i18n/messages';
import { useState } from 'react';
import { useCreateSearch } from '../../../features/castings/use-keep-castings.ts';
import { errorText } from '../../../lib/show-error.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { DialogBox } from '../../../ui/dialog-box.tsx';
import { Field, FormError } from '../../../ui/field.tsx';
import { OnlineButton } from '../../../ui/online-button.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { toastSuccess } from '../../../ui/toast.ts';
import { type BoardFilters, keptFilters } from './board-filters.ts';

interface SaveSearchFormProps {
  filters: BoardFilters;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Filters in words, as the proposed name. */
function wordsOf(filters: BoardFilters): string {
  const { search, categories, languages, deliverables, currency, minPay } = keptFilters(filters);
  return formatSeries(
    [
      search,
      ...categories.map(categoryLabel),
      ...languages.map(languageLabel),
      ...deliverables.map(deliverableLabel),
      currency ?? '',
      minPay ? m.search_from({ amount: formatMoney(minPay, 'USD') }) : '',
    ].filter(Boolean),
  ).slice(0, limits.name);
}

/** Saves the filters of the board under a name, with notifications of what they find. */
export function SaveSearchForm({ filters, open, onOpenChange }: SaveSearchFormProps) {
  const create = useCreateSearch();
  const [name, setName] = useState(() => wordsOf(filters));
  const [isTold, setTold] = useState(true);
  const [isMissing, setMissing] = useState(false);

  function save() {
    setMissing(name.trim() === '');
    if (name.trim() === '' || create.isPending) return;
    create.mutate(
      { name: name.trim(), filters: keptFilters(filters), isTold },
      {
        onSuccess: () => {
          toastSuccess(m.search_saved_done());
          onOpenChange(false);
        },
      },
    );
  }

  return (
    <DialogBox
      sheet
      size="sm"
      open={open}
      onOpenChange={onOpenChange}
      busy={create.isPending}
      title={m.search_save()}
      description={m.search_save_about()}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      footer={
        <OnlineButton type="submit" busy={create.isPending} busyText={m.casting_saving()}>
          {m.casting_save()}
        </OnlineButton>
      }
    >
      <div className="grid gap-4">
        <Field label={m.search_name()} error={isMissing ? m.finding_text_required() : undefined} required>
          <TextInput
            dir="auto"
            autoComplete="off"
            maxLength={limits.name}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </Field>
        <Checkbox
          label={m.search_tell()}
          checked={isTold}
          onChange={({ target }) => setTold(target.checked)}
        />
        <FormError className="empty:hidden">
          {create.error ? errorText(create.error, m.please_try_again()) : undefined}
        </FormError>
      </div>
    </DialogBox>
  );
}
