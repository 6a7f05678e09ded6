import { m } from '@briefcast/i18n/messages';
import { CircleAlert } from 'lucide-react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { RightsWords } from '../../../features/deals/rights-words.tsx';
import {
  CountriesRow,
  PostingRow,
  RawFootageRow,
  UnpaidTermRow,
} from '../../../features/deals/send-brief/rights/limit-rows.tsx';
import { PlaceRows } from '../../../features/deals/send-brief/rights/place-rows.tsx';
import { RightsGroup } from '../../../features/deals/send-brief/rights/right-row.tsx';
import { readRights } from '../../../features/deals/send-brief/rights/rights-form.ts';
import { useRights } from '../../../features/deals/send-brief/rights/use-rights.ts';
import { useUsualRights } from '../../../features/deals/send-brief/rights/use-usual-rights.ts';
import { UsualTag } from '../../../features/deals/send-brief/rights/usual-bar.tsx';
import { isUsual } from '../../../features/deals/send-brief/rights/usual-form.ts';
import { readWish } from '../../../features/deals/send-brief/wish-form.ts';
import { useUser } from '../../../lib/use-user.ts';
import { asBrief } from './as-brief.ts';
import type { CastingForm } from './casting-form.ts';

/** Rights of the brand in the content, line by line. */
export function CastingRights({ form }: { form: UseFormReturn<CastingForm> }) {
  const choice = useRights(asBrief(form), []);
  const errors = form.formState.errors.rights;
  const error = errors?.message ?? errors?.ownAccounts?.message ?? errors?.boostedPost?.message;
  return (
    <section className="ear-sm min-w-0 bg-sunken px-4 py-3">
      <h3 className="mb-1 text-md font-semibold">{m.brief_rights()}</h3>
      <p className="hint mb-3">{m.casting_form_rights_hint()}</p>
      <UsualOfCasting form={form} />
      {error ? (
        <p role="alert" className="field-error mb-3 flex items-start gap-1.5">
          <CircleAlert aria-hidden className="ic mt-px size-4!" />
          {error}
        </p>
      ) : null}
      <div className="rights mb-3 bg-surface">
        <RightsGroup title={m.rights_where()} about={m.rights_where_about()}>
          <PlaceRows choice={choice} />
        </RightsGroup>
        <RightsGroup title={m.rights_how_long()} about={m.rights_how_long_about()}>
          <UnpaidTermRow choice={choice} />
          <CountriesRow choice={choice} />
        </RightsGroup>
        <RightsGroup title={m.rights_files()}>
          <RawFootageRow choice={choice} />
          <PostingRow choice={choice} />
        </RightsGroup>
      </div>
      <InPlainWords form={form} />
    </section>
  );
}

/** Chosen rights in plain words, as the creators who apply read them. */
function InPlainWords({ form }: { form: UseFormReturn<CastingForm> }) {
  const { companyName } = useUser('BRAND');
  const [rights, deliverables, wishes] = useWatch({
    control: form.control,
    name: ['rights', 'deliverables', 'wishes'],
  });
  return (
    <div className="mb-3">
      <RightsWords
        said={{
          rights: readRights(rights, deliverables),
          exclusivity: null,
          files: deliverables.reduce((sum, kind) => sum + readWish(kind, wishes[kind]).count, 0),
          reader: 'BRAND',
          brand: companyName,
          creator: m.plain_each_creator(),
        }}
      />
    </div>
  );
}

/**
 * Names the source of the usual rights while they are unchanged. A casting never asks for exclusivity, even if
 * that is usual.
 */
function UsualOfCasting({ form }: { form: UseFormReturn<CastingForm> }) {
  const rights = useWatch({ control: form.control, name: 'rights' });
  const usual = useUsualRights();
  const fields = { rights, exclusivityMonths: '', exclusivityCategory: '' };
  return isUsual(fields, { ...usual.rights, exclusivity: null }) ? (
    <p className="mb-3">
      <UsualTag whose={usual.whose} />
    </p>
  ) : null;
}
