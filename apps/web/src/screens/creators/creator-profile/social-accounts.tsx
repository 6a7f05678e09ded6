import { limits, mostSocialAccounts, type OwnCreator, socialNetworks } from '@briefcast/contract';
import { formatCount } from '@briefcast/i18n/format';
import { socialNetworkLabel } from '@briefcast/i18n/labels/social-network';
import { m } from '@briefcast/i18n/messages';
import { X } from 'lucide-react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { Fact } from '../../../features/profiles/form-parts.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormSection } from '../../../ui/form-section.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { ExternalLink } from '../../../ui/text-link.tsx';
import type { CreatorForm } from './form-values.ts';

/** Accounts elsewhere with their followers, to read; null where there are none, so that a Fact shows its empty text. */
export function SocialAccounts({ creator }: { creator: OwnCreator }) {
  const accounts = creator.socialAccounts ?? [];
  return (
    <Fact label={m.creator_elsewhere()} className="sm:col-span-2">
      {accounts.length === 0 ? null : (
        <ul className="grid gap-1">
          {accounts.map(({ network, url, followers }) => (
            <li key={url}>
              <ExternalLink href={url}>{socialNetworkLabel(network)}</ExternalLink>
              {followers === null ? null : (
                <span className="hint ms-2">
                  {m.person_followers({ n: followers, count: formatCount(followers) })}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </Fact>
  );
}

/** Social accounts, to edit. */
export function SocialAccountFields() {
  const { register, formState } = useFormContext<CreatorForm>();
  const { fields, append, remove } = useFieldArray<CreatorForm, 'socialAccounts'>({ name: 'socialAccounts' });
  const rows = useWatch<CreatorForm, 'socialAccounts'>({ name: 'socialAccounts' });
  const options = socialNetworks.map((value) => ({ value, label: socialNetworkLabel(value) }));
  return (
    <FormSection title={m.creator_elsewhere()} hint={m.creator_elsewhere_hint()}>
      <div className="grid gap-4">
        {fields.map((row, index) => {
          const errors = formState.errors.socialAccounts?.[index];
          const network = socialNetworkLabel(rows[index]?.network ?? row.network);
          return (
            <div
              key={row.id}
              className="grid items-start gap-2.5 sm:grid-cols-[150px_minmax(0,1fr)_130px_auto]"
            >
              <Field label={m.creator_network()}>
                <Select options={options} {...register(`socialAccounts.${index}.network`)} />
              </Field>
              <Field label={m.creator_account()} error={errors?.url?.message}>
                <TextInput
                  dir="ltr"
                  inputMode="url"
                  autoCapitalize="none"
                  maxLength={limits.url}
                  placeholder={m.brand_social_example()}
                  {...register(`socialAccounts.${index}.url`)}
                />
              </Field>
              <Field
                label={m.creator_followers()}
                error={errors?.followers ? m.creator_followers_wrong() : undefined}
              >
                <TextInput
                  inputMode="numeric"
                  autoComplete="off"
                  {...register(`socialAccounts.${index}.followers`)}
                />
              </Field>
              <Button
                variant="ghost"
                className="sm:mt-6"
                aria-label={m.creator_account_remove({ network })}
                onClick={() => remove(index)}
              >
                <X aria-hidden className="ic" />
              </Button>
            </div>
          );
        })}
        <div>
          <Button
            variant="outline"
            size="sm"
            disabled={fields.length >= mostSocialAccounts}
            onClick={() => append({ network: 'instagram', url: '', followers: '' })}
          >
            {m.creator_account_add()}
          </Button>
        </div>
      </div>
    </FormSection>
  );
}
