import { NewDealLink } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { Link2 } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { LinkFields, targetOf } from '../../features/short-links/link-fields.tsx';
import { useFillCampaign } from '../../features/short-links/use-short-links.ts';
import { schemaResolver } from '../../lib/schema-resolver.ts';
import { showFailure } from '../../lib/show-form-failure.ts';
import { FormError } from '../../ui/field.tsx';
import { OnlineButton } from '../../ui/online-button.tsx';
import { toastSuccess } from '../../ui/toast.ts';

interface FillCardProps {
  campaignId: string;
  /** Whether nobody has a link yet. */
  isFirst: boolean;
}

/** Gives each creator without a link one of their own, all to the same address. */
export function FillCard({ campaignId, isFirst }: FillCardProps) {
  const fill = useFillCampaign(campaignId);
  const form = useForm<NewDealLink>({
    resolver: schemaResolver(NewDealLink),
    defaultValues: { target: null, promoCode: '' },
  });
  const { errors } = form.formState;
  const submit = form.handleSubmit((body) =>
    fill.mutate(body, {
      onSuccess: () => toastSuccess(m.short_link_given()),
      onError: (error) => showFailure(form, error, m.short_link_not_given()),
    }),
  );
  const isEmpty = !targetOf(form.watch('target')) && !form.watch('promoCode');
  return (
    <form noValidate onSubmit={submit} aria-labelledby="fill-links" className="card grid gap-4 p-5 sm:p-6">
      <div>
        <h2 id="fill-links" className="text-[19px]">
          {isFirst ? m.short_link_all() : m.short_link_rest()}
        </h2>
        {isFirst ? null : <p className="hint">{m.short_link_all_text()}</p>}
      </div>
      <div className="grid items-start gap-4 md:grid-cols-[2fr_1fr]">
        <LinkFields form={form} targetHint={m.short_link_target_hint()} />
      </div>
      <FormError className="empty:hidden">{errors.root?.message}</FormError>
      <OnlineButton
        type="submit"
        className="justify-self-start max-sm:w-full"
        icon={<Link2 aria-hidden className="ic" />}
        disabled={isEmpty}
        busy={fill.isPending}
        busyText={m.short_link_giving()}
      >
        {m.short_link_give()}
      </OnlineButton>
    </form>
  );
}
