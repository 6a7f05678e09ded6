import { type DealDetail, type UseTerm, useTerms } from '@briefcast/contract';
import { formatCount } from '@briefcast/i18n/format';
import { monthsText } from '@briefcast/i18n/labels/months';
import { termLabel } from '@briefcast/i18n/labels/rights';
import { m } from '@briefcast/i18n/messages';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field, FieldGroup } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';

/** Term in which the brand may pay for advertisements, on its own or the creator's account; null for none. */
function adsTerm({ rights }: DealDetail): UseTerm | null {
  const asked = [rights?.paidAds, rights?.boostedPost];
  return useTerms.findLast((term) => asked.includes(term)) ?? null;
}

/** Rights that accepting gives away for good, each with its own tick. */
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

/** The boxes and the name with which a creator agrees to lines, as they are filled in. They are looked at here alone. */
export interface Signature {
  deal: DealDetail;
  name: string;
  /** Consequences that cannot be taken back. */
  things: readonly string[];
  ticked: readonly string[];
  typed: string;
  wasTried: boolean;
  isTicked: boolean;
  isNamed: boolean;
  tick: (thing: string, isTicked: boolean) => void;
  type: (name: string) => void;
  /** Whether all is there; missing parts are marked, and can be found in `form` once that is drawn. */
  sign: (form: HTMLElement) => boolean;
}

/** A signature under these lines of a deal; `name` is the creator's as the profile has it. */
export function useSignature(deal: DealDetail, name: string): Signature {
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [typed, setTyped] = useState('');
  const [wasTried, setTried] = useState(false);
  const things = finalThings(deal);
  const isTicked = things.every((thing) => ticked.includes(thing));
  const isNamed = plain(typed) === plain(name);

  function sign(form: HTMLElement): boolean {
    flushSync(() => setTried(true));
    if (isTicked && isNamed) return true;
    const missing = isTicked ? 'input[name=signature]' : 'input[type=checkbox][aria-invalid]:not(:checked)';
    form.querySelector<HTMLInputElement>(missing)?.focus();
    return false;
  }

  return {
    ...{ deal, name, things, ticked, typed, wasTried, isTicked, isNamed, sign },
    tick: (thing, isOn) =>
      setTicked((before) => [...before.filter((one) => one !== thing), ...(isOn ? [thing] : [])]),
    type: setTyped,
  };
}

interface SignatureFieldsProps {
  signature: Signature;
  /** Whether the work waits for the deposit; asked where there is one. */
  startsWithDeposit: boolean;
  onStartsWithDeposit: (waits: boolean) => void;
}

/** Ticks for all that cannot be taken back, the choice of waiting for the deposit, and the typed name. */
export function SignatureFields({
  signature: { deal, name, things, ticked, typed, wasTried, isTicked, isNamed, tick, type },
  startsWithDeposit,
  onStartsWithDeposit,
}: SignatureFieldsProps) {
  return (
    <>
      {things.length === 0 ? null : (
        <FieldGroup
          label={m.accept_final({ n: things.length, count: formatCount(things.length) })}
          legendHidden
          error={wasTried && !isTicked ? m.accept_final_missing() : undefined}
        >
          {things.map((thing) => (
            <Checkbox
              key={thing}
              label={<span className="wrap-anywhere">{thing}</span>}
              checked={ticked.includes(thing)}
              aria-invalid={wasTried && !ticked.includes(thing)}
              onChange={({ currentTarget: { checked } }) => tick(thing, checked)}
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
        error={wasTried && !isNamed ? m.accept_name_wrong() : undefined}
        required
      >
        <TextInput
          name="signature"
          autoComplete="name"
          value={typed}
          onChange={(event) => type(event.target.value)}
        />
      </Field>
    </>
  );
}

/** The heading above the boxes, or above the name alone. */
export const signatureTitle = ({ things }: Signature): string =>
  things.length === 0
    ? m.accept_answer()
    : m.accept_final({ n: things.length, count: formatCount(things.length) });
