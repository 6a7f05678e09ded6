import {
  type DeliverableKind,
  DeliverableShape,
  deliverableOptions,
  mediaOfKind,
  smallestSize,
  wishLimits,
} from '@briefcast/contract';
import { formatCount } from '@briefcast/i18n/format';
import { deliverableLabel, sizeText, wishesText } from '@briefcast/i18n/labels/deliverable';
import { m } from '@briefcast/i18n/messages';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { upTo } from './asked-fields.tsx';
import type { BriefForm } from './brief-form.ts';
import { readWish, shortSides } from './wish-form.ts';

/** Technical wishes for each chosen deliverable; they fold open. */
export function WishList({ form }: { form: UseFormReturn<BriefForm> }) {
  const chosen = useWatch({ control: form.control, name: 'deliverables' });
  const kinds = deliverableOptions.filter((kind) => chosen.includes(kind));
  if (kinds.length === 0) return null;
  return (
    <ul aria-label={m.folded_format()} className="grid gap-2">
      {kinds.map((kind) => (
        <WishRow key={kind} kind={kind} form={form} />
      ))}
    </ul>
  );
}

interface WishProps {
  kind: DeliverableKind;
  form: UseFormReturn<BriefForm>;
}

function WishRow({ kind, form }: WishProps) {
  const typed = useWatch({ control: form.control, name: `wishes.${kind}` });
  const hasErrors = form.formState.errors.wishes?.[kind] !== undefined;
  const [isOpen, setOpen] = useState(false);
  const deliverable = deliverableLabel(kind);
  return (
    <li className="ear-sm bg-sunken ps-3.5 pe-3">
      <details open={isOpen || hasErrors} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="flex min-h-11 list-none items-center justify-between gap-2 text-sm text-ink-2">
          <span className="min-w-0">
            <span className="font-semibold text-ink">{m.brief_wishes_of({ deliverable })} </span>
            <bdi>{wishesText(readWish(kind, typed))}</bdi>
          </span>
          <ChevronDown
            aria-hidden
            className="ic me-[13px] text-ink-3 transition-transform in-open:rotate-180"
          />
        </summary>
        <WishInputs kind={kind} form={form} />
      </details>
    </li>
  );
}

function WishInputs({ kind, form }: WishProps) {
  const name = `wishes.${kind}` as const;
  const shape = useWatch({ control: form.control, name: `${name}.shape` });
  const errors = form.formState.errors.wishes?.[kind];
  const shapeOf = DeliverableShape.safeParse(shape).data ?? null;
  const sizes = shortSides.map((side) => ({
    value: String(side),
    label: sizeText(smallestSize(shapeOf, side)),
  }));
  const shapes = DeliverableShape.options.map((value) => ({ value, label: value }));
  const isFilm = mediaOfKind[kind].includes('VIDEO');
  return (
    <div className="grid grid-cols-2 items-start gap-3 pt-1 pb-2.5 max-[359px]:grid-cols-1">
      <Field label={m.brief_wish_shape()}>
        <Select placeholder={m.brief_wish_any()} options={shapes} {...form.register(`${name}.shape`)} />
      </Field>
      <Field label={m.brief_wish_size()}>
        <Select placeholder={m.brief_wish_any()} options={sizes} {...form.register(`${name}.shortSide`)} />
      </Field>
      {isFilm ? (
        <>
          <Field label={m.brief_wish_shortest()} error={errors?.minSeconds?.message}>
            <TextInput
              inputMode="numeric"
              autoComplete="off"
              maxLength={4}
              {...form.register(`${name}.minSeconds`)}
            />
          </Field>
          <Field label={m.brief_wish_longest()} error={errors?.maxSeconds?.message}>
            <TextInput
              inputMode="numeric"
              autoComplete="off"
              maxLength={4}
              {...form.register(`${name}.maxSeconds`)}
            />
          </Field>
        </>
      ) : null}
    </div>
  );
}

/** How many rounds of changes the brief includes. */
export function RoundsField({ form }: { form: UseFormReturn<BriefForm> }) {
  return (
    <Field label={m.brief_rounds()} hint={m.brief_rounds_hint()}>
      <Select options={upTo(wishLimits.rounds)} {...form.register('rounds')} />
    </Field>
  );
}

const paymentTerms = [0, 7, 14, 30, 45, 60, 90];

/** How many days after completion the brand pays; the usual terms are the operator's. */
export function PaymentTermsField({ form }: { form: UseFormReturn<BriefForm> }) {
  const chosen = useWatch({ control: form.control, name: 'paymentDays' });
  // Another number, as of a template, stays among them.
  const terms = new Set([...paymentTerms, ...(chosen === '' ? [] : [Number(chosen)])]);
  const options = [...terms]
    .toSorted((a, b) => a - b)
    .map((days) => ({
      value: String(days),
      label: m.brief_payment_option({ n: days, count: formatCount(days) }),
    }));
  return (
    <Field label={m.brief_payment_days()} hint={m.brief_payment_hint()}>
      <Select placeholder={m.brief_payment_usual()} options={options} {...form.register('paymentDays')} />
    </Field>
  );
}
