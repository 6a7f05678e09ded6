import type { NewReportLink, ReportLink } from '@briefcast/contract';
import { defaultReportLinkDays, mostReportLinkDays } from '@briefcast/contract/campaign-reports/limits';
import { addToIsoDay, isoMarketDay } from '@briefcast/contract/kit/days';
import { limits } from '@briefcast/contract/kit/limits';
import { m } from '@briefcast/i18n/messages';
import { type FormEvent, useState } from 'react';
import { suggestPassword } from '../../features/shares/suggest-password.ts';
import { errorText } from '../../lib/show-error.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { toastSuccess } from '../../ui/toast.ts';
import type { Shown } from './shown-parts.ts';
import { useSetReportLink } from './use-report-link.ts';

interface LinkFormProps {
  campaignId: string;
  /** The link that is changed; null for a new one. */
  link: ReportLink | null;
  shown: Shown;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called with a new password, which is said this once; empty where there is none. */
  onSaved: (password: string) => void;
}

/** Last day and password of the link; a new one shows what the page shows. */
export function LinkForm({ campaignId, link, shown, open, onOpenChange, onSaved }: LinkFormProps) {
  const today = isoMarketDay(new Date());
  const defaultEnd = addToIsoDay(today, defaultReportLinkDays);
  const [endsOn, setEndsOn] = useState(link && !link.isOver ? link.endsOn : defaultEnd);
  const [keeps, setKeeps] = useState(link?.hasPassword ?? false);
  const [password, setPassword] = useState(link ? '' : suggestPassword);
  const set = useSetReportLink(campaignId);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (set.isPending) return;
    const body: NewReportLink = {
      shows: [...(link?.shows ?? shown.shows)],
      language: link?.language ?? shown.language,
      endsOn,
      ...(keeps ? {} : { password }),
    };
    set.mutate(body, {
      onSuccess: () => {
        onSaved(keeps ? '' : password);
        onOpenChange(false);
        toastSuccess(link ? m.campaign_report_link_changed() : m.campaign_report_link_made());
      },
    });
  }

  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      onSubmit={submit}
      title={m.campaign_report_link_form()}
      description={m.campaign_report_link_form_about()}
      submitText={m.campaign_report_link_save()}
      busyText={m.campaign_report_link_saving()}
      busy={set.isPending}
      error={set.error ? errorText(set.error, m.please_try_again()) : undefined}
    >
      <Field label={m.campaign_report_ends()} hint={m.campaign_report_ends_hint()} required>
        <TextInput
          type="date"
          required
          min={today}
          max={addToIsoDay(today, mostReportLinkDays)}
          value={endsOn}
          onChange={({ target }) => setEndsOn(target.value)}
        />
      </Field>
      {link?.hasPassword ? (
        <Checkbox
          label={m.campaign_report_password_keep()}
          checked={keeps}
          onChange={({ target }) => setKeeps(target.checked)}
        />
      ) : null}
      {keeps ? null : (
        <Field label={m.campaign_report_password()} hint={m.campaign_report_password_hint()}>
          <TextInput
            value={password}
            maxLength={limits.name}
            dir="ltr"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => setPassword(target.value.trim())}
          />
        </Field>
      )}
    </FormDialog>
  );
}
