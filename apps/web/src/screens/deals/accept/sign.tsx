import { type DealDetail, openProposal, type UseTerm, useTerms } from '@briefcast/contract';
import { formatCount, formatMoney } from '@briefcast/i18n/format';
import { monthsText } from '@briefcast/i18n/labels/months';
import { termLabel } from '@briefcast/i18n/labels/rights';
import { m } from '@briefcast/i18n/messages';
import { Check, X } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { CounterButton } from '../../../features/deals/negotiation/counter-button.tsx';
import { RejectDialog } from '../../../features/deals/reject-dialog.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field, FieldGroup } from '../../../ui/field.tsx';
import { OnlineButton } from '../../../ui/online-button.tsx';
import { TextInput } from '../../../ui/text-input.tsx';

/** For how long the brand may pay for advertisements, whoever's account they run on; null for none. */
function adsTerm({ rights }: DealDetail): UseTerm | null {
  const asked = [rights?.paidAds, rights?.boostedPost];
  return useTerms.findLast((term) => asked.includes(term)) ?? null;
}

/** What accepting gives away for good, each to be ticked on its own. */
function finalThings(deal: DealDetail): string[] {
  const { exclusivity } = deal;
  const ads = adsTerm(deal);
  const things: string[] = [];
  if (exclusivity)
    things.push(
      m.accept_final_exclusivity({
        category: exclusivity.category,
        months: monthsText(exclusivity.months),
      }),
    );
  if (ads)
    things.push(
      ads === 'ENDLESS' ? m.accept_final_ads_endless() : m.accept_final_ads({ term: termLabel(ads) }),
    );
  return things;
}

/** A name as people would call it the same, however its letters are typed. */
const plain = (name: string) => name.normalize('NFC').trim().replace(/\s+/gu, ' ').toLocaleLowerCase();

interface SignProps {
  deal: DealDetail;
  /** The creator's name as the profile has it. */
  name: string;
  isBusy: boolean;
  /** Whether the work waits for the deposit; asked where there is one. */
  startsWithDeposit: boolean;
  onStartsWithDeposit: (waits: boolean) => void;
  onAccept: () => void;
}

/** The creator's answer: what cannot be taken back is ticked, the name is typed, and then the brief is accepted. */
export function Sign({ deal, name, isBusy, startsWithDeposit, onStartsWithDeposit, onAccept }: SignProps) {
  const formId = useId();
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [typed, setTyped] = useState('');
  const [wasSent, setSent] = useState(false);
  const [isRejecting, setRejecting] = useState(false);
  const things = finalThings(deal);
  const isTicked = things.every((thing) => ticked.includes(thing));
  const isNamed = plain(typed) === plain(name);

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setSent(true);
    if (isTicked && isNamed) return isBusy ? undefined : onAccept();
    const missing = isTicked ? 'input[name=signature]' : 'input[type=checkbox][aria-invalid]:not(:checked)';
    event.currentTarget.querySelector<HTMLInputElement>(missing)?.focus();
  }

  return (
    <section aria-labelledby={`${formId}-title`} className="card accept-sign">
      <h2 id={`${formId}-title`} className="text-d4">
        {things.length === 0
          ? m.accept_answer()
          : m.accept_final({ n: things.length, count: formatCount(things.length) })}
      </h2>
      <form id={formId} noValidate className="accept-form" onSubmit={handleSubmit}>
        {things.length === 0 ? null : (
          <FieldGroup
            label={m.accept_final({ n: things.length, count: formatCount(things.length) })}
            legendHidden
            error={wasSent && !isTicked ? m.accept_final_missing() : undefined}
          >
            {things.map((thing) => (
              <Checkbox
                key={thing}
                label={<span className="wrap-anywhere">{thing}</span>}
                checked={ticked.includes(thing)}
                aria-invalid={wasSent && !ticked.includes(thing)}
                onChange={({ currentTarget: { checked } }) =>
                  setTicked((before) => [
                    ...before.filter((one) => one !== thing),
                    ...(checked ? [thing] : []),
                  ])
                }
              />
            ))}
          </FieldGroup>
        )}
        {deal.deposit ? (
          <div>
            <Checkbox
              label={m.accept_starts_with_deposit()}
              checked={startsWithDeposit}
              onChange={({ currentTarget }) => onStartsWithDeposit(currentTarget.checked)}
            />
            <p className="hint">{m.accept_starts_with_deposit_hint()}</p>
          </div>
        ) : null}
        <Field
          label={m.accept_name()}
          hint={<span className="wrap-anywhere">{m.accept_name_hint({ name })}</span>}
          error={wasSent && !isNamed ? m.accept_name_wrong() : undefined}
          required
        >
          <TextInput
            name="signature"
            autoComplete="name"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
      </form>
      {/* The dialogs have forms of their own, which would submit this one if they stood inside it. */}
      <div className="accept-acts">
        <p className="hint me-auto">{m.accept_nothing_yet()}</p>
        <OnlineButton
          variant="ghost"
          icon={<X aria-hidden className="ic" />}
          disabled={isBusy}
          onClick={() => setRejecting(true)}
        >
          {m.deal_reject()}
        </OnlineButton>
        {openProposal(deal.proposals) ? null : <CounterButton deal={deal} answered={null} />}
        <OnlineButton
          type="submit"
          form={formId}
          variant="cast"
          icon={<Check aria-hidden className="ic" />}
          busy={isBusy}
          busyText={m.deal_accepting()}
        >
          {m.accept_for({ amount: formatMoney(deal.budget, deal.currency) })}
        </OnlineButton>
      </div>
      <RejectDialog dealId={deal.id} title={deal.title} open={isRejecting} onOpenChange={setRejecting} />
    </section>
  );
}
