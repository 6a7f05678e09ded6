import {
  type Casting,
  centsFromDollars,
  dollarsForField,
  limits,
  type NewApplication,
  type OwnApplication,
  type OwnCreator,
  z,
} from '@briefcast/contract';
import { castingLimits } from '@briefcast/contract/castings/limits';
import { requiredText } from '@briefcast/contract/kit/codecs';
import { currencySign, formatCount, formatMoney } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { AskMeter } from '../../../features/castings/ask-meter.tsx';
import { useSayApplication } from '../../../features/castings/casting-queries.ts';
import { FitLine } from '../../../features/castings/fit-line.tsx';
import { schemaResolver } from '../../../lib/schema-resolver.ts';
import { showFailure } from '../../../lib/show-form-failure.ts';
import { readStored, writeStored } from '../../../lib/storage.ts';
import { currencyCode } from '../../../parts/currencies/currency-code.ts';
import { useContactNote } from '../../../parts/moderation/contact-note.tsx';
import { DialogBox } from '../../../ui/dialog-box.tsx';
import { Field, FieldGroup, FormError } from '../../../ui/field.tsx';
import { OnlineButton } from '../../../ui/online-button.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { toastSuccess } from '../../../ui/toast.ts';
import { FilmField } from './film-field.tsx';
import { filmKey, forgetFilm } from './kept-film.ts';
import { ReelPicker } from './reel-picker.tsx';

/** An application as it is typed. */
const ApplyFields = (asksQuestion: boolean) =>
  z.object({
    pitch: requiredText(castingLimits.pitch),
    price: z
      .string()
      .trim()
      .refine((value) => (centsFromDollars(value) ?? 0) > 0, { error: () => m.application_price_missing() }),
    answer: z
      .string()
      .trim()
      .max(limits.title)
      .refine((value) => !asksQuestion || value !== '', { error: () => m.application_answer_missing() }),
    itemIds: z.array(z.string()),
  });
type ApplyFields = z.infer<ReturnType<typeof ApplyFields>>;

interface ApplyFormProps {
  casting: Casting;
  creator: OwnCreator;
  /** The application that is changed; null for a new one. */
  application: OwnApplication | null;
  now: Date;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const draftKey = (creatorId: string, castingId: string) => `castingApplication:${creatorId}:${castingId}`;

/** Draft typed on this device before; empty where it cannot be read. */
function readDraft(key: string): ApplyFields {
  const none: ApplyFields = { pitch: '', price: '', answer: '', itemIds: [] };
  try {
    const draft: unknown = JSON.parse(readStored('local', key) ?? 'null');
    // A draft need not be complete: only its form is looked at.
    const kept = z.object({
      pitch: z.string(),
      price: z.string(),
      answer: z.string(),
      itemIds: z.array(z.string()),
    });
    return kept.safeParse(draft).data ?? none;
  } catch {
    return none;
  }
}

/** Applying, or changing what one said; a draft stays on the device until it is sent. */
export function ApplyForm({ casting, creator, application, now, open, onOpenChange }: ApplyFormProps) {
  const key = draftKey(creator.id, casting.id);
  const say = useSayApplication(casting.id);
  const fixedPay = casting.payFrom === casting.payTo ? casting.payTo : null;
  const form = useForm<ApplyFields>({
    resolver: schemaResolver(ApplyFields(casting.question !== '')),
    defaultValues: {
      ...(application
        ? {
            pitch: application.pitch,
            price: dollarsForField(application.price),
            answer: application.answer,
            itemIds: application.itemIds,
          }
        : readDraft(key)),
      ...(fixedPay === null ? {} : { price: dollarsForField(fixedPay) }),
    },
  });
  const { errors, isSubmitting } = form.formState;
  const [pitch, answer, price, itemIds] = useWatch({
    control: form.control,
    name: ['pitch', 'answer', 'price', 'itemIds'],
  });
  const [pitchNote, answerNote] = [useContactNote(pitch), useContactNote(answer)];
  const cents = centsFromDollars(price);
  const [film, setFilm] = useState(application?.film ?? null);
  const [isFilmComing, setFilmComing] = useState(false);
  const [filmProblem, setFilmProblem] = useState<string>();

  useEffect(() => {
    if (application) return;
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => writeStored('local', key, JSON.stringify(values)),
    });
    return stop;
  }, [form, key, application]);

  const submit = form.handleSubmit(async (input) => {
    const missing = isFilmComing
      ? m.application_film_wait()
      : casting.asksFilm && !film
        ? m.application_film_missing()
        : undefined;
    setFilmProblem(missing);
    if (missing) return;
    const body: NewApplication = {
      pitch: input.pitch,
      price: fixedPay ?? centsFromDollars(input.price) ?? 0,
      answer: casting.question ? input.answer : '',
      itemIds: input.itemIds,
      filmId: film?.id ?? null,
      ...(application ? {} : { version: casting.version }),
    };
    try {
      await say.mutateAsync({ body, isNew: application === null });
      writeStored('local', key, null);
      forgetFilm(filmKey(creator.id, casting.id));
      toastSuccess(application ? m.application_changed() : m.application_sent());
      onOpenChange(false);
    } catch (error) {
      showFailure(form, error, m.application_failed());
    }
  });

  return (
    <DialogBox
      open={open}
      onOpenChange={onOpenChange}
      onSubmit={submit}
      size="lg"
      busy={isSubmitting}
      title={m.application_title({ brand: casting.brand.companyName })}
      description={<bdi>{casting.title}</bdi>}
      footerNote={m.application_until_cast()}
      footer={
        <OnlineButton type="submit" variant="cast" busy={isSubmitting} busyText={m.application_sending()}>
          {application ? m.application_save() : m.casting_apply()}
        </OnlineButton>
      }
    >
      <div className="grid gap-5">
        <FitLine creator={creator} casting={casting} now={now} />
        <Field
          label={m.application_pitch()}
          hint={
            <>
              {m.application_pitch_count({
                count: formatCount(pitch.length),
                most: formatCount(castingLimits.pitch),
              })}
              {pitchNote}
            </>
          }
          error={errors.pitch?.message}
          required
        >
          <TextArea rows={4} maxLength={castingLimits.pitch} {...form.register('pitch')} />
        </Field>
        {casting.question ? (
          <Field
            label={<bdi>{casting.question}</bdi>}
            hint={answerNote}
            error={errors.answer?.message}
            required
          >
            <TextInput autoComplete="off" maxLength={limits.title} {...form.register('answer')} />
          </Field>
        ) : null}
        {fixedPay === null ? (
          <div className="grid items-start gap-x-6 gap-y-3 sm:grid-cols-[200px_minmax(0,1fr)]">
            <Field
              label={m.application_price({ currency: currencyCode(casting.currency) })}
              hint={m.application_price_hint()}
              error={errors.price?.message}
              required
            >
              <TextInput
                inputMode="decimal"
                autoComplete="off"
                maxLength={16}
                start={<span aria-hidden>{currencySign(casting.currency)}</span>}
                {...form.register('price')}
              />
            </Field>
            {cents ? (
              <div className="sm:pt-9">
                <AskMeter price={cents} casting={casting} reader="CREATOR" />
              </div>
            ) : null}
          </div>
        ) : (
          <div>
            <p className="font-semibold">{m.casting_pay_fixed()}</p>
            <p className="disp num text-xl">{formatMoney(fixedPay, casting.currency)}</p>
            <p className="hint">{m.application_pay_fixed()}</p>
          </div>
        )}
        {casting.asksFilm ? (
          <FilmField
            storedAs={filmKey(creator.id, casting.id)}
            film={film}
            onFilm={(next) => {
              setFilm(next);
              setFilmProblem(undefined);
            }}
            onBusy={setFilmComing}
            error={filmProblem}
          />
        ) : null}
        <FieldGroup label={m.application_reel()} hint={m.application_reel_hint()}>
          <ReelPicker
            items={creator.portfolio.filter(({ withheld, isHeld }) => !withheld && !isHeld)}
            chosen={itemIds}
            onChange={(next) => form.setValue('itemIds', next, { shouldDirty: true })}
          />
        </FieldGroup>
        <FormError className="empty:hidden">{errors.root?.message}</FormError>
      </div>
    </DialogBox>
  );
}
