import { type DealLink, NewDealLink } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useForm } from 'react-hook-form';
import { schemaResolver } from '../../lib/schema-resolver.ts';
import { showFailure } from '../../lib/show-form-failure.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { toastSuccess } from '../../ui/toast.ts';
import { LinkFields } from './link-fields.tsx';
import { useChangeLink } from './use-short-links.ts';

interface LinkDialogProps {
  dealId: string;
  /** Name of the creator. */
  name: string;
  link: DealLink | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Gives a deal a link and a code, or changes them. */
export function LinkDialog({ dealId, name, link, open, onOpenChange }: LinkDialogProps) {
  const change = useChangeLink(dealId);
  const form = useForm<NewDealLink>({
    resolver: schemaResolver(NewDealLink),
    defaultValues: { target: link?.target ?? null, promoCode: link?.promoCode ?? '' },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (body) => {
    try {
      await change.mutateAsync(body);
      toastSuccess(m.short_link_saved());
      onOpenChange(false);
    } catch (error) {
      showFailure(form, error, m.short_link_not_saved());
    }
  });
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      onSubmit={submit}
      title={m.short_link_change_title()}
      description={<bdi>{name}</bdi>}
      submitText={m.short_link_save()}
      busyText={m.short_link_giving()}
      busy={isSubmitting}
      error={errors.root?.message}
    >
      <LinkFields
        form={form}
        targetHint={link?.target ? m.short_link_switch_off_hint() : m.short_link_target_hint()}
      />
    </FormDialog>
  );
}
