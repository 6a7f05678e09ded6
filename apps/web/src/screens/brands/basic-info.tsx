import { limits, type OwnBrand, socialFields } from '@briefcast/contract';
import { companySizeLabel, industryLabel, socialPlatformLabel } from '@briefcast/i18n/labels/brand';
import { m } from '@briefcast/i18n/messages';
import { useFormContext, useWatch } from 'react-hook-form';
import { Fact } from '../../features/profiles/form-parts.tsx';
import { printNote } from '../../lib/print-note.ts';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { FormSection } from '../../ui/form-section.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { ExternalLink } from '../../ui/text-link.tsx';
import type { BrandForm } from './form-values.ts';
import { companySizeChoices, industryChoices } from './labels.ts';

const grid = 'grid gap-x-4 gap-y-5 sm:grid-cols-2 md:grid-cols-3';

function link(address: string | null) {
  return address ? (
    <ExternalLink href={address} className="wrap-anywhere">
      <bdi>{address.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')}</bdi>
    </ExternalLink>
  ) : null;
}

/** Company details, to read. */
export function BasicInfo({ brand }: { brand: OwnBrand }) {
  return (
    <Card as="div" flush className="divide-y divide-line">
      <FormSection title={m.brand_company()}>
        <dl className={grid}>
          <Fact label={m.brand_company_name()}>{brand.companyName}</Fact>
          <Fact label={m.brand_industry()}>{brand.industry && industryLabel(brand.industry)}</Fact>
          <Fact label={m.brand_company_size()}>
            {brand.companySize && companySizeLabel(brand.companySize)}
          </Fact>
          <Fact label={m.brand_founded()}>
            {brand.foundedYear === null ? null : String(brand.foundedYear)}
          </Fact>
          <Fact label={m.brand_website()} className="md:col-span-2">
            {link(brand.website)}
          </Fact>
          <Fact label={m.brand_description()} className="sm:col-span-2 md:col-span-3">
            {brand.companyDescription}
          </Fact>
        </dl>
      </FormSection>
      <FormSection title={m.brand_contact()}>
        <dl className={grid}>
          <Fact label={m.brand_contact_person()}>{brand.contactPerson}</Fact>
          <Fact label={m.brand_phone()}>
            {brand.contactPhone ? <bdi dir="ltr">{brand.contactPhone}</bdi> : null}
          </Fact>
          <Fact label={m.brand_department()}>{brand.department}</Fact>
        </dl>
      </FormSection>
      <FormSection title={m.brand_social()}>
        <dl className={grid}>
          {socialFields.map((field) => (
            <Fact key={field} label={socialPlatformLabel(field)}>
              {link(brand[field])}
            </Fact>
          ))}
        </dl>
      </FormSection>
    </Card>
  );
}

/** Company details, to edit. */
export function BasicInfoFields() {
  const { register, formState, control } = useFormContext<BrandForm>();
  const { errors } = formState;
  const companyName = useWatch({ control, name: 'companyName' });
  return (
    <Card as="div" flush className="divide-y divide-line">
      <FormSection title={m.brand_company()}>
        <div className={grid}>
          <Field
            label={m.brand_company_name()}
            hint={printNote(companyName)}
            required
            error={errors.companyName?.message}
          >
            <TextInput autoComplete="organization" maxLength={limits.name} {...register('companyName')} />
          </Field>
          <Field label={m.brand_industry()} error={errors.industry?.message}>
            <Select
              placeholder={m.brand_industry_select()}
              options={industryChoices()}
              {...register('industry')}
            />
          </Field>
          <Field label={m.brand_company_size()} error={errors.companySize?.message}>
            <Select
              placeholder={m.brand_company_size_select()}
              options={companySizeChoices()}
              {...register('companySize')}
            />
          </Field>
          <Field label={m.brand_founded()} error={errors.foundedYear?.message}>
            <TextInput inputMode="numeric" maxLength={4} autoComplete="off" {...register('foundedYear')} />
          </Field>
          <Field label={m.brand_website()} error={errors.website?.message} className="md:col-span-2">
            <TextInput
              type="url"
              dir="ltr"
              autoComplete="url"
              placeholder="https://"
              maxLength={limits.url}
              {...register('website')}
            />
          </Field>
          <Field
            label={m.brand_description()}
            error={errors.companyDescription?.message}
            className="sm:col-span-2 md:col-span-3"
          >
            <TextArea rows={4} maxLength={limits.text} {...register('companyDescription')} />
          </Field>
        </div>
      </FormSection>
      <FormSection title={m.brand_contact()}>
        <div className={grid}>
          <Field label={m.brand_contact_person()} error={errors.contactPerson?.message}>
            <TextInput autoComplete="name" maxLength={limits.name} {...register('contactPerson')} />
          </Field>
          <Field label={m.brand_phone()} error={errors.contactPhone?.message}>
            <TextInput
              type="tel"
              dir="ltr"
              autoComplete="tel"
              maxLength={limits.name}
              {...register('contactPhone')}
            />
          </Field>
          <Field label={m.brand_department()} error={errors.department?.message}>
            <TextInput maxLength={limits.name} {...register('department')} />
          </Field>
        </div>
      </FormSection>
      <FormSection title={m.brand_social()}>
        <div className={grid}>
          {socialFields.map((field) => (
            <Field key={field} label={socialPlatformLabel(field)} error={errors[field]?.message}>
              <TextInput
                dir="ltr"
                inputMode="url"
                autoCapitalize="none"
                autoCorrect="off"
                placeholder={m.brand_social_example()}
                maxLength={limits.url}
                {...register(field)}
              />
            </Field>
          ))}
        </div>
      </FormSection>
    </Card>
  );
}
