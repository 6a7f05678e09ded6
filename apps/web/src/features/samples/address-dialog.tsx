import type { PostalAddress } from '@briefcast/contract';
import { limits } from '@briefcast/contract/kit/limits';
import { NewPostalAddress } from '@briefcast/contract/samples/schemas';
import { m } from '@briefcast/i18n/messages';
import { useForm } from 'react-hook-form';
import { schemaResolver } from '../../lib/schema-resolver.ts';
import { showFailure } from '../../lib/show-form-failure.ts';
import { Field } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { toastSuccess } from '../../ui/toast.ts';
import type { SaySample } from './use-say-sample.ts';

const empty: PostalAddress = {
  name: '',
  phone: '',
  street: '',
  moreStreet: '',
  city: '',
  region: '',
  country: '',
  note: '',
};

interface AddressDialogProps {
  /** Null before it was given. */
  address: PostalAddress | null;
  say: SaySample;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The creator says where the sample goes. */
export function AddressDialog({ address, say, open, onOpenChange }: AddressDialogProps) {
  const form = useForm<PostalAddress>({
    resolver: schemaResolver(NewPostalAddress),
    defaultValues: address ?? empty,
  });
  const { errors, isSubmitting } = form.formState;
  const { register } = form;
  const submit = form.handleSubmit(async (body) => {
    try {
      await say.mutateAsync({ says: 'ADDRESS', body });
      toastSuccess(m.sample_address_saved());
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
      title={m.sample_address_title()}
      description={m.sample_address_text()}
      submitText={m.sample_address_save()}
      busyText={m.action_sending()}
      busy={isSubmitting}
      error={errors.root?.message}
    >
      <Field label={m.sample_address_name()} error={errors.name?.message} required>
        <TextInput dir="auto" autoComplete="name" maxLength={limits.name} {...register('name')} />
      </Field>
      <Field label={m.sample_address_phone()} error={errors.phone?.message} required>
        <TextInput type="tel" dir="ltr" autoComplete="tel" maxLength={limits.name} {...register('phone')} />
      </Field>
      <Field label={m.sample_address_street()} error={errors.street?.message} required>
        <TextInput dir="auto" autoComplete="address-line1" maxLength={limits.title} {...register('street')} />
      </Field>
      <Field label={m.sample_address_more()} error={errors.moreStreet?.message}>
        <TextInput
          dir="auto"
          autoComplete="address-line2"
          maxLength={limits.title}
          {...register('moreStreet')}
        />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={m.sample_address_city()} error={errors.city?.message} required>
          <TextInput dir="auto" autoComplete="address-level2" maxLength={limits.name} {...register('city')} />
        </Field>
        <Field label={m.sample_address_region()} error={errors.region?.message}>
          <TextInput
            dir="auto"
            autoComplete="address-level1"
            maxLength={limits.name}
            {...register('region')}
          />
        </Field>
      </div>
      <Field label={m.sample_address_country()} error={errors.country?.message} required>
        <TextInput dir="auto" autoComplete="country-name" maxLength={limits.name} {...register('country')} />
      </Field>
      <Field label={m.sample_address_note()} error={errors.note?.message}>
        <TextInput dir="auto" autoComplete="off" maxLength={limits.title} {...register('note')} />
      </Field>
    </FormDialog>
  );
}
