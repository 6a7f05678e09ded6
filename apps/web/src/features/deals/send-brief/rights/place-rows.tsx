/** Where the content may be shown: two unpaid places with one term, and three uses with a term each. */
import { boostedLine, type TakenLine, type UseTerm, useTerms } from '@briefcast/contract';
import { placeLabel, rightLabel, termLabel } from '@briefcast/i18n/labels/rights';
import { m } from '@briefcast/i18n/messages';
import { Globe, type LucideIcon, Megaphone, Rocket, Tv, User } from 'lucide-react';
import { StepGroup } from '../../../../ui/step-group.tsx';
import { priceInWords, stepNote } from './price-words.ts';
import { RightRow } from './right-row.tsx';
import type { TermedUse } from './rights-form.ts';
import { isRefused, type RightsChoice } from './use-rights.ts';

/** The steps of a term, with what each adds. */
export function termSteps(
  { priceOf, currency }: Pick<RightsChoice, 'priceOf' | 'currency'>,
  lineOf: (term: UseTerm) => TakenLine,
) {
  return useTerms.map((term) => {
    const price = priceOf(lineOf(term));
    return {
      value: term,
      label: termLabel(term),
      note: price ? stepNote(price, currency) : undefined,
      disabled: isRefused(price),
    };
  });
}

/** Five places, each with its own price. */
export function PlaceRows({ choice }: { choice: RightsChoice }) {
  return (
    <>
      <UnpaidRow
        choice={choice}
        name="ownAccounts"
        Icon={User}
        title={m.rights_own_accounts()}
        about={m.rights_own_accounts_about()}
      />
      <UnpaidRow
        choice={choice}
        name="siteAndShop"
        Icon={Globe}
        title={placeLabel('SITE_AND_SHOP')}
        about={m.rights_site_about()}
      />
      <TermedRow
        choice={choice}
        use="paidAds"
        Icon={Megaphone}
        title={rightLabel('PAID_ADS')}
        about={m.rights_paid_ads_about()}
        lineOf={(term) => ({ line: `PAID_ADS_${term}`, times: 1 })}
      />
      <TermedRow
        choice={choice}
        use="boostedPost"
        Icon={Rocket}
        title={m.rights_boosted()}
        about={m.rights_boosted_about()}
        lineOf={boostedLine}
      />
      <TermedRow
        choice={choice}
        use="broadcast"
        Icon={Tv}
        title={placeLabel('BROADCAST')}
        about={m.rights_broadcast_about()}
        lineOf={(term) => ({ line: `BROADCAST_${term}`, times: 1 })}
      />
    </>
  );
}

interface PlaceProps {
  choice: RightsChoice;
  Icon: LucideIcon;
  title: string;
  about: string;
}

function UnpaidRow({
  choice: { form, rights, change, priceOf, currency },
  name,
  ...row
}: PlaceProps & { name: 'ownAccounts' | 'siteAndShop' }) {
  const price = priceOf({ line: `UNPAID_${rights.unpaidTerm}`, times: 1 });
  // Registers the switch, as the first of them shows the problem where nothing at all was granted, and gets the focus
  // then.
  const { ref } = form.register(`rights.${name}`);
  return (
    <RightRow
      {...row}
      line={name}
      isOn={rights[name]}
      price={price && priceInWords(price, currency)}
      switchRef={ref}
      onSwitch={(isOn) => change({ [name]: isOn })}
    />
  );
}

/** The term that switching on begins with, if the creator gives it. */
const firstTerms: Record<TermedUse, UseTerm> = {
  paidAds: 'MONTHS_3',
  boostedPost: 'DAYS_30',
  broadcast: 'MONTHS_3',
};

interface TermedProps extends PlaceProps {
  use: TermedUse;
  lineOf: (term: UseTerm) => TakenLine;
}

function TermedRow({ choice: { rights, change, priceOf, currency }, use, lineOf, ...row }: TermedProps) {
  const chosen = rights[use];
  const steps = termSteps({ priceOf, currency }, lineOf);
  const wanted = firstTerms[use];
  const offered = steps.filter(({ disabled }) => !disabled).map(({ value }) => value);
  const first = offered.includes(wanted) ? wanted : offered[0];
  const price = priceOf(lineOf(chosen ?? first ?? wanted));
  const each = use === 'boostedPost' && chosen === null ? m.price_each_30_days() : undefined;

  function handleSwitch(isOn: boolean) {
    const term = isOn ? (first ?? null) : null;
    // Proposes the posting side again, as only a post of the creator can be boosted.
    const isBrandAlone = use === 'boostedPost' && term !== null && rights.posting === 'BRAND';
    change({ [use]: term, ...(isBrandAlone ? { posting: null } : {}) });
  }

  return (
    <RightRow
      {...row}
      line={use}
      isOn={chosen !== null}
      price={price && priceInWords(price, currency, each)}
      disabled={chosen === null && first === undefined}
      onSwitch={handleSwitch}
    >
      {chosen === null ? null : (
        <StepGroup
          label={m.rights_term_of({ what: row.title })}
          steps={steps}
          value={chosen}
          onChange={(term) => change({ [use]: term })}
        />
      )}
    </RightRow>
  );
}
