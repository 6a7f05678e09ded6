import { m } from '@briefcast/i18n/messages';
import type { UseFormReturn } from 'react-hook-form';
import { Field } from '../../../../ui/field.tsx';
import { Select } from '../../../../ui/select.tsx';
import type { BriefForm } from '../brief-form.ts';
import { rightsOfKept } from '../filled-brief.ts';
import { useTemplates } from '../use-templates.ts';

/** Takes the rights of a template alone; everything else stays as it was written. */
export function RightsOfTemplate({ form }: { form: UseFormReturn<BriefForm> }) {
  const templates = useTemplates().filter(({ brief }) => brief.rights);
  if (templates.length === 0) return null;

  function handleChoose(id: string) {
    const template = templates.find((one) => one.id === id);
    if (!template) return;
    const { rights, formerLicence, exclusivityMonths, exclusivityCategory } = rightsOfKept(template.brief);
    const options = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
    form.setValue('rights', rights, options);
    form.setValue('formerLicence', formerLicence, options);
    form.setValue('exclusivityMonths', exclusivityMonths, options);
    form.setValue('exclusivityCategory', exclusivityCategory, options);
  }

  return (
    <Field label={m.brief_rights_of_template()} labelHidden className="w-56 max-w-full">
      <Select
        placeholder={m.brief_rights_of_template()}
        options={templates.map(({ id, name }) => ({ value: id, label: name }))}
        value=""
        onChange={(event) => handleChoose(event.target.value)}
      />
    </Field>
  );
}
