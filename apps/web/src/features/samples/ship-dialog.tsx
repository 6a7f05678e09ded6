import { type NewShipment, type Shipment, z } from '@briefcast/contract';
import { firstDoneDay } from '@briefcast/contract/deals/done-day';
import { requiredLine, webUrl } from '@briefcast/contract/kit/codecs';
import { limits } from '@briefcast/contract/kit/limits';
import { formatLongDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { dayOf, deadlineOfDay } from '../../lib/calendar-day.ts';
import { schemaResolver } from '../../lib/schema-resolver.ts';
import { showFailure } from '../../lib/show-form-failure.ts';
import { Field } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { toastSuccess } from '../../ui/toast.ts';
import type { SaySample } from './use-say-sample.ts';

/** A parcel as it is typed: a day of the calendar, and an empty text where it cannot be followed. */
const ShipmentForm = z.object({
  carrier: requiredLine(limits.name),
  trackingUrl: z
    .string()
    .trim()
    .pipe(z.union([z.literal(''), webUrl])),
  sentOn: z.iso
    .date({ error: () => m.sample_ship_day_missing(), abort: true })
    .refine((value) => value <= dayOf(new Date()), { error: () => m.sample_ship_day_to_come() }),
});
type ShipmentForm = z.infer<typeof ShipmentForm>;

interface ShipDialogProps {
  /** Whether the creator sends it back; else the brand sends it. */
  isReturn: boolean;
  /** Neither went before it. */
  dealSentAt: string;
  /** Shipment stated before; null for the first time. */
  shipment: Shipment | null;
  say: SaySample;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks for the carrier and the day of a sent sample. */
export function ShipDialog({ isReturn, dealSentAt, shipment, say, open, onOpenChange }: ShipDialogProps) {
  const [today] = useState(() => dayOf(new Date()));
  const earliest = firstDoneDay(new Date(dealSentAt)).toISOString();
  const form = useForm<ShipmentForm>({
    resolver: schemaResolver(ShipmentForm),
    defaultValues: {
      carrier: shipment?.carrier ?? '',
      trackingUrl: shipment?.trackingUrl ?? '',
      sentOn: shipment?.sentOn.slice(0, 10) ?? today,
    },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ carrier, trackingUrl, sentOn }) => {
    if (deadlineOfDay(sentOn) < earliest)
      return form.setError(
        'sentOn',
        { message: m.finding_date_before_deal({ day: formatLongDate(earliest) }) },
        { shouldFocus: true },
      );
    const body: NewShipment = { carrier, trackingUrl: trackingUrl || null, sentOn: deadlineOfDay(sentOn) };
    try {
      await say.mutateAsync({ says: isReturn ? 'SENT_BACK' : 'SENT', body });
      toastSuccess(m.sample_ship_saved());
      onOpenChange(false);
    } catch (error) {
      showFailure(form, error, m.sample_saving_failed());
    }
  });
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      onSubmit={submit}
      title={isReturn ? m.sample_ship_back_title() : m.sample_ship_title()}
      description={m.sample_ship_text()}
      submitText={m.sample_ship_save()}
      busyText={m.action_sending()}
      busy={isSubmitting}
      error={errors.root?.message}
    >
      <Field label={m.sample_ship_carrier()} error={errors.carrier?.message} required>
        <TextInput dir="auto" autoComplete="off" maxLength={limits.name} {...form.register('carrier')} />
      </Field>
      <Field
        label={m.sample_ship_tracking()}
        hint={m.sample_ship_tracking_hint()}
        error={errors.trackingUrl?.message}
      >
        <TextInput
          type="url"
          dir="ltr"
          autoComplete="off"
          maxLength={limits.url}
          {...form.register('trackingUrl')}
        />
      </Field>
      <Field label={m.sample_ship_day()} error={errors.sentOn?.message} required>
        <TextInput type="date" min={earliest.slice(0, 10)} max={today} {...form.register('sentOn')} />
      </Field>
    </FormDialog>
  );
}
