import type { UsualRightsOwner } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { BookmarkPlus, Scale, Undo2 } from 'lucide-react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { mayForOrganization } from '../../../../lib/policy.ts';
import { useUser } from '../../../../lib/use-user.ts';
import { Button } from '../../../../ui/button.tsx';
import { OnlineButton } from '../../../../ui/online-button.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import type { BriefForm } from '../brief-form.ts';
import { useSaveUsualRights, useUsualRights } from './use-usual-rights.ts';
import { fieldsOfUsual, isUsual, keepableUsual } from './usual-form.ts';

const owners: Record<UsualRightsOwner, () => string> = {
  BRAND: m.usual_yours,
  OPERATOR: m.usual_on_market,
  BUILT_IN: m.usual_on_market,
};

/** `Your usual rights`, or those on the market. */
export const UsualTag = ({ whose }: { whose: UsualRightsOwner }) => (
  <Tag className="inline-flex items-center gap-1.5 justify-self-start">
    <Scale aria-hidden className="ic size-3.5!" />
    {owners[whose]()}
  </Tag>
);

/** Origin of the proposed usual rights; after a change, buttons to restore them or to keep the new ones. */
export function UsualBar({ form }: { form: UseFormReturn<BriefForm> }) {
  const user = useUser();
  const { rights: usual, whose } = useUsualRights();
  const save = useSaveUsualRights();
  const [rights, exclusivityMonths, exclusivityCategory] = useWatch({
    control: form.control,
    name: ['rights', 'exclusivityMonths', 'exclusivityCategory'],
  });
  const fields = { rights, exclusivityMonths, exclusivityCategory };
  if (isUsual(fields, usual))
    return (
      // As high as the buttons that take its place.
      <p className="flex min-h-9 items-center max-sm:min-h-11">
        <UsualTag whose={whose} />
      </p>
    );

  function handleBack() {
    const options = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
    const back = fieldsOfUsual(usual);
    form.setValue('rights', { ...back.rights, postOn: rights.postOn }, options);
    form.setValue('exclusivityMonths', back.exclusivityMonths, options);
    form.setValue('exclusivityCategory', back.exclusivityCategory, options);
  }
  const kept = keepableUsual(fields);
  return (
    <div className="-ms-3 flex flex-wrap gap-1">
      <Button
        variant="ghost"
        size="sm"
        className="max-sm:min-h-11"
        icon={<Undo2 aria-hidden className="ic ic-turn" />}
        onClick={handleBack}
      >
        {whose === 'BRAND' ? m.usual_take_yours() : m.usual_take_market()}
      </Button>
      {mayForOrganization(user, 'profile.edit') ? (
        <OnlineButton
          variant="ghost"
          size="sm"
          className="max-sm:min-h-11"
          icon={<BookmarkPlus aria-hidden className="ic" />}
          disabled={!kept.success}
          busy={save.isPending}
          busyText={m.usual_keeping()}
          onClick={() => kept.data && save.mutate(kept.data)}
        >
          {m.usual_keep()}
        </OnlineButton>
      ) : null}
    </div>
  );
}
