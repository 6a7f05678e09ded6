import {
  type CampaignDetail,
  CampaignTerms,
  centsFromDollars,
  currencies,
  daysInOrder,
  dollarsForField,
  finding,
  z,
} from '@briefcast/contract';
import {
  mostCampaignPeople,
  mostGoalLetters,
  mostGuidelineLetters,
} from '@briefcast/contract/campaigns/limits';
import { limits } from '@briefcast/contract/kit/limits';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { fullName } from '../../lib/names.ts';
import { q } from '../../lib/query.ts';
import { schemaResolver } from '../../lib/schema-resolver.ts';
import { showFailure } from '../../lib/show-form-failure.ts';
import { useUser } from '../../lib/use-user.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field, FieldGroup } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useSaveCampaign } from './campaign-queries.ts';

const isAmount = (typed: string) => typed.trim() === '' || centsFromDollars(typed) !== null;
const amount = z.string().refine(isAmount, {
  error: () => m.campaign_amount_unreadable({ most: formatCount(limits.cents / 100) }),
});

/** A campaign as it is typed: amounts and days are texts, empty where there is none. */
const Typed = z
  .object({
    name: CampaignTerms.shape.name,
    goal: CampaignTerms.shape.goal,
    firstDay: z.string(),
    lastDay: z.string(),
    USD: amount,
    AED: amount,
    guidelines: CampaignTerms.shape.guidelines,
    people: z.array(z.string()).max(mostCampaignPeople),
  })
  .refine(daysInOrder, { path: ['lastDay'], error: finding('campaign.days_reversed') });
type Typed = z.infer<typeof Typed>;

const typedOf = (campaign: CampaignDetail | undefined, ownId: string): Typed => ({
  name: campaign?.name ?? '',
  goal: campaign?.goal ?? '',
  firstDay: campaign?.firstDay ?? '',
  lastDay: campaign?.lastDay ?? '',
  USD: dollarsForField(campaign?.plannedCents ?? null),
  AED: dollarsForField(campaign?.plannedFils ?? null),
  guidelines: campaign?.guidelines ?? '',
  people: campaign?.people.map(({ id }) => id) ?? [ownId],
});

const termsOf = ({ firstDay, lastDay, USD, AED, ...terms }: Typed): CampaignTerms => ({
  ...terms,
  firstDay: firstDay || null,
  lastDay: lastDay || null,
  plannedCents: USD.trim() === '' ? null : centsFromDollars(USD),
  plannedFils: AED.trim() === '' ? null : centsFromDollars(AED),
});

interface CampaignFormProps {
  /** The campaign that is changed; a new one where absent. */
  campaign?: CampaignDetail | undefined;
  /** A past campaign that the new one begins with, without its days. */
  again?: CampaignDetail | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSaved?: ((id: string) => void) | undefined;
}

/** Fields of a campaign, of which the name alone has to be filled. */
export function CampaignForm({ campaign, again, open, onOpenChange, onSaved }: CampaignFormProps) {
  const { id: ownId } = useUser();
  const team = useQuery({ ...q('team.read'), select: ({ team }) => team.members });
  const save = useSaveCampaign(campaign?.id ?? null);
  const form = useForm<Typed>({
    resolver: schemaResolver(Typed),
    defaultValues: again
      ? { ...typedOf(again, ownId), firstDay: '', lastDay: '', people: [ownId] }
      : typedOf(campaign, ownId),
  });
  const { register } = form;
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (typed) => {
    try {
      const id = await save.mutateAsync(termsOf(typed));
      onOpenChange(false);
      onSaved?.(id);
    } catch (error) {
      showFailure(form, error, m.campaign_not_saved());
    }
  });
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      onSubmit={submit}
      title={campaign ? m.campaign_edit() : m.campaign_new()}
      description={m.campaign_form_about()}
      submitText={campaign ? m.campaign_save() : m.campaign_create()}
      busyText={m.campaign_saving()}
      busy={isSubmitting}
      error={errors.root?.message}
    >
      <Field label={m.campaign_name()} error={errors.name?.message} required>
        <TextInput dir="auto" autoComplete="off" maxLength={limits.name} {...register('name')} />
      </Field>
      <Field label={m.campaign_goal()} error={errors.goal?.message}>
        <TextInput dir="auto" autoComplete="off" maxLength={mostGoalLetters} {...register('goal')} />
      </Field>
      <div className="grid grid-cols-2 items-start gap-3.5 max-[359px]:grid-cols-1">
        <Field label={m.campaign_first_day()} error={errors.firstDay?.message}>
          <TextInput type="date" {...register('firstDay')} />
        </Field>
        <Field label={m.campaign_last_day()} error={errors.lastDay?.message}>
          <TextInput type="date" {...register('lastDay')} />
        </Field>
        {currencies.map((currency) => (
          <Field key={currency} label={m.campaign_budget_in({ currency })} error={errors[currency]?.message}>
            <TextInput
              dir="ltr"
              inputMode="decimal"
              autoComplete="off"
              maxLength={16}
              {...register(currency)}
            />
          </Field>
        ))}
      </div>
      <Field
        label={m.campaign_guidelines()}
        hint={m.campaign_guidelines_hint()}
        error={errors.guidelines?.message}
      >
        <TextArea dir="auto" rows={2} maxLength={mostGuidelineLetters} {...register('guidelines')} />
      </Field>
      {team.data && team.data.length > 1 ? (
        <FieldGroup label={m.campaign_people()} error={errors.people?.message}>
          <div className="grid max-h-56 overflow-y-auto">
            {team.data.map((member) => (
              <Checkbox
                key={member.userId}
                label={<bdi>{fullName(member) || member.email}</bdi>}
                value={member.userId}
                {...register('people')}
              />
            ))}
          </div>
        </FieldGroup>
      ) : null}
    </FormDialog>
  );
}
