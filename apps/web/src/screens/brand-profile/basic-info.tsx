import { limits, type OwnBrand, type SocialField, socialPlatforms } from '@briefcast/contract';
import { useFormContext } from 'react-hook-form';
import { Fact } from '../../features/profile-form/fact.tsx';
import { FormSection } from '../../features/profile-form/form-section.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { ExternalLink } from '../../ui/text-link.tsx';
import type { BrandForm } from './form-values.ts';
import { companySizeChoices, industryChoices, titleCase } from './labels.ts';

const platforms = Object.entries(socialPlatforms) as [SocialField, string][];
const grid = 'grid gap-x-4 gap-y-5 sm:grid-cols-2 md:grid-cols-3';

function link(address: string | null) {
  return address ? (
    <ExternalLink href={address} className="wrap-anywhere">
      <bdi>{address.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')}</bdi>
    </ExternalLink>
  ) : null;
}

/** Who the company is, to read. */
export function BasicInfo({ brand }: { brand: OwnBrand }) {
  return (
    <Card as="div" flush className="divide-y divide-line">
      <FormSection title="Company">
        <dl className={grid}>
          <Fact label="Company Name">{brand.companyName}</Fact>
          <Fact label="Industry">{brand.industry}</Fact>
          <Fact label="Company Size">{brand.companySize ? titleCase(brand.companySize) : null}</Fact>
          <Fact label="Founded Year">{brand.foundedYear === null ? null : String(brand.foundedYear)}</Fact>
          <Fact label="Website" className="md:col-span-2">
            {link(brand.website)}
          </Fact>
          <Fact label="Description" className="sm:col-span-2 md:col-span-3">
            {brand.companyDescription}
          </Fact>
        </dl>
      </FormSection>
      <FormSection title="Contact">
        <dl className={grid}>
          <Fact label="Contact Person">{brand.contactPerson}</Fact>
          <Fact label="Phone">{brand.contactPhone ? <bdi dir="ltr">{brand.contactPhone}</bdi> : null}</Fact>
          <Fact label="Department">{brand.department}</Fact>
        </dl>
      </FormSection>
      <FormSection title="Social links">
        <dl className={grid}>
          {platforms.map(([field, platform]) => (
            <Fact key={field} label={platform}>
              {link(brand[field])}
            </Fact>
          ))}
        </dl>
      </FormSection>
    </Card>
  );
}

/** Who the company is, to edit. */
export function BasicInfoFields() {
  const { register, formState } = useFormContext<BrandForm>();
  const { errors } = formState;
  return (
    <Card as="div" flush className="divide-y divide-line">
      <FormSection title="Company">
        <div className={grid}>
          <Field label="Company Name" required error={errors.companyName?.message}>
            <TextInput autoComplete="organization" maxLength={limits.name} {...register('companyName')} />
          </Field>
          <Field label="Industry" error={errors.industry?.message}>
            <Select placeholder="Select industry" options={industryChoices} {...register('industry')} />
          </Field>
          <Field label="Company Size" error={errors.companySize?.message}>
            <Select
              placeholder="Select company size"
              options={companySizeChoices}
              {...register('companySize')}
            />
          </Field>
          <Field label="Founded Year" error={errors.foundedYear?.message}>
            <TextInput
              type="number"
              inputMode="numeric"
              min={1600}
              max={2100}
              step={1}
              {...register('foundedYear')}
            />
          </Field>
          <Field label="Website" error={errors.website?.message} className="md:col-span-2">
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
            label="Description"
            error={errors.companyDescription?.message}
            className="sm:col-span-2 md:col-span-3"
          >
            <TextArea rows={4} maxLength={limits.text} {...register('companyDescription')} />
          </Field>
        </div>
      </FormSection>
      <FormSection title="Contact">
        <div className={grid}>
          <Field label="Contact Person" error={errors.contactPerson?.message}>
            <TextInput autoComplete="name" maxLength={limits.name} {...register('contactPerson')} />
          </Field>
          <Field label="Phone" error={errors.contactPhone?.message}>
            <TextInput
              type="tel"
              dir="ltr"
              autoComplete="tel"
              maxLength={limits.name}
              {...register('contactPhone')}
            />
          </Field>
          <Field label="Department" error={errors.department?.message}>
            <TextInput maxLength={limits.name} {...register('department')} />
          </Field>
        </div>
      </FormSection>
      <FormSection title="Social links">
        <div className={grid}>
          {platforms.map(([field, platform]) => (
            <Field key={field} label={platform} error={errors[field]?.message}>
              <TextInput
                type="url"
                dir="ltr"
                placeholder="https://"
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
